import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { designTool } from './support/design-tool'

const PAGES = [
  '/',
  '/canvas-prints',
  '/photo-prints',
  '/photo-mugs',
  '/photo-credits',
  '/white-photo-mug',
  '/canvas-print-60-x-90-cm',
  '/blog/a-photo-for-a-mug',
  '/checkout/cart',
  '/checkout',
  '/nope',
  '/blog',
]

for (const path of PAGES) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
}

test('axe finds nothing in the design tool, empty and with a photo', async ({ page }) => {
  await page.goto('/uploadchoice?sku=canvas-print')
  const check = async () => {
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  await expect(page.getByRole('button', { name: 'Choose a photo' }).first()).toBeVisible()
  await check()
  await designTool(page).choosePhoto('dogs-at-the-window.jpg')
  await page.getByRole('button', { name: 'Size', exact: true }).click()
  await check()
})

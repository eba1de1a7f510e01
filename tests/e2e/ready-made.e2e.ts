import AxeBuilder from '@axe-core/playwright'
import { expect, test } from 'playwright/test'
import { closePanel, designTool } from './support/design-tool'
import { visit } from './support/mounted'

test('a ready-made rug is chosen, gets another name and another size, and goes into the cart', async ({ page }) => {
  await visit(page, '/create-your-rug')
  await expect(page.getByRole('heading', { level: 1, name: 'Create your rug' })).toBeVisible()
  const designs = page.getByRole('main').getByRole('listitem')
  await expect(designs).toHaveCount(13)
  await expect(designs.first()).toContainText('Start with a plain rug')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await designs.getByRole('link', { name: /^Name in a border/ }).press('Enter')
  await expect(page).toHaveURL(/\/create-your-rug\?sku=photo-rug&template_sku=rug-name-border$/)
  await expect(page.getByRole('application')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('We can’t find this template.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Layers', exact: true }).click()
  await page.getByRole('button', { name: 'Text “Aroha”' }).click()
  await closePanel(page)
  await page.getByRole('application').focus()
  await page.keyboard.press('F2')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Ngaio')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await designTool(page).chooseSize('Round, 100 cm')
  await page.reload()
  await expect(page.getByRole('application')).toHaveAccessibleDescription(/Text “Ngaio”/)
  await expect(page.getByRole('application')).toHaveAccessibleDescription(/Text “SINCE 2021”/)
  await designTool(page).addToCart()
  await expect(page.getByRole('main')).toContainText('Photo rug')
  await expect(page.getByRole('main')).toContainText('Round, 100 cm')
})

test('the address of a template opens it; a rug without one has a way to the ready-made ones, and one that is not there says so', async ({
  page,
}) => {
  await visit(page, '/create-your-rug?template_sku=rug-road')
  await expect(page.getByRole('application')).toHaveAccessibleDescription(/Text “Tama’s town”/)
  await page.goto('/create-your-rug?template_sku=waves')
  await expect(page.getByRole('application')).toBeVisible()
  const note = page.getByText('We can’t find this template.')
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Close the message' }).click()
  await expect(note).toBeHidden()
  await page.getByRole('link', { name: 'Our ready-made designs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create your rug' })).toBeVisible()
  await page.getByRole('link', { name: /Start with a plain rug/ }).click()
  await expect(page.getByRole('application')).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('the page of the rug shows some, and leads to all', async ({ page }) => {
  await visit(page, '/photo-rug')
  // What is below it comes when it is near.
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    await expect(page.getByRole('heading', { name: 'Or start with one of our designs' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('link', { name: 'See all 12 designs' })).toHaveAttribute('href', '/create-your-rug')
  await page.getByRole('link', { name: /^Sunrise arches/ }).click()
  await expect(page).toHaveURL(/\/rug-tool\?sku=photo-rug&template_sku=rug-sunburst$/)
  await expect(page.getByRole('application')).toBeVisible()
})

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { designTool } from './support/design-tool'

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const panel = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const description = (page: Page) => page.getByRole('application')

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id }) => id)
}

test('a graphic is found by a word, gets another colour, and is drawn with a background', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/uploadchoice?sku=canvas-print')
  await designTool(page).choosePhoto('lake-and-snowy-mountains.jpg')
  await tool(page, 'Graphics').click()
  await page.getByRole('searchbox', { name: 'Find a graphic' }).fill('kowhai')
  await expect(page.getByRole('button', { name: 'Kōwhai flowers' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kea', exact: true })).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Kōwhai flowers' }).click()
  await expect(description(page)).toHaveAccessibleDescription(/Graphic kōwhai flowers/)
  await page.getByRole('button', { name: 'Close the panel' }).click()
  await tool(page, 'Colours').click()
  await expect(panel(page, 'Colours and edges')).toBeVisible()
  const navy = page.getByRole('group', { name: 'First colour' }).getByRole('button', { name: 'Navy' })
  await navy.click()
  await expect(navy).toHaveAttribute('aria-pressed', 'true')
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await tool(page, 'Done').click()
  await tool(page, 'Background').click()
  await page.getByRole('button', { name: 'Terrazzo' }).click()
  await expect(page.getByRole('slider', { name: 'Repeats' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.reload()
  await expect(description(page)).toHaveAccessibleDescription(/Graphic kōwhai flowers/)
})

test('a photo gets a round outline and a border', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/uploadchoice?sku=canvas-print')
  await designTool(page).choosePhoto('lake-and-snowy-mountains.jpg')
  await tool(page, 'Border').click()
  await page.getByRole('radio', { name: 'Round' }).check({ force: true })
  await page.getByRole('checkbox', { name: 'Border' }).check()
  await expect(page.getByRole('slider', { name: 'Width of the border' })).toBeVisible()
  expect(await findings(page)).toEqual([])
})

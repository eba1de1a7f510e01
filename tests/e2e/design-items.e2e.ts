import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { designTool } from './support/design-tool'

const FIRST = 'lake-and-snowy-mountains.jpg'

/** A canvas with two photos. The second one is selected. */
async function openTwoPhotos(page: Page): Promise<void> {
  await page.goto('/uploadchoice?sku=canvas-print')
  await designTool(page).choosePhoto(FIRST)
  await page.getByRole('button', { name: 'Photos', exact: true }).click()
  await page.getByRole('button', { name: `Add ${FIRST} on top` }).click()
  await page.getByRole('button', { name: 'Close the panel' }).click()
  await expect(page.getByRole('button', { name: 'Duplicate' })).toBeVisible()
}

const stage = (page: Page) => page.getByRole('application')
const layers = (page: Page) => page.getByRole('list', { name: 'From front to back' }).getByRole('button')

test('a second photo is added, dragged, deleted and brought back', async ({ page }) => {
  await openTwoPhotos(page)
  const left = async () => {
    await page.getByRole('button', { name: 'Position', exact: true }).click()
    const value = Number(await page.getByLabel('From the left (mm)').inputValue())
    await page.getByRole('button', { name: 'Close the panel' }).click()
    return value
  }
  const before = await left()
  const box = await stage(page).boundingBox()
  if (!box) throw new Error('Not on the screen')
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(centre.x, centre.y)
  await page.mouse.down()
  await page.mouse.move(centre.x - 45, centre.y, { steps: 3 })
  await page.mouse.up()
  expect(await left()).toBeLessThan(before - 5)
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Duplicate' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Layers', exact: true }).click()
  await expect(layers(page)).toHaveCount(2)
})

test('the items are placed by keys and numbers alone', async ({ page }) => {
  await openTwoPhotos(page)
  await page.keyboard.press('[')
  await page.keyboard.press('[')
  await page.getByRole('button', { name: 'Position', exact: true }).press('Enter')
  const angle = page.getByLabel('Turned by (°)')
  await angle.fill('30')
  await angle.press('Enter')
  await expect(angle).toHaveValue('30')
  await page.getByRole('button', { name: 'Move left by 1 mm' }).press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await page.getByRole('button', { name: 'Layers', exact: true }).press('Enter')
  await expect(layers(page).first()).toHaveAccessibleName(/^Photo .*\.jpg, \d+ by \d+ millimetres$/)
  await layers(page).last().press('Enter')
  await expect(layers(page).last()).toHaveAttribute('aria-pressed', 'true')
})

test('axe finds nothing in the list of layers and in the numbers of an item', async ({ page }) => {
  await openTwoPhotos(page)
  for (const panel of ['Position', 'Layers']) {
    await page.getByRole('button', { name: panel, exact: true }).click()
    await expect(page.getByRole('heading', { name: panel })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  }
})

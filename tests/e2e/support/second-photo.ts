import { expect, type Page } from 'playwright/test'
import { closePanel, openSide } from './design-tool'
import { differentPhotos } from './different-photos'

const second = (page: Page) => page.getByRole('button', { name: 'Add a photo to place 2' })

/** Gives page 5 a layout of two photos. */
async function giveTwoPlaces(page: Page): Promise<void> {
  await openSide(page, 'Pages 4–5')
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
  await page.getByRole('radio', { name: 'Right page' }).check({ force: true })
  await page.getByRole('slider', { name: /^Photos/ }).fill('2')
  await page.getByRole('button', { name: /^Layout 1 of \d+ for 2 photos$/ }).click()
}

/** And a second photo. `from` is that of `differentPhotos`. */
export async function addSecondPhoto(page: Page, from: number): Promise<void> {
  await giveTwoPlaces(page)
  const chooser = page.waitForEvent('filechooser')
  await second(page).click()
  await (await chooser).setFiles(await differentPhotos(1, from))
  await expect(second(page)).toBeHidden()
  await closePanel(page)
}

/** The next photo that has no place yet is the second one at once. */
export async function takeSecondPhoto(page: Page): Promise<void> {
  await giveTwoPlaces(page)
  await expect(second(page)).toBeHidden()
  await closePanel(page)
}

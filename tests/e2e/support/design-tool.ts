import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'

export const photo = (name: string) => fileURLToPath(new URL(`../../fixtures/photos/${name}`, import.meta.url))

/** The address changes before the page does, so the heading is waited for too. */
export async function cartIsShown(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/cart$/, { timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
}

/** Driver of the design tool. It uses the visible labels only. */
export const designTool = (page: Page) => ({
  async choosePhoto(name: string) {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a photo' }).first().click()
    await (await chooser).setFiles(photo(name))
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  },
  async chooseSize(size: string) {
    await page.getByRole('button', { name: 'Size', exact: true }).click()
    await page.getByRole('radio', { name: new RegExp(`^${size}\\b`) }).check({ force: true })
    await page.getByRole('button', { name: 'Size', exact: true }).click()
  },
  async zoomIn() {
    await page.keyboard.press('+')
  },
  async addToCart() {
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await cartIsShown(page)
  },
  async updateCart() {
    await page.getByRole('button', { name: 'Update cart' }).click()
    await cartIsShown(page)
  },
})

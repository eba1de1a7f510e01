import { fileURLToPath } from 'node:url'
import { expect, type Page } from 'playwright/test'

export const photo = (name: string) => fileURLToPath(new URL(`../../fixtures/photos/${name}`, import.meta.url))

/** The address changes before the page does, so the heading is waited for too. */
export async function cartIsShown(page: Page, timeout = 60_000): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/cart$/, { timeout })
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
}

/** The button of a side that has something on it. */
export const sideButton = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Sides' }).getByRole('button', { name: label, exact: true })

/** A page of the overview: its name, and what is on it. */
export const pageButton = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Pages', exact: true })
    .getByRole('button', { name: new RegExp(`^${name}, (?:empty|pattern only|no photo|\\d+ photos?)`) })

/** Shows a side, whether it is empty or starts with words; from the overview of pages too. */
export const openSide = (page: Page, label: string): Promise<void> =>
  sideButton(page, label)
    .or(sideButton(page, `${label}, empty`))
    .or(pageButton(page, label))
    .click()

/** Back from one page to all of them. */
export const allPages = (page: Page): Promise<void> => page.getByRole('button', { name: 'All pages' }).click()

export const closePanel = (page: Page): Promise<void> => page.getByRole('button', { name: 'Close the panel' }).click()

/**
 * Presses the button that adds the design to the cart, and leaves what may print badly as it is.
 *
 * @param timeout for the rest of the uploads, in ms
 */
export async function putInCart(page: Page, button: 'Add to cart' | 'Update cart', timeout = 60_000): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  const anyway = page.getByRole('button', { name: `${button} as it is` })
  await expect(anyway.or(page.getByRole('heading', { level: 1, name: 'Your cart' }))).toBeVisible({ timeout })
  if (await anyway.isVisible()) await anyway.click()
  await cartIsShown(page, timeout)
}

/** Runs in the page: whether the page would ask before it closes, because a photo is not stored yet. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** All photos are stored on the device. */
export const allKept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(asksBeforeLeaving), { timeout: 60_000 }).toBe(false)

/** Driver of the design tool. It uses the visible labels only. */
export const designTool = (page: Page) => ({
  async choosePhoto(name: string) {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a photo' }).first().click()
    await (await chooser).setFiles(photo(name))
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
    await expect(page.getByText(`Photo ${name} at`)).toBeAttached()
    await allKept(page)
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
    await putInCart(page, 'Add to cart')
  },
  async updateCart() {
    await putInCart(page, 'Update cart')
  },
})

/** Puts a canvas with a photo into the cart. The page is then the cart. */
export async function designCanvas(page: Page): Promise<void> {
  await page.goto('/uploadchoice?sku=canvas-print')
  const tool = designTool(page)
  await tool.choosePhoto('dogs-at-the-window.jpg')
  await tool.addToCart()
}

import { readDefinition } from '@kea/design/product/read-definition'
import { expect, type Page } from 'playwright/test'
import { closePanel, photo, putInCart } from './design-tool'
import { fillPages, openFirstPage, SENT_MS } from './pages-walk'
import type { Designed } from './product-page'

export const PHOTOS = ['lake-and-snowy-mountains.jpg', 'dogs-at-the-window.jpg'] as const
export const WORDS = 'Kia ora Aoraki'

/** Puts the second photo beside the first one in a layout, where the product has layouts. */
async function intoLayout(page: Page): Promise<void> {
  const layouts = page.getByRole('button', { name: 'Layout', exact: true })
  if (!(await layouts.isVisible())) return
  await layouts.click()
  await page.getByRole('slider', { name: /^Photos/ }).fill('2')
  await page.getByRole('button', { name: /^Layout 1 of \d+ for 2 photos$/ }).click()
  const place = page.getByRole('button', { name: 'Add a photo to place 2' })
  const chooser = page.waitForEvent('filechooser')
  await place.click()
  await (await chooser).setFiles(photo(PHOTOS[1]))
  await expect(place).toBeHidden()
  await closePanel(page)
}

/** Puts the second photo onto each empty side that takes one; false for a product without such a side. */
async function ontoSides(page: Page): Promise<boolean> {
  const empty = page.getByRole('navigation', { name: 'Sides' }).getByRole('button', { name: /, empty$/ })
  const forWords = page.getByText('Add your words', { exact: true })
  let [filled, skipped] = [0, 0]
  for (let left = await empty.count(); left > skipped; left = await empty.count()) {
    await empty.nth(skipped).click()
    await expect(forWords.or(page.getByText('Add your photo', { exact: true }))).toBeVisible()
    if (await forWords.isVisible()) {
      skipped += 1
      continue
    }
    await page.getByLabel('Photo file').setInputFiles(photo(PHOTOS[1]))
    await expect(empty).toHaveCount(left - 1)
    filled += 1
  }
  return filled > 0
}

/** Opens the tool of a product and puts two photos on the piece, as far as it takes them. */
async function placePhotos(page: Page, { sku, name, personalisation }: Designed): Promise<void> {
  await page.goto(`/${personalisation.tool}?sku=${sku}`)
  await expect(page.getByRole('heading', { level: 1, name: `Design your ${name}` })).toBeAttached()
  await page.getByLabel('Photo file').setInputFiles(photo(PHOTOS[0]))
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  if (await page.getByRole('button', { name: /^Open print 1,/ }).isVisible()) {
    await page.getByLabel('Photo file').setInputFiles(photo(PHOTOS[1]))
    await page.getByRole('button', { name: /^Open print 1,/ }).click()
  } else if (!(await ontoSides(page))) {
    await intoLayout(page)
  }
}

/**
 * Designs a product with two photos and a line of words, as far as it takes them, and adds it to the cart. Of many pages the
 * others get photos too, since each of them needs one.
 */
export async function designWithTwoPhotos(page: Page, product: Designed): Promise<void> {
  const definition = readDefinition(product.personalisation.definition)
  if (definition?.arrangement.kind === 'pages') {
    await fillPages(page, product, definition, PHOTOS)
    await openFirstPage(page)
  } else await placePhotos(page, product)
  const text = page.getByRole('button', { name: 'Add text' })
  if (await text.isVisible()) {
    await text.click()
    await page.getByRole('textbox', { name: 'Words' }).fill(WORDS)
    await closePanel(page)
  }
  await putInCart(page, 'Add to cart', SENT_MS)
}

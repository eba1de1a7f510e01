import { expect, type Page } from 'playwright/test'
import { checkOutAsGuest } from './checkout'
import { allKept, allPages, closePanel, openSide, pageButton, putInCart } from './design-tool'
import { differentPhotos } from './different-photos'
import { SENT_MS } from './pages-walk'
import { paidPrints } from './printed-boxes'
import { pagesOf, readPrint } from './read-print'
import { addSecondPhoto, takeSecondPhoto } from './second-photo'

const bar = (page: Page) => page.getByRole('region', { name: 'All pages' })

/** A second photo on a page, and words. */
async function changePage(page: Page, { photos, empties }: BookStory): Promise<void> {
  if (empties === 'more photos') await takeSecondPhoto(page)
  else await addSecondPhoto(page, photos - 1)
  await addWords(page, 'Summer at Lake Tekapō')
  await allPages(page)
  await expect(pageButton(page, 'Pages 4–5')).toHaveAccessibleName(/^Pages 4–5, 3 photos/)
}

/** Adds words to the page that is shown. */
async function addWords(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add text' }).click()
  await page.getByRole('textbox', { name: 'Words' }).fill(words)
  await closePanel(page)
}

/** Moves a spread to the place of another one. */
async function moveSpread(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More for Pages 4–5', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move', exact: true }).click()
  await expect(page.getByText('Moving Pages 4–5. Choose its new place.')).toBeVisible()
  await pageButton(page, 'Pages 8–9').click()
  await expect(page.getByText('Pages 4–5 is in place 4 of 11 now')).toBeAttached()
  await isMoved(page)
}

const isMoved = (page: Page) => expect(pageButton(page, 'Pages 8–9')).toHaveAccessibleName(/^Pages 8–9, 3 photos/)

/** Chooses 36 pages where their price is offered, and page numbers among the options. */
async function choosePages(page: Page): Promise<void> {
  await page
    .getByRole('list', { name: 'Other numbers of pages' })
    .getByRole('button', { name: /^36 pages cost N\$12\.00 more/ })
    .click()
  await expect(pageButton(page, 'Pages 34–35')).toHaveAccessibleName(/^Pages 34–35, empty/)
  await bar(page).getByRole('button', { name: 'Size and options' }).click()
  await page.getByRole('radio', { name: /^With$/ }).check({ force: true })
  await closePanel(page)
}

/** Each page that is still empty gets a photo that has no place yet, or is a copy of the last spread before them. */
async function fillEmpty(page: Page, empties: BookStory['empties']): Promise<void> {
  const all = page.getByText(/^18 of 18/)
  if (empties === 'more photos') {
    await bar(page).getByRole('button', { name: 'Photos', exact: true }).click()
    await page.getByRole('button', { name: 'Fill the rest' }).first().click()
    await closePanel(page)
  }
  const empty = page.getByRole('button', { name: /^Pages \d+–\d+, empty$/ })
  for (let left = await empty.count(); empties === 'copies' && left > 0; left--) {
    await page.getByRole('button', { name: 'More for Pages 10–11', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(empty).toHaveCount(left - 1)
  }
  await expect(all).toBeVisible()
}

/** The book is as it was left. */
async function isThere(page: Page): Promise<void> {
  await expect(page.getByText(/^18 of 18/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('textbox', { name: 'Name of your design' })).toHaveValue('Our year')
  await isMoved(page)
}

/** No more than there are places in 24 pages. */
const AT_ONCE = 24

/** Adds photos to those that have no place yet. */
async function addToTray(page: Page, from: number, to: number): Promise<void> {
  await bar(page).getByRole('button', { name: 'Photos', exact: true }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.locator('#tool-panel').getByRole('button', { name: 'Add photos' }).click()
  await (await chooser).setFiles(await differentPhotos(to - from, from))
  const reading = page.getByText(/^Reading \d/)
  await expect(reading.first()).toBeVisible()
  await expect(reading).toHaveCount(0, { timeout: SENT_MS })
  await closePanel(page)
}

export interface BookStory {
  photos: number
  /** What comes on the pages that the photos at first do not fill. */
  empties: 'more photos' | 'copies'
}

/**
 * Photos, a page with another layout and words, a spread that is moved, 36 pages, a reload, the cart, a change from there,
 * the order, its payment, and the two files that the printer gets.
 */
export async function fromPhotosToBook(page: Page, { photos, empties }: BookStory): Promise<void> {
  await page.goto('/photobook-tool?sku=photo-book')
  await expect(page.getByRole('heading', { level: 1, name: 'Design your Photo book' })).toBeAttached()
  // Where no photos wait for a place, the last one is added to a page.
  const added = empties === 'more photos' ? photos : photos - 1
  const first = Math.min(added, AT_ONCE)
  await page.getByLabel('Photo file').setInputFiles(await differentPhotos(first))
  await expect(pageButton(page, 'Pages 8–9')).toHaveAccessibleName(/\d photos?/, { timeout: 120_000 })
  await expect(page.getByText(/^Reading \d/)).toHaveCount(0, { timeout: SENT_MS })
  if (added > first) await addToTray(page, first, added)
  await changePage(page, { photos, empties })
  await moveSpread(page)
  await choosePages(page)
  await fillEmpty(page, empties)
  await page.getByRole('textbox', { name: 'Name of your design' }).fill('Our year')
  await allKept(page)
  await page.reload()
  await isThere(page)
  await putInCart(page, 'Add to cart', SENT_MS)
  await expect(page.getByText('N$46.95').first()).toBeVisible()

  await page.getByRole('link', { name: 'Edit design' }).click()
  await expect(page.getByRole('button', { name: 'Update cart' })).toBeVisible()
  await isThere(page)
  await openSide(page, 'Cover')
  await addWords(page, 'Whānau')
  await putInCart(page, 'Update cart', SENT_MS)

  const [line, ...others] = await paidPrints(await checkOutAsGuest(page))
  expect([line?.sku, line?.error, others]).toEqual(['photo-book', null, []])
  const [cover, block, ...more] = line?.pdfs ?? []
  expect(more).toEqual([])
  // Eighteen sheets and the boards of a soft cover: 18 × 0.153 mm and 1 mm between two pages of 200 mm.
  expect(readPrint(cover).pages).toEqual([[403.8, 200]])
  expect(readPrint(cover).words[0]).toContain('Whānau')
  const { pages, words } = readPrint(block)
  expect(pages).toEqual(pagesOf(36, 200, 200))
  expect(words.flatMap((each, at) => (each.includes('Tekapō') ? [at + 1] : []))).toEqual([8])
  expect(words[35]).toMatch(/\b36\b/)
}

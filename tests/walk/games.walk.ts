import { expect, type Page, test } from 'playwright/test'
import { checkOutAsGuest } from '../e2e/support/checkout'
import { allKept, allPages, closePanel, openSide, pageButton, putInCart } from '../e2e/support/design-tool'
import { differentPhotos } from '../e2e/support/different-photos'
import { SENT_MS } from '../e2e/support/pages-walk'
import { paidPrints } from '../e2e/support/printed-boxes'
import { pagesOf, readPrint } from '../e2e/support/read-print'

/**
 * Opens a tool, chooses the kind, and fills each face with a photo.
 *
 * @param of the pages that need something
 */
async function fillFaces(page: Page, path: string, kind: string, count: number, of = count): Promise<void> {
  await page.goto(path)
  // A deck with photos on its backs alone is one page, and has the button of a single piece.
  await page
    .getByRole('button', { name: /^Size and (?:options$|quantity: )/ })
    .first()
    .click()
  await page.getByRole('radio', { name: new RegExp(`^${kind}`) }).check({ force: true })
  await closePanel(page)
  await page.getByLabel('Photo file').setInputFiles(await differentPhotos(count))
  await expect(page.getByText(new RegExp(`^${count} of ${of}`))).toBeVisible({ timeout: SENT_MS })
}

/** The pages and words of the only print file of an order. */
async function printOf(page: Page, sku: string) {
  const [line, ...others] = await paidPrints(await checkOutAsGuest(page))
  expect([line?.sku, line?.error, line?.pdfs.length, others]).toEqual([sku, null, 1, []])
  return readPrint(line?.pdfs[0])
}

test('fifty-four photos are the faces of a deck, two of which change places, and all are printed with their backs', async ({
  page,
}) => {
  test.setTimeout(900_000)
  await fillFaces(page, '/playingcards-tool?sku=photo-playing-cards', 'Photo on the backs and on every face', 54, 55)
  await openSide(page, 'Back')
  await page.getByLabel('Photo file').setInputFiles(await differentPhotos(1, 60))
  await expect(page.getByText('Photo photo-61.jpg at')).toBeAttached()
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
  await page.getByRole('slider', { name: /^Photos/ }).fill('1')
  await page.getByRole('button', { name: 'Your photo twice, head to tail' }).click()
  await closePanel(page)
  await allPages(page)
  await page.getByRole('button', { name: 'More for Ace of hearts', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Swap with another' }).click()
  await pageButton(page, 'Joker 2').click()
  await expect(page.getByText('Ace of hearts and Joker 2 have changed places')).toBeAttached()
  await openSide(page, 'Joker 2')
  await expect(page.getByText('Photo photo-14.jpg at')).toBeAttached()
  await allKept(page)
  await page.reload()
  await openSide(page, 'Ace of hearts')
  await expect(page.getByText('Photo photo-54.jpg at')).toBeAttached()
  await putInCart(page, 'Add to cart', SENT_MS)
  await expect(page.getByText('N$34.95').first()).toBeVisible()
  const { pages } = await printOf(page, 'photo-playing-cards')
  expect(pages).toEqual(pagesOf(55, 63, 88))
})

test('twenty-four pairs, one of a photo and a word, are printed twice each', async ({ page }) => {
  test.setTimeout(600_000)
  await fillFaces(page, '/didacticgame-tool?sku=photo-memory-game', '24 pairs', 24)
  await openSide(page, 'Pair 24')
  await page.getByRole('button', { name: 'Second card' }).click()
  await page.getByRole('button', { name: 'Add text' }).click()
  await page.getByRole('textbox', { name: 'Words' }).fill('tūī')
  await closePanel(page)
  await allKept(page)
  await page.reload()
  // The card that was open is open again.
  await allPages(page)
  await expect(pageButton(page, 'Pair 24, second card')).toHaveAccessibleName(/, no photo/)
  await putInCart(page, 'Add to cart', SENT_MS)
  await expect(page.getByText('N$42.95').first()).toBeVisible()
  const { pages, words } = await printOf(page, 'photo-memory-game')
  // All cards and the back.
  expect(pages).toEqual(pagesOf(49, 60, 60))
  expect(words.filter((each) => each.includes('tūī'))).toHaveLength(1)
})

import { expect, type Locator, type Page, test } from 'playwright/test'
import { checkOutAsGuest } from './support/checkout'
import { cartIsShown, openSide, putInCart } from './support/design-tool'
import { differentPhotos, firstPhotoAgain } from './support/different-photos'
import { wrongBoxes } from './support/printed-boxes'

const chosen = (option: number, value: number) => encodeURIComponent(btoa(`custom-option/${option}/${value}`))

/** Chooses photos, and fills the empty cards with them. */
async function fillWith(page: Page, photos: Awaited<ReturnType<typeof differentPhotos>>): Promise<void> {
  await page.getByLabel('Photo file').setInputFiles(photos)
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/^Reading \d/)).toHaveCount(0, { timeout: 60_000 })
  const rest = page.getByRole('button', { name: 'Fill the rest', exact: true })
  if (await rest.isVisible()) await rest.click()
}

test('a memory game: twelve photos, one pair with a word, two alike found, from the tool to the print file', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await page.goto(`/didacticgame-tool?sku=photo-memory-game&options=${chosen(1821, 182101)}`)
  await fillWith(page, await differentPhotos(12))
  await openSide(page, 'Pair 2')
  await page.getByRole('button', { name: 'Second card' }).click()
  await page.getByRole('button', { name: 'Add text' }).click()
  await page.getByRole('textbox', { name: 'Words' }).fill('tūī')
  await page.getByRole('button', { name: 'Close the panel' }).click()
  await openSide(page, 'Pair 5')
  await page.getByLabel('Photo file').setInputFiles([await firstPhotoAgain()])
  await expect(page.getByText('Photo again.jpg at')).toBeAttached()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByText('Pair 1 and Pair 5 look alike, so nobody can tell which cards match.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the design' }).click()
  await page.getByLabel('Photo file').setInputFiles(await differentPhotos(1, 20))
  await expect(page.getByText('Photo photo-21.jpg at')).toBeAttached()
  await putInCart(page, 'Add to cart')
  expect(await wrongBoxes(await checkOutAsGuest(page), ['photo-memory-game'])).toEqual({})
})

test('a deck of cards: ten photos repeated on 54 faces, a back that is turned head to tail, to the print file', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await page.goto(`/playingcards-tool?sku=photo-playing-cards&options=${chosen(1581, 158102)}`)
  await fillWith(page, await differentPhotos(10))
  await page.getByRole('button', { name: 'Repeat photos' }).click()
  await openSide(page, 'Back')
  await page.getByLabel('Photo file').setInputFiles(await differentPhotos(1, 30))
  await expect(page.getByText('Photo photo-31.jpg at')).toBeAttached()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await page
    .getByRole('button', { name: /^Print it head to tail: Back: This back looks different upside down/ })
    .click()
  await expect(page.getByText('This back looks different upside down')).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Add to cart( as it is)?$/ })
    .last()
    .click()
  await cartIsShown(page)
  expect(await wrongBoxes(await checkOutAsGuest(page), ['photo-playing-cards'])).toEqual({})
})

test('cards with a photo on their backs alone are one page', { tag: '@not-core' }, async ({ page }) => {
  test.setTimeout(300_000)
  await page.goto(`/playingcards-tool?sku=photo-playing-cards&options=${chosen(1581, 158101)}`)
  await page.getByLabel('Photo file').setInputFiles(await differentPhotos(1))
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
  await page.getByRole('button', { name: 'Your photo twice, head to tail' }).click()
  await page.getByRole('button', { name: 'Close the panel' }).click()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await cartIsShown(page)
  expect(await wrongBoxes(await checkOutAsGuest(page), ['photo-playing-cards'])).toEqual({})
})

test('on a phone, the photo button of an empty card is no wider than the card above an open panel', {
  tag: '@not-core',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'A computer has the panel beside the card.')
  await page.goto(`/didacticgame-tool?sku=photo-memory-game&options=${chosen(1821, 182101)}`)
  await openSide(page, 'Pair 2')
  await page.getByRole('button', { name: 'Photos', exact: true }).click()
  // The card beside it is as wide.
  const beside = page.getByRole('button', { name: 'Next: Pair 3' })
  const width = async (part: Locator) => Math.floor((await part.boundingBox())?.width ?? 0)
  await expect.poll(() => width(beside)).toBeGreaterThan(0)
  await expect
    .poll(async () => (await width(page.getByRole('button', { name: 'Add your photo' }))) <= (await width(beside)))
    .toBe(true)
})

import { expect, type Page, test } from 'playwright/test'
import sharp from 'sharp'
import { checkOutAsGuest } from './support/checkout'
import { putInCart } from './support/design-tool'
import { wrongBoxes } from './support/printed-boxes'

/** A cover and 24 pages: the first one, eleven spreads with two each, and the last one. */
const PHOTOS = 1 + 24

/** Photos of one colour each: no two are the same file. */
const pictures = () =>
  Promise.all(
    Array.from({ length: PHOTOS }, async (_, at) => ({
      name: `photo-${at + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: {
          width: 1800,
          height: 1800,
          channels: 3,
          background: { r: at * 10, g: 255 - at * 9, b: (at * 67) % 256 },
        },
      })
        .jpeg()
        .toBuffer(),
    })),
  )

const openPage = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click()

test('a book is filled, a page gets another layout, and it is ordered, paid and printed as a cover and a block', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await page.goto('/photobook-tool?sku=photo-book')
  await expect(page.getByRole('heading', { level: 1, name: 'Design your Photo book' })).toBeAttached()
  await page.getByLabel('Photo file').setInputFiles(await pictures())
  await expect(page.getByText('12 of 12 filled')).toBeVisible({ timeout: 120_000 })
  for (const name of [/^First page, 1 photo/, /^Last page, 1 photo/])
    await expect(page.getByRole('button', { name })).toBeVisible({ timeout: 120_000 })
  await openPage(page, 'Pages 4–5')
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
  await page.getByRole('radio', { name: 'Right page' }).check({ force: true })
  await page.getByRole('slider', { name: /^Photos/ }).fill('2')
  await page.getByRole('button', { name: /^Layout 1 of \d+ for 2 photos$/ }).click()
  await expect(page.getByText('One place is empty. It prints without a photo.')).toBeVisible()
  // The photo of the left page has stayed.
  await page.getByRole('radio', { name: 'Left page' }).check({ force: true })
  await expect(page.getByText('One place is empty. It prints without a photo.')).toBeHidden()
  await page.getByRole('button', { name: 'Close the panel' }).click()
  await putInCart(page, 'Add to cart')
  await expect(page.getByText('N$34.95').first()).toBeVisible()
  expect(await wrongBoxes(await checkOutAsGuest(page), ['photo-book'])).toEqual({})
})

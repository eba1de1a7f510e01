import { test } from 'playwright/test'
import { fromPhotosToBook } from './support/book-story'

/** With 120 photos it is in tests/walk/book.walk.ts. */
test('twelve photos become a book of 36 pages, which is changed in the cart, paid and printed', async ({ page }) => {
  test.setTimeout(300_000)
  await fromPhotosToBook(page, { photos: 12, empties: 'copies' })
})

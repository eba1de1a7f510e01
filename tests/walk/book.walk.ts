import { test } from 'playwright/test'
import { fromPhotosToBook } from '../e2e/support/book-story'

test('a hundred and twenty photos become a book of 36 pages, which is changed in the cart, paid and printed', async ({
  page,
}) => {
  test.setTimeout(1_200_000)
  await fromPhotosToBook(page, { photos: 120, empties: 'more photos' })
})

import { test } from 'playwright/test'
import { fromPhotoToPrintFile, type Story } from '../e2e/support/design-story'

/** The canvas is in tests/e2e/design-story.e2e.ts. */
const STORIES: readonly (Story & { title: string })[] = [
  { title: 'a mug', path: '/photomug-tool?sku=photo-mug', name: 'Photo mug', mm: [203, 81], pages: 1 },
  {
    title: 'a cushion with two sides',
    path: '/pillow-tool?sku=photo-pillow',
    name: 'Photo cushion',
    options: ['Its own photo on the back'],
    otherSide: 'Back',
    // A wide photo leaves the listed size alone.
    mm: [300, 300],
    pages: 2,
    isCut: true,
  },
  {
    title: 'a heart ornament',
    path: '/ornaments-tool?sku=photo-ornament',
    name: 'Photo ornament',
    options: ['Heart, 72 mm'],
    mm: [72, 72],
    pages: 1,
    isCut: true,
  },
  {
    title: 'a luggage tag with two sides and a hole',
    path: '/luggagetag-tool?sku=photo-luggage-tag',
    name: 'Photo luggage tag',
    otherSide: 'Back',
    mm: [86, 54],
    pages: 2,
    isCut: true,
  },
]

for (const { title, ...story } of STORIES) {
  test(`${title} goes from the photo to the print file`, async ({ page }) => {
    test.setTimeout(300_000)
    await fromPhotoToPrintFile(page, story)
  })
}

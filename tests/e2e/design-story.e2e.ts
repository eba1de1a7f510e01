import { test } from 'playwright/test'
import { fromPhotoToPrintFile } from './support/design-story'

test('a canvas goes from the photo to the print file', async ({ page }) => {
  test.setTimeout(300_000)
  await fromPhotoToPrintFile(page, {
    path: '/uploadchoice?sku=canvas-print',
    name: 'Canvas print',
    mm: [238, 238],
    pages: 1,
  })
})

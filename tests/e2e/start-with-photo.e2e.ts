import { expect, test } from '@playwright/test'
import { photo } from './support/design-tool'

test('a photo chosen on the home page is on the print size that fits it', async ({ page }) => {
  await page.goto('/')
  const start = page.getByRole('button', { name: 'Start with a photo' })
  await start.waitFor()
  const chooser = page.waitForEvent('filechooser')
  await start.click()
  await (await chooser).setFiles(photo('lake-and-snowy-mountains.jpg'))
  await expect(page).toHaveURL(/\/uploadchoice\?sku=canvas-print$/)
  await expect(page.getByText(/Photo lake-and-snowy-mountains\.jpg/)).toBeAttached()
  // The photo and the size are 3:2.
  await expect(page.getByRole('button', { name: /^Size and quantity: (20 × 30|40 × 60|60 × 90) cm/ })).toBeVisible()
})

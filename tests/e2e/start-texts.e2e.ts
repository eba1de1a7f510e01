import { expect, test } from '@playwright/test'
import { cartIsShown } from './support/design-tool'

const stage = 'application'

test('a bus roll opens with places to write over, and names the examples that are left before the cart', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/busroll-tool?sku=bus-roll')
  await expect(page.getByRole(stage)).toHaveAccessibleDescription(/Text “WHANGĀREI”/)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByText('“WHANGĀREI” is one of our examples.')).toBeVisible()
  await expect(page.getByText('And 5 more texts are not written yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart as it is' }).click()
  await cartIsShown(page)
  await expect(page.getByRole('main')).toContainText('Bus roll')
})

test('a sports print opens with words to write over, and waits for its photo', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/sports-tool?sku=sports-print')
  await expect(page.getByRole(stage)).toHaveAccessibleDescription(/Text “YOUR NAME”/)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByText('Nothing is on this side yet: Print. Add a photo to it.')).toBeVisible()
})

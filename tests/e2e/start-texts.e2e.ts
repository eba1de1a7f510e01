import { expect, test } from 'playwright/test'
import { cartIsShown, designTool } from './support/design-tool'

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

test('a sports print opens with words to write over, and asks for its photo', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/sports-tool?sku=sports-print')
  await expect(page.getByRole(stage)).toHaveAccessibleDescription(/Text “YOUR NAME”/)
  await expect(page.getByRole('button', { name: 'Choose a photo', exact: true })).toBeVisible()
  await designTool(page).choosePhoto('lake-and-snowy-mountains.jpg')
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible()
})

test('a pet tag says how many letters fit on a line, and does not go into the cart with more', async ({ page }) => {
  await page.goto('/pet-tags-tool?sku=photo-pet-tag')
  await designTool(page).choosePhoto('dogs-at-the-window.jpg')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await page.getByRole('button', { name: 'Show me: Back: “Name” is one of our examples.' }).click()
  await page.getByRole('button', { name: 'Text', exact: true }).locator('visible=true').click()
  const words = page.getByRole('textbox', { name: 'Words' })
  await expect(words).toBeInViewport()
  await expect(page.getByText('Up to 2 lines of 14 letters fit here.')).toBeVisible()
  await words.fill('Abcdefghijklmno')
  await expect(page.getByText('Up to 14 letters fit on a line, and you have 15.')).toBeVisible()
  await page.getByRole('button', { name: 'Close the panel' }).click()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByText('Back: Up to 14 letters fit on a line, and you have 15.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart as it is' })).toHaveCount(0)
})

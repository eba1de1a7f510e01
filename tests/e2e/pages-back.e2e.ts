import { expect, test } from 'playwright/test'
import { openSide, pageButton } from './support/design-tool'
import { plainPhotos } from './support/plain-photos'
import { pressBack, withBack } from './support/press-back'

test('the Back button of a phone closes the menu of a photo, then the panel, and then leads to all pages', async ({
  page,
}) => {
  await withBack(page)
  await page.goto('/didacticgame-tool?sku=photo-memory-game')
  await page.getByLabel('Photo file').setInputFiles(await plainPhotos(1))
  await expect(pageButton(page, 'Pair 1')).toHaveAccessibleName('Pair 1, 1 photo')
  await openSide(page, 'Pair 1')
  await page.getByRole('button', { name: 'Photos', exact: true }).click()
  await page.getByRole('button', { name: 'More for photo-1.jpg' }).click()
  await expect(page.getByRole('menu', { name: 'photo-1.jpg' })).toBeVisible()
  expect(await pressBack(page)).toBe(true)
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.locator('#tool-panel')).toBeVisible()
  expect(await pressBack(page)).toBe(true)
  await expect(page.locator('#tool-panel')).toHaveCount(0)
  await expect(page.getByRole('application')).toBeVisible()
  expect(await pressBack(page)).toBe(true)
  await expect(pageButton(page, 'Pair 1')).toBeVisible()
  expect(await pressBack(page)).toBe(false)
})

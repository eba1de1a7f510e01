import { expect, type Page, test } from 'playwright/test'
import { openSide, pageButton } from './support/design-tool'
import { plainPhotos } from './support/plain-photos'
import { pressBack, withBack } from './support/press-back'

/** A memory game with one photo, whose pair is in front. */
async function openFirstPair(page: Page) {
  await page.goto('/didacticgame-tool?sku=photo-memory-game')
  await page.getByLabel('Photo file').setInputFiles(await plainPhotos(1))
  await expect(pageButton(page, 'Pair 1')).toHaveAccessibleName('Pair 1, 1 photo')
  await openSide(page, 'Pair 1')
}

test('the Back button of a phone closes the menu of a photo, then the panel, and then leads to all pages', async ({
  page,
}) => {
  await withBack(page)
  await openFirstPair(page)
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

test('Back leads from a page to all pages, Forward and a reload to the page, and the button leaves no step behind', async ({
  page,
}) => {
  await page.goto('/didactic-memory-games')
  await openFirstPair(page)
  await page.goBack()
  await expect(pageButton(page, 'Pair 1')).toHaveAccessibleName('Pair 1, 1 photo')
  await expect(page.getByRole('application')).toHaveCount(0)
  await page.goForward()
  await expect(page.getByRole('application')).toBeVisible()
  await expect(page.getByText('Kept on this device').or(page.getByText('Saved')).first()).toBeAttached()
  await page.reload()
  await expect(page.getByRole('application')).toBeVisible()
  await page.getByRole('button', { name: 'All pages' }).click()
  await expect(pageButton(page, 'Pair 1')).toHaveAccessibleName('Pair 1, 1 photo')
  await openSide(page, 'Pair 2')
  await page.getByRole('button', { name: 'All pages' }).click()
  await expect(pageButton(page, 'Pair 2')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/didactic-memory-games$/)
})

test('a reload opens the second card of a pair again, where that one was open', async ({ page }) => {
  await openFirstPair(page)
  await page.getByRole('button', { name: 'Second card' }).click()
  await expect(page.getByText(/^Pair 1, second card, .*No photo is chosen yet/)).toBeAttached()
  await expect(page.getByText('Kept on this device').or(page.getByText('Saved')).first()).toBeAttached()
  await page.reload()
  await expect(page.getByText(/^Pair 1, second card, .*No photo is chosen yet/)).toBeAttached()
  await page.getByRole('button', { name: 'Other card' }).click()
  await expect(page.getByText(/^Pair 1, .*Photo photo-1.jpg at/)).toBeAttached()
})

test('Back closes how a game looks, then leads from the page to all pages; closed by its button it leaves no step behind', async ({
  page,
}) => {
  await page.goto('/didactic-memory-games')
  await openFirstPair(page)
  const look = page.getByRole('dialog', { name: 'How it looks' })
  const open = async () => {
    await page.getByRole('button', { name: 'How it looks', exact: true }).click()
    await expect(look).toBeVisible()
  }
  await open()
  await page.goBack()
  await expect(look).toHaveCount(0)
  await expect(page.getByRole('application')).toBeVisible()
  await page.goForward()
  await expect(look).toBeVisible()
  await look.getByRole('button', { name: 'Close' }).click()
  await expect(look).toHaveCount(0)
  await open()
  await page.reload()
  await expect(page.getByRole('application')).toBeVisible()
  await expect(look).toHaveCount(0)
  await page.goBack()
  await expect(pageButton(page, 'Pair 1')).toHaveAccessibleName('Pair 1, 1 photo')
  await page.goBack()
  await expect(page).toHaveURL(/\/didactic-memory-games$/)
})

import { expect, type Page, test } from 'playwright/test'
import { noViolations } from './support/access'
import { datedPhotos } from './support/dated-photos'
import { differentPhotos } from './support/different-photos'

const panel = (page: Page) => page.locator('#tool-panel')
const list = (page: Page, name: string) => panel(page).getByRole('list', { name, exact: true })
const tile = (page: Page, name: string) =>
  panel(page).getByRole('button', { name: new RegExp(`^Put ${name}\\.jpg on`) })
const filter = (page: Page, name: string) => panel(page).getByRole('button', { name: new RegExp(`^${name} \\d`) })
const sorter = (page: Page) => page.getByRole('dialog', { name: 'Sort your photos' })

/** The names of the photos of an event, in their order. */
const namesIn = (page: Page, event: string) =>
  list(page, event)
    .getByRole('button', { name: /^Put/ })
    .evaluateAll((all) => all.map((each) => each.getAttribute('title')?.replace('.jpg', '')))

/** Chooses photos for the tray of a book, and opens it. */
async function openTray(page: Page, photos: Awaited<ReturnType<typeof differentPhotos>>): Promise<void> {
  await page.goto('/photobook-tool?sku=photo-book')
  await page.getByRole('button', { name: 'Photos', exact: true }).click()
  const chooser = page.waitForEvent('filechooser')
  await panel(page).getByRole('button', { name: 'Add photos' }).click()
  await (await chooser).setFiles(photos)
  await expect(filter(page, 'All')).toHaveText(`All ${photos.length}`, { timeout: 120_000 })
  await expect(page.getByText(/^Reading \d/)).toHaveCount(0, { timeout: 60_000 })
}

test('photos are below the days on which they were taken, similar ones in a stack with the sharpest on top', async ({
  page,
}) => {
  await openTray(page, await datedPhotos())
  await expect
    .poll(() => namesIn(page, 'Sat 14 March'))
    .toEqual(['beach-1', 'beach-2', 'beach-3', 'beach-4', 'beach-5'])
  await expect.poll(() => namesIn(page, 'Sat 21 March')).toEqual(['jump-2', 'walk-1'])
  const stack = panel(page).getByRole('button', { name: '3 similar photos: jump-2.jpg' })
  await stack.click()
  await expect(stack).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => namesIn(page, 'Sat 21 March')).toEqual(['jump-2', 'jump-3', 'jump-1', 'walk-1'])
  await stack.click()
  await panel(page).getByRole('button', { name: 'As added' }).click()
  await expect
    .poll(() => namesIn(page, 'Your photos'))
    .toEqual([
      'dinner-1',
      'beach-1',
      'beach-2',
      'beach-3',
      'jump-2',
      'beach-4',
      'beach-5',
      'walk-1',
      'dinner-2',
      'dinner-3',
    ])
  await noViolations(page)
})

test('photos are made favourites and left out below their pictures, filtered by it, and stay so after a reload', async ({
  page,
  isMobile,
}) => {
  await openTray(page, await datedPhotos())
  await panel(page).getByRole('button', { name: 'Favourite: beach-2.jpg' }).click()
  await expect(tile(page, 'beach-2')).toHaveAccessibleName('Put beach-2.jpg on the print, Favourite')
  await panel(page).getByRole('button', { name: 'More for beach-3.jpg' }).click()
  await page.getByRole('menuitem', { name: 'Leave out' }).click()
  await expect(tile(page, 'beach-3')).toHaveAccessibleName('Put beach-3.jpg on the print, Left out')
  await expect(panel(page).getByRole('button', { name: 'Leave out: beach-3.jpg' })).toHaveCount(isMobile ? 0 : 1)
  await filter(page, 'Favourites').click()
  await expect.poll(() => namesIn(page, 'Sat 14 March')).toEqual(['beach-2'])
  await tile(page, 'beach-2').click()
  await filter(page, 'Unused').click()
  await expect(filter(page, 'Unused')).toHaveText('Unused 10')
  await expect.poll(() => namesIn(page, 'Sat 14 March')).toEqual(['beach-1', 'beach-4', 'beach-5'])
  await page.reload()
  await page.getByRole('button', { name: 'Photos', exact: true }).click()
  await filter(page, 'Left out').click()
  await expect.poll(() => namesIn(page, 'Sat 14 March')).toEqual(['beach-3'])
  await filter(page, 'All').click()
  await expect(tile(page, 'beach-2')).toHaveAccessibleName('Put beach-2.jpg on the print, used once, Favourite')
})

test('by keys alone photos are sorted out in the tray', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone has no keys.')
  await openTray(page, await datedPhotos())
  await tile(page, 'beach-1').focus()
  await page.keyboard.press('ArrowDown')
  await expect(tile(page, 'beach-3')).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByText('Left out: beach-3.jpg', { exact: true })).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('s')
  await expect(tile(page, 'beach-4')).toHaveAccessibleName(/, Favourite$/)
  await page.keyboard.press('k')
  await expect(tile(page, 'beach-4')).toHaveAccessibleName('Put beach-4.jpg on the print')
  // Over the title to the photos of the next event.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tile(page, 'jump-2')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(tile(page, 'beach-4')).toHaveAccessibleName(/, Favourite$/)
  await filter(page, 'Unused').click()
  await tile(page, 'beach-2').focus()
  await page.keyboard.press('x')
  // What left the list gives the focus to the photo in its place.
  await expect(tile(page, 'beach-4')).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Shortcuts' }).getByText('Make a photo a favourite')).toBeVisible()
})

test('photos are sorted one by one, large: by taps and swipes, or by keys', async ({ page, isMobile }) => {
  await openTray(page, await datedPhotos())
  await panel(page).getByRole('button', { name: 'Sort one by one' }).click()
  const dialog = sorter(page)
  const status = dialog.getByRole('status')
  await expect(status).toHaveText('Photo 1 of 12, beach-1.jpg')
  await expect(dialog.getByRole('img', { name: 'beach-1.jpg' })).toBeVisible()
  if (isMobile) await dialog.getByRole('button', { name: 'Favourite' }).tap()
  else await page.keyboard.press('s')
  await expect(status).toHaveText('Photo 2 of 12, beach-2.jpg')
  if (isMobile) await dialog.getByRole('button', { name: 'Leave out' }).tap()
  else await page.keyboard.press('x')
  await expect(dialog.getByText('1 favourite, 1 left out')).toBeVisible()
  await dialog.getByRole('button', { name: 'Previous photo' }).click()
  await expect(status).toHaveText('Photo 2 of 12, beach-2.jpg, Left out')
  await expect(dialog.getByRole('button', { name: 'Leave out' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowRight')
  for (const name of ['beach-4', 'beach-5', 'jump-2']) {
    await page.keyboard.press('ArrowRight')
    await expect(status).toContainText(`${name}.jpg`)
  }
  await expect(dialog.getByText('Sat 21 March')).toBeVisible()
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Keep only this one' }).click()
  await expect(dialog.getByText('1 favourite, 3 left out')).toBeVisible()
  await dialog.getByRole('button', { name: 'jump-3.jpg, Left out' }).click()
  await expect(status).toHaveText('Photo 7 of 12, jump-3.jpg, Left out')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(filter(page, 'Left out')).toHaveText('Left out 3')
})

test('of forty photos those near the visible part are drawn, and keys lead to the last one', {
  tag: '@not-core',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone has no keys.')
  test.setTimeout(180_000)
  await openTray(page, await differentPhotos(40))
  const tiles = panel(page).getByRole('button', { name: /^Put / })
  await expect(tile(page, 'photo-1')).toBeVisible()
  expect(await tiles.count()).toBeLessThan(30)
  await tile(page, 'photo-1').focus()
  await page.keyboard.press('End')
  await expect(tile(page, 'photo-40')).toBeFocused()
  await expect(tile(page, 'photo-40')).toBeInViewport()
  expect(await tiles.count()).toBeLessThan(30)
  await expect(panel(page).getByRole('listitem').last()).toHaveAttribute('aria-posinset', '40')
})

import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, type Locator, type Page, test } from 'playwright/test'
import { builtFile } from '../support/built-file'
import { badFiles } from './support/bad-files'
import { pageButton } from './support/design-tool'
import { differentPhotos } from './support/different-photos'

type Chosen = { name: string; mimeType: string; buffer: Buffer }

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Fill it for me' })
const opener = (page: Page) => page.getByRole('button', { name: 'Fill it for me', exact: true })
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click()

/** Four files that are no photos. */
const noPhotos = (): Chosen[] =>
  [badFiles.noImage(), badFiles.truncated(), badFiles.empty(), badFiles.drawing()].map((path) => ({
    name: basename(path),
    mimeType: 'image/jpeg',
    buffer: readFileSync(path),
  }))

async function choose(page: Page, by: Locator, files: Chosen[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await by.click()
  await (await chooser).setFiles(files)
}

/** Opens the tool of a book and chooses files for all of its pages. */
async function openWith(page: Page, files: Chosen[]): Promise<void> {
  await page.goto('/photobook-tool?sku=photo-book')
  await choose(page, page.getByRole('button', { name: 'Choose photos and fill it for me' }), files)
}

/** Waits until all chosen files are read. */
async function isRead(page: Page): Promise<void> {
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 })
}

test('files that are no photos are named, and filling begins with those that could be opened', async ({ page }) => {
  test.setTimeout(180_000)
  await openWith(page, [])
  await expect(dialog(page)).toHaveCount(0)
  await choose(page, page.getByRole('button', { name: 'Choose photos and fill it for me' }), noPhotos())
  await expect(
    dialog(page).getByText('We could not open holiday.jpg, cut-off.jpg, nothing.jpg and 1 more.'),
  ).toBeVisible()
  await expect(dialog(page).getByText(/^Choose your photos first/)).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: /^Fill/ })).toHaveCount(0)

  const photos = await differentPhotos(19)
  await choose(page, dialog(page).getByRole('button', { name: 'Choose photos' }), [...noPhotos(), ...photos])
  await isRead(page)
  await expect(dialog(page).getByText(/nothing\.jpg and 1 more\. All others are here\.$/)).toBeVisible()
  await expect(dialog(page).getByText(/^19 photos\. They go in by date/)).toBeVisible()
  await expect(dialog(page).getByText(/^19 photos are not enough for 24 pages\. Choose 5 more/)).toBeVisible()
  await expect(dialog(page).getByText('Suits your photos')).toHaveCount(0)

  // The same photos once more.
  await choose(page, dialog(page).getByRole('button', { name: 'Choose more photos' }), photos.slice(0, 2))
  await expect(dialog(page).getByText('These 2 photos are here already.')).toBeVisible()
  await expect(dialog(page).getByText(/^19 photos\. /)).toBeVisible()

  // What was chosen is still chosen when the dialog opens again.
  await dialog(page).getByRole('radio', { name: /^Airy/ }).check({ force: true })
  await dialog(page)
    .getByRole('radio', { name: /^36 pages/ })
    .check({ force: true })
  await close(page)
  await page.getByRole('button', { name: 'Fill the pages for me' }).click()
  await expect(dialog(page).getByRole('radio', { name: /^Airy/ })).toBeChecked()
  await dialog(page)
    .getByRole('radio', { name: /^24 pages/ })
    .check({ force: true })

  // Two taps, the second one before the first has done anything that is seen.
  await dialog(page)
    .getByRole('button', { name: 'Fill 24 pages' })
    .evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
  await expect(dialog(page)).toHaveCount(0)
  // 19 photos on 24 pages leave pages blank.
  await expect(page.getByRole('alert')).toContainText(/^1\d of 24 pages filled\./)
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect(pageButton(page, 'Cover')).toHaveAccessibleName('Cover, empty')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
})

test('photos that are still read are filled in when asked for, or wait, also after the tool was left', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const photos = await differentPhotos(30)
  await page.goto('/')
  await openWith(page, photos)
  await dialog(page)
    .getByRole('button', { name: /^Fill \d+ pages/ })
    .click()
  await expect(dialog(page).getByText('Waiting for photos')).toBeVisible()
  const now = dialog(page).getByRole('button', { name: /^Fill now with \d+$/ })
  await now.click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText(/pages filled\./)
  const rest = page.getByRole('alert').filter({ hasText: /^\d+ photos? waits? under Photos\./ })
  await expect(rest).toBeVisible({ timeout: 90_000 })

  // Stopped: what was read is there, and no more comes.
  await choose(page, page.getByRole('button', { name: /^Add/ }).first(), await differentPhotos(30, 30))
  await dialog(page).getByRole('button', { name: 'Stop reading' }).click()
  await isRead(page)
  const count =
    (await dialog(page)
      .getByText(/^\d+ photos\. /)
      .textContent()) ?? ''
  expect(Number.parseInt(count, 10)).toBeGreaterThanOrEqual(30)
  expect(Number.parseInt(count, 10)).toBeLessThan(60)
  await close(page)

  // A browser's Back while photos are read, and forward again.
  await choose(page, page.getByRole('button', { name: /^Add/ }).first(), await differentPhotos(30, 30))
  await expect(dialog(page).getByRole('progressbar')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goForward()
  await expect(pageButton(page, 'Cover')).toHaveAccessibleName(/^Cover, 1 photo/)
  await expect(dialog(page)).toHaveCount(0)
  await opener(page).click()
  await expect(dialog(page).getByText(/^[3-5]\d photos\. /)).toBeVisible()
})

test('without a connection pages are filled, and the cart waits for it', async ({ page, context }) => {
  test.setTimeout(180_000)
  await openWith(page, await differentPhotos(24))
  await isRead(page)
  await context.setOffline(true)
  await dialog(page).getByRole('button', { name: 'Fill 24 pages' }).click()
  await expect(page.getByRole('alert')).toContainText(/pages filled\./)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  // What there is to look at is known without a connection.
  await page.getByRole('button', { name: 'Add to cart as it is' }).click()
  await expect(page.getByText('Waiting for the internet')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible({ timeout: 90_000 })
})

test('an empty book loads the dialog that fills it when a button for it is about to be pressed', async ({ page }) => {
  const file = builtFile('src/editor/ui/autofill/FillDialog.tsx')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/photobook-tool?sku=photo-book')
  await expect(pageButton(page, 'First page')).toBeVisible()
  // What loads by itself has come.
  await page.waitForTimeout(3000)
  expect(scripts).not.toContain(file)
  await opener(page).focus()
  await expect.poll(() => scripts).toContain(file)
})

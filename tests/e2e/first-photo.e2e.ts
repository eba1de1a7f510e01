import { expect, type Page, test } from 'playwright/test'
import { builtFile } from '../support/built-file'
import { photo } from './support/design-tool'
import { holdRequests } from './support/hold-requests'

const TOOL = '/uploadchoice?sku=canvas-print'
const LAKE = photo('lake-and-snowy-mountains.jpg')

/** Opens the tool without its scripts until the returned function is called. */
async function openSlowly(page: Page, path = TOOL): Promise<() => void> {
  const start = await holdRequests(page, `**${builtFile('src/routes/design/DesignPage.tsx')}`)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByText('Opening your design')).toBeVisible()
  return start
}

const isOnPrint = (page: Page) =>
  expect(page.getByText(/Photo lake-and-snowy-mountains\.jpg at/)).toBeAttached({ timeout: 30_000 })

test('a photo that is picked before the tool has loaded is on the print', async ({ page }) => {
  const start = await openSlowly(page)
  await page.getByLabel('Pick your photo').setInputFiles(LAKE)
  await expect(page.getByText('Opening your design with your photo')).toBeVisible()
  await expect(page.getByText('Pick your photo')).toHaveCount(0)
  start()
  await isOnPrint(page)
})

test('a picker that is open while the tool opens still gives its photo', async ({ page }) => {
  const start = await openSlowly(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByText('Pick your photo').click()
  const dialog = await chooser
  start()
  await page.getByRole('button', { name: 'Choose a photo' }).first().waitFor()
  await dialog.setFiles(LAKE)
  await isOnPrint(page)
})

test('a bad file that is picked early gets its message', async ({ page }) => {
  const start = await openSlowly(page)
  const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }
  await page.getByLabel('Pick your photo').setInputFiles(file)
  start()
  await expect(page.getByText(/notes\.txt is not a picture/)).toBeVisible()
})

test('a design that is there already has no early picker', async ({ page }) => {
  const start = await openSlowly(page, `${TOOL}&draft=gone`)
  await expect(page.getByText('Pick your photo')).toHaveCount(0)
  start()
  await expect(page.getByRole('button', { name: 'Choose a photo' }).first()).toBeVisible()
})

test('the largest text of a new tool on a phone is there before its scripts', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'A wide tool says more on its empty print.')
  const start = await openSlowly(page)
  await expect(page.getByText('JPEG, HEIC, PNG, WebP or AVIF, up to 100 MB')).toBeVisible()
  const begunMs = await page.evaluate(() => performance.now())
  start()
  await expect(page.getByRole('button', { name: 'Add your photo' })).toBeVisible()
  const largestMs = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  expect(largestMs).toBeLessThan(begunMs)
})

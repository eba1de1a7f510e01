import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import sharp from 'sharp'
import { photo } from './support/design-tool'

/** A small photo of one colour. Its time is that of the camera. */
const picture = async (at: number, hour = 10) => ({
  name: `photo-${at}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: { r: at * 20, g: 120, b: 90 } } })
    .withExif({ IFD2: { DateTimeOriginal: `2026:02:14 ${hour}:30:00` } })
    .jpeg()
    .toBuffer(),
})

const pictures = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => picture(at + 1, 22 - at)))
const NOTES = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') }

const open = (page: Page, address = '/uploadchoice?sku=canvas-print') => page.goto(address)
const input = (page: Page) => page.getByLabel('Photo file')
const tray = (page: Page) => page.getByRole('list', { name: 'Your photos' })
const tiles = (page: Page) => tray(page).getByRole('listitem')
const tile = (page: Page, name: string) => tray(page).getByRole('button', { name: new RegExp(`^Put ${name} on`) })

test('twelve photos are chosen at once; a bad file among them is named and stops none', async ({ page }) => {
  await open(page)
  const all = await pictures(12)
  await input(page).setInputFiles([...all.slice(0, 6), NOTES, ...all.slice(6)])
  await expect(tiles(page)).toHaveCount(12)
  await expect(page.getByRole('alert')).toHaveText(/^notes\.txt is not a picture/)
  await expect(tray(page).locator('img')).toHaveCount(12)
  await page.reload()
  await page.getByRole('button', { name: 'Photos', exact: true }).click()
  await expect(tiles(page)).toHaveCount(12)
})

test('a photo of the tray is put on the print, marked as used, removed and brought back', { tag: '@not-core' }, async ({
  page,
}) => {
  await open(page)
  await input(page).setInputFiles(await pictures(3))
  await expect(tiles(page)).toHaveCount(3)
  await tile(page, 'photo-2.jpg').click()
  await expect(tray(page).getByRole('button', { name: 'Put photo-2.jpg on the print, used once' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove photo-2.jpg' }).click()
  await expect(tiles(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tray(page).getByRole('button', { name: 'Put photo-2.jpg on the print, used once' })).toBeVisible()
})

test('the tray is sorted by the time of the camera', { tag: '@not-core' }, async ({ page }) => {
  await open(page)
  await input(page).setInputFiles(await pictures(3))
  const names = () =>
    tray(page)
      .getByRole('button', { name: /^Put/ })
      .evaluateAll((all) => all.map((each) => each.getAttribute('title')))
  await expect(tiles(page)).toHaveCount(3)
  expect(await names()).toEqual(['photo-1.jpg', 'photo-2.jpg', 'photo-3.jpg'])
  await page.getByRole('button', { name: 'Date taken' }).click()
  expect(await names()).toEqual(['photo-3.jpg', 'photo-2.jpg', 'photo-1.jpg'])
})

test('photos chosen at once fill an empty cushion, and after an undo one press does', { tag: '@not-core' }, async ({
  page,
}) => {
  await open(page, '/pillow-tool?sku=photo-pillow')
  await input(page).setInputFiles(await pictures(2))
  const used = tray(page).getByRole('button', { name: /used once$/ })
  const fill = page.getByRole('button', { name: 'Fill the rest' })
  await expect(used.first()).toBeVisible()
  await expect(fill).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(used).toHaveCount(0)
  await fill.click()
  await expect(used.first()).toBeVisible()
  await expect(fill).toBeHidden()
})

test('the photos of a new guest go up together, and the shop refuses none of their parts', async ({ page }) => {
  const refused: string[] = []
  let arrived = 0
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
    else if (answer.url().endsWith('/complete')) arrived += 1
  })
  await open(page, '/rubixcube-tool?sku=photo-puzzle-cube')
  await input(page).setInputFiles(await pictures(2))
  await expect(tray(page).getByRole('button', { name: /used once$/ })).toHaveCount(2)
  await expect.poll(() => arrived).toBe(2)
  expect(refused).toEqual([])
})

test('a photo is pasted', { tag: '@not-core' }, async ({ page }) => {
  await open(page)
  const bytes = [...readFileSync(photo('lake-and-snowy-mountains.jpg'))]
  await expect(page.getByRole('button', { name: 'Add your photo' })).toBeVisible()
  await page.evaluate((data) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([new Uint8Array(data)], 'pasted.jpg', { type: 'image/jpeg' }))
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, bytes)
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
})

test('a photo is dragged from the tray onto the print', { tag: '@not-core' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'Phones have no drag between elements; a tap does the same.')
  await open(page)
  await input(page).setInputFiles(await pictures(2))
  await tile(page, 'photo-2.jpg').dragTo(page.getByRole('application'), { targetPosition: { x: 40, y: 40 } })
  await expect(tray(page).getByRole('button', { name: 'Put photo-2.jpg on the print, used once' })).toBeVisible()
})

test('a sample photo is tried, and printed only by a shopper who knows it', { tag: '@not-core' }, async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Photos', exact: true }).click()
  await page.getByRole('button', { name: 'Try the sample photo Otters' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Before we print it' })).toContainText('is one of our sample photos.')
})

test('axe finds nothing in the tray, empty and full', { tag: '@not-core' }, async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Photos', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Sample photos' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await input(page).setInputFiles(await pictures(3))
  await expect(tiles(page)).toHaveCount(3)
  await tile(page, 'photo-2.jpg').click()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('a phone sends photos to the design on the computer by its code', async ({ page, browser, isMobile }) => {
  test.skip(isMobile, 'The code is shown on a computer.')
  await open(page)
  await page.getByRole('button', { name: 'Photos', exact: true }).click()
  await page.getByRole('button', { name: 'From your phone' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your phone' })).toBeVisible()
  const address = await page.getByRole('link', { name: 'this link' }).getAttribute('href')
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const phone = await context.newPage()
  await phone.goto(address ?? '')
  await phone.getByRole('button', { name: 'Choose photos' }).waitFor()
  expect((await new AxeBuilder({ page: phone }).analyze()).violations).toEqual([])
  await phone.getByLabel('Photo files').setInputFiles([...(await pictures(2)), NOTES])
  await expect(phone.getByText(/^All done/)).toBeVisible()
  await expect(phone.getByText(/^notes\.txt is not a picture/)).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('2 photos have arrived')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(tiles(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Show your earlier photos' }).click()
  await expect(page.getByRole('list', { name: 'Earlier photos' }).getByRole('listitem')).toHaveCount(2)
  await context.close()
})

test('an earlier photo is taken without sending it again', { tag: '@not-core' }, async ({ page }) => {
  await open(page)
  const sent = page.waitForResponse(/\/complete$/)
  await input(page).setInputFiles(await picture(3))
  await sent
  const originals: string[] = []
  page.on('request', (request) => request.url().includes('/media/uploads/') && originals.push(request.url()))
  await open(page, '/pillow-tool?sku=photo-pillow')
  await page.getByRole('button', { name: 'Photos', exact: true }).click()
  await page.getByRole('button', { name: 'Show your earlier photos' }).click()
  const earlier = page.getByRole('button', { name: 'Use photo-3.jpg' })
  await expect(earlier.locator('img')).toHaveAttribute('src', /^blob:/)
  // The small picture is that of the device.
  expect(originals).toEqual([])
  const parts: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && parts.push(request.url()))
  await earlier.click()
  const known = page.waitForResponse(/:\d+\/uploads\/[0-9a-f]{32}$/)
  await tile(page, 'photo-3.jpg').click()
  expect(await (await known).json()).toMatchObject({ complete: true })
  expect(parts).toEqual([])
})

test('a link that has ended says so on the phone', { tag: '@not-core' }, async ({ page }) => {
  await page.goto(`/phone-photos#${'0'.repeat(32)}`)
  await expect(page.getByRole('alert')).toContainText('This link has expired.')
})

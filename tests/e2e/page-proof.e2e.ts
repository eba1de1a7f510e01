import { readFileSync } from 'node:fs'
import { expect, type Page, test } from 'playwright/test'
import sharp from 'sharp'
import { judge } from '../support/pdf-judges'
import { noViolations } from './support/access'
import { checkOutAsGuest } from './support/checkout'
import { putInCart } from './support/design-tool'

/** A cover and 24 pages: the first one, eleven spreads with two each, and the last one. */
const PHOTOS = 1 + 24
const LEAVES = 14

const colourOf = (at: number) => ({ r: at * 10, g: 255 - at * 9, b: (at * 67) % 256 })

/** Photos of one colour each. */
const pictures = () =>
  Promise.all(
    Array.from({ length: PHOTOS }, async (_, at) => ({
      name: `photo-${at + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 1600, height: 1600, channels: 3, background: colourOf(at) } })
        .jpeg()
        .toBuffer(),
    })),
  )

async function filledBook(page: Page): Promise<void> {
  await page.goto('/photobook-tool?sku=photo-book')
  await expect(page.getByRole('heading', { level: 1, name: 'Design your Photo book' })).toBeAttached()
  await page.getByLabel('Photo file').setInputFiles(await pictures())
  await expect(page.getByText('12 of 12 filled')).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('button', { name: /^Last page, 1 photo/ })).toBeVisible({ timeout: 120_000 })
  await page.getByLabel('Name of your design').fill('Our summer')
}

/** The colours are equal, as far as a JPEG keeps them. */
function isColour(found: readonly number[], { r, g, b }: ReturnType<typeof colourOf>, place: string): void {
  for (const [at, value] of [r, g, b].entries()) expect(Math.abs((found[at] ?? 0) - value), place).toBeLessThan(12)
}

async function proofIsRight(bytes: Buffer): Promise<void> {
  expect(bytes.length).toBeLessThan(10_000_000)
  const pdf = judge(bytes)
  try {
    pdf.check()
    expect(pdf.information()).toMatch(new RegExp(`Pages:\\s+${LEAVES}\\n`))
    expect(pdf.information()).toContain('Proof · Photo book · Our summer')
    const said = pdf.text().match(/Proof, not for print · Photo book · Our summer · \d\d\/\d\d\/\d{4}/g)
    expect(said).toHaveLength(LEAVES)
    // Two pages of a spread are one page of the file: 200 and 400 mm wide.
    const widths = pdf.pageBoxes().map(({ trim: [left = 0, , right = 0] }) => Math.round((right - left) / (72 / 25.4)))
    expect(widths.slice(1)).toEqual([200, ...Array<number>(11).fill(400), 200])
    expect(widths[0]).toBeGreaterThan(400)
    // The corners are beside the word across the page.
    const [first, spread] = [await pdf.page(2), await pdf.page(3)]
    isColour(first.at(0.2, 0.2), colourOf(1), 'first page')
    isColour(spread.at(0.1, 0.2), colourOf(2), 'left page')
    isColour(spread.at(0.9, 0.8), colourOf(3), 'right page')
  } finally {
    pdf.close()
  }
}

test('a book is downloaded as a proof, leafed through by a link, and shown in cart and order', async ({
  page,
  browser,
}, { project }) => {
  test.setTimeout(300_000)
  await filledBook(page)
  await page.getByRole('button', { name: 'Save, share or copy' }).click()
  const download = page.waitForEvent('download', { timeout: 120_000 })
  await page.getByRole('button', { name: 'Download proof' }).click()
  await expect(page.getByText(new RegExp(`^Page \\d+ of ${LEAVES}$`))).toBeVisible({ timeout: 30_000 })
  await proofIsRight(readFileSync(await (await download).path()))
  await expect(page.getByText('Your proof is in your downloads.')).toBeVisible()

  // Cancelled, nothing is made.
  await page.getByRole('button', { name: 'Download proof' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Cancelled.')).toBeVisible()
  await noViolations(page)

  await page.getByRole('button', { name: 'Create a link' }).click()
  const link = await page.getByLabel('Link to your design').inputValue({ timeout: 120_000 })
  const context = await browser.newContext({ ...project.use, storageState: undefined })
  const guest = await context.newPage()
  const asked: string[] = []
  guest.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1, name: 'Our summer' })).toBeVisible()
  await expect(guest.getByRole('heading', { level: 1, name: 'Our summer' })).toBeInViewport({ ratio: 1 })
  const pages = guest.getByRole('region', { name: 'Pages of Our summer' })
  await expect(pages.getByRole('button', { name: 'Next page' })).toBeInViewport({ ratio: 1 })
  const shown = (name: string) => pages.getByRole('img', { name, exact: true })
  const isShown = async (name: string, place: number) => {
    await expect(pages.getByText(`${name}, ${place} of ${LEAVES}`)).toBeAttached()
    await expect(shown(name)).toBeInViewport({ ratio: 0.9 })
    await expect
      .poll(() => shown(name).evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(600)
  }
  await isShown('Cover', 1)
  await guest.keyboard.press('ArrowRight')
  await isShown('First page', 2)
  await pages.getByRole('button', { name: 'Next page' }).click()
  await isShown('Pages 2–3', 3)
  await pages.getByRole('combobox').selectOption('Pages 12–13')
  await isShown('Pages 12–13', 8)
  await guest.keyboard.press('Escape')
  await pages.getByRole('button', { name: 'Previous page' }).click()
  await isShown('Pages 10–11', 7)
  await pages.getByRole('list').evaluate((row) => row.scrollBy({ left: row.clientWidth, behavior: 'instant' }))
  await isShown('Pages 12–13', 8)
  await guest.keyboard.press('End')
  await isShown('Last page', LEAVES)
  await noViolations(guest)
  // No photo in full size, and nothing of the tool.
  expect(asked.filter((path) => /DesignTool|editor|harfbuzz/i.test(path))).toEqual([])
  const picture = await shown('Last page').getAttribute('src')

  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByText(/no longer shared/)).toBeVisible()
  expect((await guest.request.get(picture ?? '')).status()).toBe(404)
  await guest.goto('/')
  await guest.goto(link)
  await expect(guest.getByText('This link no longer works. Ask for a new one.')).toBeVisible()
  await context.close()

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await putInCart(page, 'Add to cart')
  const preview = page.getByRole('img', { name: 'Your design: Photo book, cover and three of its 11 spreads' })
  await expect(preview).toBeVisible()
  await checkOutAsGuest(page)
  await expect(preview.first()).toBeVisible()
})

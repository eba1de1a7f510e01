import { expect, test } from 'playwright/test'
import sharp from 'sharp'
import { judge } from '../support/pdf-judges'
import { checkOutAsGuest } from './support/checkout'
import { putInCart } from './support/design-tool'
import { paidPrints } from './support/printed-boxes'

/** A cover and twelve months. */
const PAGES = 13
/** The desk calendar in points. */
const [WIDTH, HEIGHT] = [(210 * 72) / 25.4, (150 * 72) / 25.4]

/** Photos of one colour each: no two are the same file. */
const pictures = () =>
  Promise.all(
    Array.from({ length: PAGES }, async (_, at) => ({
      name: `photo-${at + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: {
          width: 1600,
          height: 1900,
          channels: 3,
          background: { r: at * 19, g: 255 - at * 17, b: (at * 67) % 256 },
        },
      })
        .jpeg()
        .toBuffer(),
    })),
  )

test('thirteen photos become a calendar, in another style, which is ordered, paid and printed', async ({ page }) => {
  test.setTimeout(300_000)
  await page.goto('/photo-calendars')
  await page.getByRole('link', { name: 'Start Order' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Design your Photo calendar' })).toBeAttached()
  await page.getByLabel('Photo file').setInputFiles(await pictures())
  await expect(page.getByText('13 of 13 filled')).toBeVisible({ timeout: 120_000 })

  await page
    .getByRole('button', { name: /^March \d{4}/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Layers', exact: true }).click()
  await page.getByRole('button', { name: /^Days of March \d{4}/ }).click()
  await page.getByRole('button', { name: 'Style', exact: true }).first().click()
  await page.getByRole('radio', { name: /^Bold/ }).check({ force: true })
  await page.getByRole('button', { name: 'Close the panel' }).click()
  await expect(page.getByText(/Days of March \d{4}: (\d+ Good Friday|\d+ Easter Monday|.*)/)).toBeAttached()

  await putInCart(page, 'Add to cart')
  await expect(page.getByText('N$19.95').first()).toBeVisible()
  const [line, ...others] = await paidPrints(await checkOutAsGuest(page))
  expect([line?.sku, line?.error, others]).toEqual(['photo-calendar', null, []])
  const [file, ...more] = line?.pdfs ?? []
  if (!file || more.length > 0) throw new Error('There is one print file')
  const pdf = judge(file)
  try {
    pdf.check()
    const trims = pdf
      .pageBoxes()
      .map(({ trim: [left = 0, bottom = 0, right = 0, top = 0] }) => [right - left, top - bottom])
    expect(trims).toEqual(Array.from({ length: PAGES }, () => [expect.closeTo(WIDTH, 1), expect.closeTo(HEIGHT, 1)]))
    const words = pdf.text()
    for (const each of [/January \d{4}/, /December \d{4}/, /Matariki/, /Waitangi Day/, /Boxing Day/]) {
      expect(words).toMatch(each)
    }
    // Numbers and words in the letters of the style.
    expect(pdf.fonts().some(([font = '']) => font.includes('oswald'))).toBe(true)
  } finally {
    pdf.close()
  }
})

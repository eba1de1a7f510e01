import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { checkOutAsGuest } from '../e2e/support/checkout'
import { paidPrints } from '../e2e/support/printed-boxes'
import { type Designed, isDesigned, listProducts, takesPhotos } from '../e2e/support/product-page'
import { designWithTwoPhotos } from '../e2e/support/two-photos'
import { contactSheets } from '../support/contact-sheet'
import { judge } from '../support/pdf-judges'

/** Where the sheets are written. `SHEETS=docs/screens` keeps them in the repository. */
const OUT = process.env.SHEETS ?? 'test-results/sheets'
/** The products on the sheets: all, or those that `SKUS=photo-book,photo-mug` names. */
const SKUS = process.env.SKUS?.split(',')
/** The longer side of a page of a print file, in px. */
const PAGE_PX = 400

/** The pictures of a product in the cart. */
async function cartPictures(page: Page, { name }: Designed): Promise<Buffer[]> {
  const picture = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('img')
    .first()
  const address = await picture.evaluate((image: HTMLImageElement) => image.src)
  return [await (await page.request.get(address)).body()]
}

/** The first two pages of a print file. */
async function printedPages(pdf: Buffer): Promise<Buffer[]> {
  const file = judge(pdf)
  try {
    const boxes = file.pageBoxes().slice(0, 2)
    return await Promise.all(
      boxes.map(({ trim: [left = 0, bottom = 0, right = 0, top = 0] }, at) =>
        file.trimmedPage(at + 1, Math.ceil((PAGE_PX * 72) / Math.max(right - left, top - bottom))),
      ),
    )
  } finally {
    file.close()
  }
}

test('every product with two photos and words is in the cart, paid and printed, and both are put side by side', async ({
  page,
  request,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'The pictures are the same on every device')
  test.setTimeout(3_000_000)
  const products = (await listProducts(request))
    .filter(isDesigned)
    .filter(takesPhotos)
    .filter(({ sku }) => SKUS === undefined || SKUS.includes(sku))
  expect(products.length).toBeGreaterThan(SKUS ? 0 : 55)
  for (const product of products) {
    await test.step(product.sku, () => designWithTwoPhotos(page, product))
  }
  await page.goto('/checkout/cart')
  const inCart = new Map<string, Buffer[]>()
  for (const product of products) inCart.set(product.sku, await cartPictures(page, product))
  const lines = await paidPrints(await checkOutAsGuest(page))
  expect(lines.filter(({ pdfs }) => pdfs.length === 0).map(({ sku, state, error }) => [sku, state, error])).toEqual([])
  const rows = await Promise.all(
    products.map(async ({ sku, name }) => {
      const { pdfs = [] } = lines.find((line) => line.sku === sku) ?? {}
      expect(pdfs.length, sku).toBeGreaterThan(0)
      const printed = await Promise.all(pdfs.map(printedPages))
      return { name, pictures: [...(inCart.get(sku) ?? []), ...printed.flat()] }
    }),
  )
  mkdirSync(OUT, { recursive: true })
  for (const [at, sheet] of (await contactSheets(rows)).entries())
    writeFileSync(join(OUT, `print-sheet-${at + 1}.webp`), sheet)
})

import { readDefinition } from '@kea/design/product/read-definition'
import { fixedRoutes, isToolRoute } from '@kea/shared/routes'
import { expect, type Page, test } from 'playwright/test'
import { checkOutAsGuest } from '../e2e/support/checkout'
import { paidPrints, wrongBoxes } from '../e2e/support/printed-boxes'
import { type Designed, isDesigned, listProducts, takesPhotos } from '../e2e/support/product-page'
import { pagesOf, readPrint } from '../e2e/support/read-print'
import { designAndBuy, writeAndBuy } from '../e2e/support/tool-walk'

/** True for a book, a calendar and games. */
const isOfPages = ({ personalisation }: Designed): boolean =>
  readDefinition(personalisation.definition)?.arrangement.kind === 'pages'

/** Designs and orders products, and compares outlines, prices and print files. */
async function walk(page: Page, products: readonly Designed[]): Promise<void> {
  const faults: Record<string, string[]> = {}
  for (const product of products) {
    const found = await designAndBuy(page, product).catch((error: Error) => [error.message.slice(0, 300)])
    if (found.length > 0) faults[product.sku] = found
  }
  console.log(`${products.length} products designed`)
  expect(faults).toEqual({})
  await page.goto('/checkout/cart')
  const order = await checkOutAsGuest(page)
  expect(
    await wrongBoxes(
      order,
      products.map(({ sku }) => sku),
    ),
  ).toEqual({})
}

test('every product is designed in its tool, in its own outline and at its price, and its print file has its boxes', async ({
  page,
  request,
}) => {
  test.setTimeout(3_000_000)
  const products = (await listProducts(request))
    .filter(isDesigned)
    .filter((product) => takesPhotos(product) && !isOfPages(product))
  expect(products.length).toBeGreaterThan(55)
  await walk(page, products)
})

test('every product of pages is filled in its tool, each in its own way, at its price, and its print files have their boxes', async ({
  page,
  request,
}) => {
  test.setTimeout(1_800_000)
  const products = (await listProducts(request)).filter(isDesigned).filter(isOfPages)
  expect(products.map(({ sku }) => sku).sort()).toEqual([
    'photo-book',
    'photo-calendar',
    'photo-memory-game',
    'photo-playing-cards',
  ])
  await walk(page, products)
})

/** `SKUS=love-neon-sign,fern-neon-sign` walks only these. */
const SKUS = process.env.SKUS?.split(',')

test('every sign opens with its words, is ordered at its price, and has its sheet and its wall template', async ({
  page,
  request,
}) => {
  test.setTimeout(1_800_000)
  const signs = (await listProducts(request))
    .filter(isDesigned)
    .filter((product) => !takesPhotos(product) && (SKUS?.includes(product.sku) ?? true))
  expect(signs.length).toBeGreaterThanOrEqual(SKUS?.length ?? 30)
  const faults: Record<string, string[]> = {}
  for (const sign of signs) {
    const found = await writeAndBuy(page, sign).catch((error: Error) => [error.message.slice(0, 300)])
    if (found.length > 0) faults[sign.sku] = found
  }
  expect(faults).toEqual({})
  await page.goto('/checkout/cart')
  const lines = await paidPrints(await checkOutAsGuest(page))
  expect(lines.map(({ sku }) => sku).sort()).toEqual(signs.map(({ sku }) => sku).sort())
  for (const { sku, pdfs } of lines) {
    const [sheet, template] = pdfs.map(readPrint)
    expect(sheet?.pages, sku).toHaveLength(1)
    expect(sheet?.words.join(''), sku).toContain(sku)
    // A4, upright or lying.
    const sides = (template?.pages ?? []).map((page) => page.toSorted((a, b) => a - b))
    expect(sides.length, sku).toBeGreaterThan(0)
    expect(sides, sku).toEqual(pagesOf(sides.length, 210, 297))
  }
})

test('every tool path opens without a product', async ({ page }) => {
  test.setTimeout(600_000)
  const paths = fixedRoutes.filter((route) => isToolRoute(route) && route.built).map(({ pattern }) => pattern)
  expect(paths.length).toBeGreaterThan(40)
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    const heading = page.getByRole('heading', {
      level: 1,
      name: /^(Design your .|What would you like to design\?|Create your own neon sign$|Create your rug$)/,
    })
    const isOpen = await heading.waitFor({ state: 'attached', timeout: 10_000 }).then(
      () => true,
      () => false,
    )
    if (!isOpen) faults.push(path)
  }
  expect(faults).toEqual([])
})

import { readDefinition } from '@kea/design/product/read-definition'
import { fixedRoutes, isToolRoute } from '@kea/shared/routes'
import { expect, type Page, test } from '@playwright/test'
import { checkOutAsGuest } from '../e2e/support/checkout'
import { wrongBoxes } from '../e2e/support/printed-boxes'
import { type Designed, isDesigned, listProducts, takesPhotos } from '../e2e/support/product-page'
import { designAndBuy } from '../e2e/support/tool-walk'

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

test('every tool path opens without a product', async ({ page }) => {
  test.setTimeout(600_000)
  const paths = fixedRoutes.filter((route) => isToolRoute(route) && route.built).map(({ pattern }) => pattern)
  expect(paths.length).toBeGreaterThan(40)
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1, name: /^(Design your .|What would you like to design\?)/ })
    const isOpen = await heading.waitFor({ state: 'attached', timeout: 10_000 }).then(
      () => true,
      () => false,
    )
    if (!isOpen) faults.push(path)
  }
  expect(faults).toEqual([])
})

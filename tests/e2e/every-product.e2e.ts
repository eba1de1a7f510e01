import { expect, type Page, test } from 'playwright/test'
import { goTo } from './support/go-to'
import { visit } from './support/mounted'
import { hasChoice, type Listed, lacks, listProducts } from './support/product-page'

/** Opens the page of a product inside the app; answers what it still lacks after ten seconds. */
async function faultsOf(page: Page, product: Listed): Promise<string[]> {
  await goTo(page, product.canonical_url)
  const end = Date.now() + 10_000
  let faults = await lacks(page, product)
  while (faults.length > 0 && Date.now() < end) {
    await page.waitForTimeout(50)
    faults = await lacks(page, product)
  }
  return faults
}

test('every product has its prices, its stock and a next step, opened inside the app', async ({ page, request }) => {
  test.setTimeout(300_000)
  const products = await listProducts(request)
  expect(products.length).toBeGreaterThan(90)
  await visit(page, '/')
  const faults: Record<string, string[]> = {}
  for (const product of products.filter(hasChoice)) {
    const found = await faultsOf(page, product)
    if (found.length > 0) faults[`${product.sku} ${product.canonical_url}`] = found
  }
  expect(faults).toEqual({})
})

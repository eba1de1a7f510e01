import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { BELOW_FIRST_VIEW } from '../../web/src/features/scheduling/below-first-view'
import { visit } from '../e2e/support/mounted'
import { dollars, hasChoice, type Listed, lacks, listProducts } from '../e2e/support/product-page'

/** Scrolls until nothing more mounts: parts of a page load when they are near. */
async function scrollThrough(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.mouse.wheel(0, 1)
  // A page whose content still loads is as high as it was before.
  await expect(page.locator(`main [class*="${BELOW_FIRST_VIEW}"]`)).toHaveCount(0)
  for (let last = 0, height = -1; last !== height; ) {
    last = height
    height = await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        scrollTo(0, y)
        await new Promise((resolve) => setTimeout(resolve, 60))
      }
      return document.body.scrollHeight
    })
  }
}

/** The prices for one piece that no table of the page shows. */
async function missingInTables(page: Page, { price_rows }: Listed): Promise<string[]> {
  const text = (await page.getByRole('table').allTextContents()).join(' ')
  return price_rows
    .filter((row) => row.quantity_from === 1)
    .map(({ price }) => dollars(price.value))
    .filter((price) => !text.includes(price.replace('N$', '')))
    .map((price) => `no ${price} in a table`)
}

/** Follows the next step of the page; returns what is wrong with its target. */
async function wrongTarget(page: Page, request: APIRequestContext): Promise<string[]> {
  const next = page.locator('[data-buy-bar] a').first()
  if ((await next.count()) === 0) return []
  const href = (await next.getAttribute('href')) ?? ''
  if (href.startsWith('mailto:'))
    return /^mailto:[^?]+@[^?]+\?subject=./.test(href) ? [] : [`an email without a subject: ${href}`]
  const { status } = await request.get(href).then((answer) => ({ status: answer.status() }))
  if (status !== 200) return [`${href} answers ${status}`]
  await next.click()
  await page.waitForURL((url) => url.pathname === new URL(href, page.url()).pathname)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  return []
}

test('every product page has a price for each size, its stock, and a button that leads where it says', async ({
  page,
  request,
}) => {
  test.setTimeout(1_800_000)
  const products = await listProducts(request)
  expect(products.length).toBeGreaterThan(90)
  const faults: Record<string, string[]> = {}
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  for (const product of products) {
    await visit(page, product.canonical_url)
    await scrollThrough(page)
    const found = [
      ...(hasChoice(product) ? [...(await lacks(page, product)), ...(await missingInTables(page, product))] : []),
      ...(await wrongTarget(page, request)),
    ]
    if (found.length > 0) faults[`${product.sku} ${product.canonical_url}`] = found
  }
  console.log(`${products.length} product pages walked`)
  expect(faults).toEqual({})
  expect(errors).toEqual([])
})

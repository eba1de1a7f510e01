import { expect, type Page, test } from 'playwright/test'
import { noViolations } from './support/access'
import { visit } from './support/mounted'
import { newCustomer } from './support/new-customer'
import { placeOrder } from './support/place-order'
import { command, rows } from './support/shop-state'

const sort = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Sort' })
const products = (page: Page) => page.getByRole('region', { name: 'Products' })

/** Ten orders of an easel that are paid, and what has sold most in this shop, in which other tests order too. */
async function sell(page: Page): Promise<string[]> {
  await newCustomer(page)
  const numbers: string[] = []
  for (let at = 0; at < 10; at += 1) numbers.push((await placeOrder(page)).number)
  command('paid', ...numbers)
  command('best-sellers')
  return rows<{ name: string }>(
    'SELECT p.name FROM best_sellers b JOIN products p ON p.id = b.product_id WHERE p.enabled = 1 ORDER BY b.place LIMIT 24',
  ).map(({ name }) => name)
}

test('what sold most comes first on a category page and in a search, and Back, a reload and a link keep it', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const best = await sell(page)
  expect(best).toContain('Floor easel')

  // The page of before is cleared everywhere within 90 seconds.
  await expect(async () => {
    await visit(page, '/all-products')
    await expect(sort(page).getByRole('option', { name: 'Best sellers' })).toBeAttached({ timeout: 2_000 })
  }).toPass({ timeout: 100_000 })
  const names = products(page).getByRole('heading', { level: 3 })
  await sort(page).selectOption({ label: 'Best sellers' })
  await expect(page).toHaveURL('/all-products?sort=best')
  const shown = async () => (await names.allTextContents()).slice(0, best.length)
  await expect.poll(shown).toEqual(best)
  await noViolations(page)

  await products(page)
    .getByRole('link', { name: /^Floor easel/ })
    .click()
  await expect(page).toHaveURL('/floor-easel')
  await page.goBack()
  await expect(page).toHaveURL('/all-products?sort=best')
  await expect.poll(shown).toEqual(best)
  await page.reload()
  await expect(sort(page)).toHaveValue('best')
  await expect.poll(shown).toEqual(best)

  await visit(page, '/catalogsearch/result?q=easel')
  const hits = page.getByRole('main').getByRole('listitem')
  const orders = page.getByRole('navigation', { name: 'Sort' })
  await orders.getByRole('link', { name: 'Best sellers' }).click()
  await expect(page).toHaveURL('/catalogsearch/result?q=easel&sort=best')
  await expect(hits.first()).toContainText('Floor easel')
  await page.getByRole('button', { name: 'Save Floor easel to your wishlist' }).click()
  await expect(page.getByText('Floor easel is on your wishlist.')).toBeVisible()
  await noViolations(page)
  await hits.first().getByRole('link').click()
  await expect(page).toHaveURL('/floor-easel')
  await page.goBack()
  await expect(page).toHaveURL('/catalogsearch/result?q=easel&sort=best')
  await expect(hits.first()).toContainText('Floor easel')
  await expect(orders.getByRole('link', { name: 'Best sellers' })).toHaveAttribute('aria-current', 'true')
})

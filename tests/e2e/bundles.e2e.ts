import { expect, type Page, test } from 'playwright/test'
import { noViolations } from './support/access'
import { checkOutAsGuest, GUEST } from './support/checkout'
import { allKept, photo, putInCart } from './support/design-tool'
import { visit } from './support/mounted'
import { printsAreMade } from './support/printed-boxes'
import { command, rows } from './support/shop-state'

/** Designs a part of the set in the cart, from its button there. The page is then the cart. */
async function designPart(page: Page, name: string, file: string): Promise<void> {
  await page.getByRole('link', { name: `Design it ${name}` }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a photo' }).first().click()
  await (await chooser).setFiles(photo(file))
  await expect(page.getByText(`Photo ${file} at`)).toBeAttached()
  await expect(page.getByText('In your set')).toBeVisible()
  await allKept(page)
  await putInCart(page, 'Update cart')
}

test('a set is chosen at one price, designed piece by piece in the cart, and ordered as one', async ({ page }) => {
  test.setTimeout(240_000)
  await visit(page, '/mug-and-coaster-set')
  await expect(page.getByRole('heading', { level: 1, name: 'Mug and coaster set' })).toBeVisible()
  await page.getByText('Square ceramic coaster').first().click()
  const parts = page.locator('#in-this-set')
  await expect(parts.getByRole('listitem')).toHaveText([
    /^Photo mug\s*White mug/,
    /^Photo coaster\s*Square ceramic coaster/,
  ])
  await expect(parts.getByRole('link')).toHaveText(['Photo mug', 'Photo coaster'])
  await expect(parts).toContainText(/so the set saves you N\$\d+\.\d\d/)
  await noViolations(page)

  await page.getByRole('button', { name: 'Add to cart' }).click()
  const set = page.getByRole('list', { name: 'In Mug and coaster set' })
  await expect(set.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 2, name: 'Mug and coaster set' })).toBeVisible()
  await expect(page.getByText('Design every piece of your set, then check out.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Check out' })).toBeHidden()
  await noViolations(page)

  await designPart(page, 'Mug, Photo mug', 'dogs-at-the-window.jpg')
  await expect(page.getByText('Design every piece of your set, then check out.')).toBeVisible()
  await designPart(page, 'Coaster, Photo coaster', 'dogs-at-the-window.jpg')
  await expect(set.getByRole('link', { name: /^Edit design of/ })).toHaveText([
    'Edit design of Mug, Photo mug',
    'Edit design of Coaster, Photo coaster',
  ])
  await expect(page.getByText('N$29.95').first()).toBeVisible()
  await noViolations(page)

  // It goes and comes back as one thing, with its designs.
  await page.getByRole('button', { name: 'Remove Mug and coaster set' }).click()
  await expect(set).toBeHidden()
  await page.getByRole('button', { name: 'Undo removing Mug and coaster set' }).click()
  await expect(set.getByRole('link', { name: /^Edit design of/ })).toHaveCount(2)

  const number = await checkOutAsGuest(page, { ...GUEST, email: 'set@example.co.nz' })
  const lines = `SELECT l.sku, l.row_cents FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.number = '${number}' ORDER BY l.id`
  expect(rows(lines)).toEqual([
    { sku: 'photo-mug', row_cents: 1763 },
    { sku: 'photo-coaster', row_cents: 1232 },
  ])
  command('paid', number)
  await printsAreMade(number)
  const files = `SELECT f.state FROM print_files f JOIN orders o ON o.id = f.order_id WHERE o.number = '${number}'`
  expect(rows(files)).toEqual([{ state: 'made' }, { state: 'made' }])
})

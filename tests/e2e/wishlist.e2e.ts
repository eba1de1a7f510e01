import { expect, type Page, test } from 'playwright/test'
import { noViolations } from './support/access'
import { touch, visit } from './support/mounted'
import { newCustomer } from './support/new-customer'

const entries = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')

/** Saves a mug without a photo by a request of the page. */
async function saveMug(page: Page, name: string): Promise<void> {
  const tool_data = JSON.stringify({
    ...{ version: 2, sku: 'photo-mug', tool: 'photomug-tool', options: [btoa('custom-option/6/301')] },
    records: { s1: { kind: 'surface', id: 's1', part: 'wrap', order: 'a0', orientation: 'landscape' } },
  })
  const query = 'mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { user_errors { message } } }'
  const data = { query, variables: { input: { name, product_type: 'photomug-tool', sku: 'photo-mug', tool_data } } }
  const text = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/graphql', { method: 'POST', headers, body })).text()
  }, JSON.stringify(data))
  expect(text).toContain('"user_errors":[]')
}

test('a guest keeps products with a heart, finds them on the wishlist, and takes back a removal', async ({ page }) => {
  await visit(page, '/wishlist')
  await expect(page.getByText('Nothing here yet. Tap the heart')).toBeVisible()
  await noViolations(page)

  await visit(page, '/all-products')
  await touch(page)
  const tile = page.getByRole('region', { name: 'Products' }).getByRole('listitem').first()
  const name = (await tile.getByRole('heading').textContent()) ?? ''
  const heart = page.getByRole('button', { name: `Save ${name} to your wishlist` })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(`${name} is on your wishlist.`)).toBeVisible()

  const other = await page.context().newPage()
  await visit(other, '/photo-mugs')
  await touch(other)
  await other.getByRole('button', { name: 'Add to wishlist Photo mug' }).click()
  await expect(other.getByRole('button', { name: 'Remove from wishlist Photo mug' })).toBeVisible()
  await visit(other, '/wishlist')
  await expect(entries(other)).toHaveText(['Photo mug', name])
  await expect(other.getByRole('link', { name: 'Choose Photo mug' })).toHaveAttribute('href', '/photo-mugs')
  await expect(other.getByRole('article').first()).toContainText(/From .*N\$\d+\.\d\d/)
  await noViolations(other)

  // The first tab follows.
  await heart.click()
  await expect(entries(other)).toHaveText(['Photo mug'])
  await heart.click()
  await expect(entries(other)).toHaveText([name, 'Photo mug'])
  await other.getByRole('button', { name: 'Remove Photo mug' }).click()
  await expect(entries(other)).toHaveText([name])
  await other.getByRole('button', { name: 'Undo removing Photo mug' }).click()
  await expect(entries(other)).toHaveText([name, 'Photo mug'])
  await expect(other.getByRole('button', { name: 'Remove Photo mug' })).toBeFocused()
})

test('a customer has the guest’s list, adds a design, and shares all of it until the link is ended', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await visit(page, '/canvas-prints')
  await touch(page)
  await page.getByRole('button', { name: 'Add to wishlist Canvas print' }).click()
  await newCustomer(page)
  await saveMug(page, 'For Koro')
  await visit(page, '/customer/account/my-saved-design')
  await page.getByRole('button', { name: 'Add to wishlist For Koro' }).click()
  await expect(page.getByRole('button', { name: 'Remove from wishlist For Koro' })).toBeVisible()
  await visit(page, '/wishlist')
  await expect(entries(page)).toHaveText(['For Koro', 'Canvas print'])
  await expect(page.getByRole('link', { name: 'Open design For Koro' })).toHaveAttribute('href', /^\/photomug-tool\?/)
  expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBe('[]')

  await page.getByRole('button', { name: 'Make a link' }).click()
  const field = page.getByLabel('Link to your wishlist')
  await expect(field).toHaveValue(/\/shared-wishlist#[0-9a-f]{32}$/)
  await expect(field).toBeFocused()
  await noViolations(page)
  const link = await field.inputValue()

  const context = await browser.newContext({ viewport: page.viewportSize() })
  const friend = await context.newPage()
  await friend.goto(link)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('The wishlist of Wiremu')
  await expect(entries(friend)).toHaveText(['Photo mug', 'Canvas print'])
  await expect(friend.getByRole('link', { name: 'Choose Canvas print' })).toBeVisible()
  await expect(friend.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await noViolations(friend)

  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible()
  await friend.reload()
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('We can’t open this link')
  await context.close()

  await page.getByRole('button', { name: 'Remove For Koro' }).click()
  await page.getByRole('button', { name: 'Undo removing For Koro' }).click()
  await expect(entries(page)).toHaveText(['For Koro', 'Canvas print'])
  // What is in the store is there on another device too.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(entries(page)).toHaveText(['For Koro', 'Canvas print'])
})

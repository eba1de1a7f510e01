import { expect, test } from 'playwright/test'
import { mounted, visit } from './support/mounted'

test('a category page is filtered in the URL, and Back restores the filters', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the phone has a test of its own')
  await visit(page, '/all-products?room=nowhere&sort=toString')
  const list = page.getByRole('region', { name: 'Products' })
  const count = list.getByRole('status')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await expect(count).toHaveText(/^\d{2,} products$/)
  for (const name of [/^Kitchen and table/, /^Under N\$25/]) {
    // The URL has the filters, so a box is checked once the page has its new address.
    await filters.getByRole('checkbox', { name }).click()
    await expect(filters.getByRole('checkbox', { name })).toBeChecked()
  }
  await expect(page).toHaveURL(/[?&]kind=kitchen&price=0-25$/)
  await expect(list.getByRole('heading', { level: 3, name: 'Photo apron' })).toHaveCount(0)
  const names = await list.getByRole('heading', { level: 3 }).allTextContents()
  await expect(count).toHaveText(`${names.length} products`)
  expect(names).toContain('Photo mug')
  expect(names).not.toContain('Canvas print')
  await list.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'By name' })
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(
    names.toSorted((a, b) => a.localeCompare(b, 'en-NZ')),
  )
  await list.getByRole('link', { name: /^Photo mug/ }).click()
  await expect(page).toHaveURL('/photo-mugs')
  await page.goBack()
  await expect(count).toHaveText(`${names.length} products`)
  await expect(filters.getByRole('checkbox', { name: /^Under N\$25/ })).toBeChecked()
})

test('a category page without a match offers to clear the filters', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'one device is enough')
  await visit(page, '/all-products?kind=pets&occasion=wedding')
  const list = page.getByRole('region', { name: 'Products' })
  await expect(list.getByRole('status')).toHaveText('0 products')
  await list.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/all-products')
  await expect(list.getByRole('heading', { level: 3 })).toHaveCount(24)
})

test('on a phone the filters are in a dialog that says how many products they show', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has the filters beside the products')
  await visit(page, '/christmas-photo-gifts')
  await page.getByRole('button', { name: 'Filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await dialog.getByRole('checkbox', { name: /^For pets/ }).check()
  await dialog.getByRole('button', { name: 'Show 2 products' }).click()
  await expect(dialog).toHaveCount(0)
  const list = page.getByRole('region', { name: 'Products' })
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Photo pet tag', 'Photo pet bowl'])
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a category page links all of its products', async ({ page, isMobile }) => {
    test.skip(isMobile, 'one device is enough')
    await page.goto('/canvas-products')
    await expect(page.getByRole('link', { name: 'Hexagon canvas' }).first()).toHaveAttribute('href', '/hexagon-canvas')
  })
})

test('the first products of a category page and their pictures need no script, and a resting pointer prefetches the next page', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have no resting pointer')
  const response = await page.goto('/wall-art')
  const html = (await response?.text()) ?? ''
  expect(html.match(/<li><a [^>]*href="\/[^"]+"[^>]*><span class="[^"]*"><picture>/g)).toHaveLength(4)
  expect(html).toMatch(/<link rel="preload" as="image"[^>]*imagesizes="[^"]*46vw"/)
  const filtered = await page.request.get('/wall-art?price=25-50')
  expect(await filtered.text()).not.toMatch(/<li><a [^>]*class="group/)
  await mounted(page)
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Canvas print From/ })
    .first()
  // The code of the prefetch loads with the first input.
  await expect(async () => {
    await page.mouse.move(5, 5)
    await link.hover()
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(loaded.filter((name) => name.includes('/cacheurl?url=%2Fcanvas-prints'))).not.toEqual([])
  }).toPass()
  await expect(page).toHaveURL('/wall-art')
})

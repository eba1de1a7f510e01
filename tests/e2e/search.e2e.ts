import { expect, test } from 'playwright/test'
import { builtFile } from '../support/built-file'
import { holdRequests } from './support/hold-requests'
import { mounted } from './support/mounted'
import { openSearch } from './support/search'

test('the search field suggests trending keywords, then products with picture, name and price', async ({ page }) => {
  await page.goto('/photo-credits')
  await mounted(page)
  const field = await openSearch(page)
  const options = page.getByRole('option')
  await expect(options.first()).toHaveText('canvas prints')

  await field.fill('phto mugs')
  await expect(options.first()).toContainText('Photo mugs')
  await expect(options.first()).toContainText('From Usually N$19.95, now N$16.96')
  await expect(options.first().locator('img')).toHaveAttribute('src', /^\/pictures\/mug-table\./)
  await expect(options).toHaveCount(7)
  await expect(options.last()).toContainText('SEE MORE PRODUCTS')

  await options.last().click()
  await expect(page).toHaveURL('/catalogsearch/result?q=phto+mugs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “phto mugs”')
})

test('a search request has the text and requests six hits', async ({ page }) => {
  await page.goto('/photo-credits')
  await mounted(page)
  const field = await openSearch(page)
  const asked = page.waitForRequest(/\/search\/1\/indexes\//)
  await field.fill('blanket')
  expect((await asked).postDataJSON().requests).toEqual([
    { indexName: 'kea_nz_products', query: 'blanket', hitsPerPage: 6, page: 0 },
  ])
})

test('the list works with the keys down, up, Enter and Escape, and Back returns to it', async ({ page }) => {
  await page.goto('/photo-credits')
  await mounted(page)
  const field = await openSearch(page)
  await field.fill('blanket')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('blanket')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(field).not.toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Escape')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue('blanket')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/personalized-photo-blanket')
  await expect(options).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/photo-credits')
})

test('an invalid search text shows a toast', async ({ page }) => {
  const toast = page.getByText('Please enter valid string. Allowed Characters are A-Z a-z 0-9 space _ and -.')
  for (const text of ['mug!', '', '<b>']) {
    await page.goto('/photo-credits')
    await mounted(page)
    const field = await openSearch(page)
    await field.fill(text)
    await field.press('Enter')
    await expect(toast).toBeVisible()
    await expect(page).toHaveURL('/photo-credits')
  }
})

test('results have pages and a total', async ({ page }) => {
  await page.goto('/catalogsearch/result?q=photo')
  await mounted(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Results for “photo”')
  await expect(main.getByText(/^\d+ results$/)).toBeVisible()
  await expect(main.getByRole('listitem')).toHaveCount(24)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /NOINDEX/)
  const first = await main.getByRole('listitem').first().textContent()
  await main.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/catalogsearch/result?q=photo&p=2')
  await expect(main.getByRole('listitem').first()).not.toHaveText(first ?? '')
  await main.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/catalogsearch/result?q=photo')
})

test('a search without hits shows a message and links', async ({ page }) => {
  await page.goto('/search/go?q=xqzvjkw')
  await mounted(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('No Result Found')
  await main.getByRole('link', { name: 'photo mugs' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Results for “photo mugs”')

  const field = await openSearch(page)
  await field.fill('xqzvjkw')
  await expect(page.getByText('No Result Found')).toBeVisible()
  await expect(page.getByRole('option').first()).toHaveText('canvas prints')
})

test('a long word in the search breaks, so that the page stays as wide as the screen', async ({ page }) => {
  for (const text of ['x'.repeat(80), `mug ${'x'.repeat(80)}`]) {
    await page.goto(`/search/go?q=${encodeURIComponent(text)}`)
    await mounted(page)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  }
})

test('a search text in the URL is plain text only', async ({ page }) => {
  await page.goto(`/search/go?q=${encodeURIComponent(`<img src=x onerror="alert(1)"> mugs' OR "`)}&p=-3`)
  await mounted(page)
  await expect(page.getByRole('main').getByRole('link', { name: /Photo mugs/ })).toBeVisible()
  await page.goto('/catalogsearch/result')
  await mounted(page)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Search')
})

test.describe('on a slow line', () => {
  // Requests of a service worker cannot be delayed.
  test.use({ serviceWorkers: 'block' })

  test('text typed before the suggestions are loaded is kept, with the caret in place', async ({ page, isMobile }) => {
    test.skip(isMobile, 'On phones the field comes with its suggestions.')
    const release = await holdRequests(page, `**${builtFile('src/features/search/SearchCombobox.tsx')}`)
    await page.goto('/photo-credits')
    await mounted(page)
    const field = await openSearch(page)
    await page.keyboard.type('blnket')
    for (let back = 0; back < 4; back++) await page.keyboard.press('ArrowLeft')
    const options = page.getByRole('option')
    await expect(options).toHaveCount(0)
    release()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(field).toBeFocused()
    await page.keyboard.type('a')
    await expect(field).toHaveValue('blanket')
    await expect(options.first()).toContainText('blanket')
  })
})

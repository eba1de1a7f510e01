import { expect, test } from 'playwright/test'
import { mounted } from './support/mounted'
import { pressBack, withBack } from './support/press-back'

test('speed pages have neither header nor footer, and a tool has no footer', async ({ page }) => {
  for (const path of ['/canvas-prints-speed-1', '/noheader-nofooter']) {
    await page.goto(path)
    await mounted(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.mouse.move(50, 50)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  }

  await page.goto('/uploadchoice?sku=canvas-print')
  await mounted(page)
  await expect(page.getByRole('button', { name: 'Choose a photo' }).first()).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('the cart link shows the quantity, at most 99+, and is updated on the next page', async ({ page }) => {
  const counts = [12, 120]
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('CartCount')) return route.fallback()
    await route.fulfill({ json: { data: { cart: { total_quantity: counts.shift() ?? 120 } } } })
  })
  await page.goto('/faq')
  await mounted(page)
  await page.context().addCookies([{ name: 'cart_id', value: 'a-cart', url: page.url() }])
  await page.reload()
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
  await expect(cart).toHaveAccessibleName('Cart, 12 items')
  await expect(cart).toHaveAttribute('href', '/checkout/cart')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(cart).toHaveAccessibleName('Cart, 99+ items')
  await expect(cart.getByText('99+', { exact: true })).toBeVisible()
  // A return to the tab: another tab may have changed the cart.
  const again = page.waitForRequest((request) => request.postData()?.includes('CartCount') ?? false)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await again
})

test('the cart page asks for the cart, and not for its quantity too', async ({ page }) => {
  await page.goto('/faq')
  await page.context().addCookies([{ name: 'cart_id', value: 'a-cart', url: page.url() }])
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name = ''] = /query (Cart\w*)\b/.exec(request.postData() ?? '') ?? []
    if (name !== '') asked.push(name)
  })
  await page.goto('/checkout/cart')
  await mounted(page)
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect.poll(() => asked).toContain('Cart')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'being fetched' })).toHaveCount(0)
  expect(asked).not.toContain('CartCount')
})

test('on a phone the link groups of the footer open with a press, and the help group is open', async ({
  page,
  isMobile,
}) => {
  await page.goto('/faq')
  await mounted(page)
  const footer = page.getByRole('contentinfo')
  const link = footer.getByRole('link', { name: 'Canvas prints', exact: true })
  await expect(footer.getByRole('link', { name: 'Privacy' })).toBeVisible()
  await expect(footer.getByRole('heading', { name: 'Wall art' })).toBeVisible()
  const opener = footer.getByRole('button', { name: 'Wall art' })
  if (!isMobile) {
    await expect(link).toBeVisible()
    await expect(opener).toBeHidden()
    return
  }
  await expect(link).toBeHidden()
  await opener.click()
  await expect(link).toBeVisible()
  await opener.click()
  await expect(link).toBeHidden()
})

test('a toast is announced without taking the focus, and a press closes it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the field is in the header of wide screens')
  await page.goto('/faq')
  await mounted(page)
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
  await field.fill('<')
  await field.press('Enter')
  const toast = page.getByRole('status').getByRole('button', { name: /Dismiss$/ })
  await expect(toast).toBeVisible()
  await expect(field).toBeFocused()
  await toast.click()
  await expect(toast).toHaveCount(0, { timeout: 500 })
})

test('the first picture loads at once, the others near the viewport', async ({ page }) => {
  await page.goto('/blog/a-photo-for-a-mug')
  await mounted(page)
  const first = page.getByRole('main').locator('img').first()
  await expect(first).not.toHaveAttribute('loading', 'lazy')
  await expect(first).toHaveAttribute('fetchpriority', 'high')

  await page.goto('/blog')
  await mounted(page)
  const list = page.getByRole('main').locator('picture img')
  await expect(list.last()).toHaveAttribute('loading', 'lazy')
})

test('a picture that fails to load leaves its placeholder, of the same size', async ({ page }) => {
  await page.route('**/pictures/**', (route) => route.abort())
  await page.goto('/canvas-print-60-x-90-cm')
  await mounted(page)
  await page.mouse.move(50, 50)
  const place = page.getByRole('region', { name: 'Pictures' })
  await expect(place.getByRole('img').first()).toBeVisible()
  await expect(place.locator('picture')).toHaveCount(0)
  const { width = 0, height = 1 } = (await place.boundingBox()) ?? {}
  // The aspect ratio of a banner, on phones of a photograph.
  expect(width / height).toBeCloseTo((page.viewportSize()?.width ?? 0) < 640 ? 4 / 3 : 824 / 485, 1)
})

test('a failed page is replaced by the next one, and by a retry', async ({ page }) => {
  await page.goto('/faq')
  await mounted(page)
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.route('**/cacheurl?*', (route) => route.fulfill({ status: 503, json: { message: 'no' } }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  const failure = page.getByRole('heading', { name: 'Oops, Something Went Wrong!' })
  await expect(failure).toBeVisible()
  await page.unroute('**/cacheurl?*')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(failure).toHaveCount(0)
  await page.route('**/cacheurl?*', (route) => route.fulfill({ status: 503, json: { message: 'no' } }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping', exact: true }).click()
  await expect(failure).toBeVisible()
  await page.unroute('**/cacheurl?*')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Photo credits' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Photo credits' })).toBeVisible()
  await expect(failure).toHaveCount(0)
})

test('a page that cannot be rendered is logged to the console', async ({ page }) => {
  await page.goto('/faq')
  await mounted(page)
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.route('**/cacheurl?*', async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    data.data.metaData.cmsPage.content_heading = { not: 'a text' }
    await route.fulfill({ response, json: data })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { name: 'Oops, Something Went Wrong!' })).toBeVisible()
  expect(errors.join()).toContain('React error #31')
})

test('the Back button of a phone closes the open panel and then leaves the page', async ({ page }) => {
  await withBack(page)
  await page.goto('/photo-wall-clock')
  await mounted(page)
  await page.mouse.move(50, 50)
  expect(await pressBack(page)).toBe(false)
  await page.getByRole('button', { name: 'Look closer' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await pressBack(page)).toBe(true)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/photo-wall-clock$/)
  expect(await pressBack(page)).toBe(false)
})

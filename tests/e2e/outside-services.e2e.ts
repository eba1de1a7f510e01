import { expect, type Page } from 'playwright/test'
import { test } from './support/measured-shop'
import { touch, visit } from './support/mounted'
import { answerVendors, eventsIn, problemsOf } from './support/vendor-scripts'

/** Twenty kinds of pages. */
const PAGES = [
  '/',
  '/photo-mugs',
  '/canvas-prints',
  '/wall-art',
  '/coupons-codes-and-deals',
  '/privacy-policy',
  '/contact-us',
  '/reviews',
  '/blog',
  '/blog/how-large-can-i-print',
  '/catalogsearch/result?q=mug',
  '/checkout/cart',
  '/checkout',
  '/customer/login',
  '/customer/register',
  '/forgot-password',
  '/sizes-prices',
  '/gift-certificate',
  '/photomug-tool?sku=photo-mug',
  '/no-such-page',
]

const sheet = (page: Page) => page.getByRole('region', { name: /hear about your visit\?$|Your browser has said no/ })
const accept = (page: Page) => sheet(page).getByRole('button', { name: 'Accept' })
const refuse = (page: Page) => sheet(page).getByRole('button', { name: 'Only necessary' })
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)
const VENDOR_COOKIES = ['_ga', '_ga_ABC123', '_fbp', '_uetsid', '__kla_id']

// One server for all.
test.describe.configure({ mode: 'default' })

test('before a choice no page of twenty kinds asks another origin for anything', async ({ page, context, shop }) => {
  test.setTimeout(240_000)
  const asked = await answerVendors(context, shop.url)
  for (const path of PAGES) {
    await visit(page, path)
    await page.mouse.wheel(0, 200)
    await page.waitForFunction(() => Array.isArray(Reflect.get(window, 'dataLayer')))
    await page.waitForTimeout(300)
    expect(asked, path).toEqual([])
  }
  expect((await cookieNames(page)).filter((name) => VENDOR_COOKIES.includes(name))).toEqual([])
})

test('after a yes each service hears of the pages, under Trusted Types; taken back, none does and its cookies are gone', async ({
  page,
  context,
  shop,
}) => {
  test.setTimeout(120_000)
  const asked = await answerVendors(context, shop.url)
  const problems = problemsOf(page)
  await visit(page, '/photo-mugs')
  await touch(page)
  await accept(page).click()
  const seen = [
    'bing page_view',
    'ga4 page_view',
    'ga4 view_item',
    'klaviyo Viewed Product',
    'meta PageView',
    'meta ViewContent',
  ]
  await expect
    .poll(() =>
      eventsIn(asked)
        .filter((event) => event !== 'bing pageLoad')
        .toSorted(),
    )
    .toEqual(seen)
  expect(asked.filter((address) => address.includes('/signals/config/'))).toHaveLength(1)
  await expect
    .poll(async () => (await cookieNames(page)).filter((name) => VENDOR_COOKIES.includes(name)).toSorted())
    .toEqual(VENDOR_COOKIES.toSorted())

  // The choice is remembered, and what was searched for goes nowhere.
  asked.length = 0
  await visit(page, '/catalogsearch/result?q=wedding')
  await touch(page)
  await expect.poll(() => eventsIn(asked)).toContain('ga4 search')
  await expect(sheet(page)).toBeHidden()
  expect(asked.join('\n')).not.toContain('wedding')

  await visit(page, '/privacy-policy')
  await page.getByRole('heading', { name: 'Who hears of your visit' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Meta Pixel' })).toBeVisible()
  await expect(page.getByText('You have accepted.')).toBeVisible()
  await page.getByRole('button', { name: 'Choose again' }).click()
  await expect(sheet(page)).toBeFocused()
  await expect(sheet(page).getByText('Now: accepted')).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await refuse(page).click()
  await reloaded
  asked.length = 0
  await page.mouse.wheel(0, 300)
  await expect(page.getByText('You have chosen “Only necessary”.')).toBeVisible()
  await page.waitForTimeout(1500)
  expect(asked).toEqual([])
  expect((await cookieNames(page)).filter((name) => VENDOR_COOKIES.includes(name))).toEqual([])
  expect(problems).toEqual([])
})

test('Global Privacy Control is a no without a question', async ({ browser, shop }) => {
  const context = await browser.newContext({ baseURL: shop.url, extraHTTPHeaders: { 'sec-gpc': '1' } })
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  // Even a yes from before does not count.
  await context.addCookies([
    { name: 'consent', value: `1.yes.${Math.floor(Date.now() / 1000)}.ga4-meta-bing-klaviyo`, url: shop.url },
  ])
  const asked = await answerVendors(context, shop.url)
  const page = await context.newPage()
  await visit(page, '/privacy-policy')
  await touch(page)
  await expect(page.getByText('Your browser says no for you')).toBeVisible()
  await expect(sheet(page)).toBeHidden()
  await page.getByRole('button', { name: 'Choose again' }).click()
  await expect(sheet(page).getByText('It sends Global Privacy Control')).toBeVisible()
  await expect(accept(page)).toBeHidden()
  expect(asked).toEqual([])
  await context.close()
})

test('a tag manager reads Consent Mode before anything else, and what the page reports after it', async ({
  page,
  context,
  shop,
}) => {
  const asked = await answerVendors(context, shop.url)
  await context.route('**/photo-mugs', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('content="ga4:', 'content="gtm:GTM-1 ga4:')
    await route.fulfill({ response: answer, body })
  })
  await visit(page, '/photo-mugs')
  await touch(page)
  await accept(page).click()
  await expect
    .poll(() => eventsIn(asked).filter((event) => event.startsWith('gtm')))
    .toEqual(['gtm gtm.js', 'gtm ViewContent', 'gtm viewItems', 'gtm view_item'])
  const layer = await page.evaluate(() =>
    (Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[])
      .slice(0, 2)
      .map((entry) => [entry[0], entry[1], entry[2]]),
  )
  const all = (state: string) => ({
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
    analytics_storage: state,
  })
  expect(layer).toEqual([
    ['consent', 'default', all('denied')],
    ['consent', 'update', all('granted')],
  ])
})

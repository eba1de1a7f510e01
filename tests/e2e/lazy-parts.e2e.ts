import { expect, type Page, test } from 'playwright/test'
import { builtFiles } from '../support/built-file'
import { designTool } from './support/design-tool'
import { visit } from './support/mounted'
import { openGuestCart } from './support/stories'

/** Without these nothing of the page is there: the shop itself, the pages and their data. */
const PAGES =
  /^src\/(?:main|app\/mount|app\/lazy-pages|routes\/(?:[\w-]+\/)+\w+(?:Page|Layout|Route)|api\/(?:client|read-page))\.tsx?$/

const OOPS = 'Oops, Something Went Wrong!'
const NOTICE = 'This part of the page did not load. The rest works.'

/** Modules that load on demand, by the path of their file. */
const lazyModules = new Map(
  Object.entries(builtFiles())
    .filter(([module, { isDynamicEntry }]) => isDynamicEntry && !PAGES.test(module))
    .map(([module, { file }]) => [`/${file}`, module]),
)

// A service worker asks for scripts itself, and its requests cannot be blocked here.
test.use({ serviceWorkers: 'block' })

/** What a shopper does on each kind of page, so that its parts load. */
const VISITS: Record<string, (page: Page) => Promise<void>> = {
  '/photo-mugs': async (page) => {
    await visit(page, '/photo-mugs')
    await page.mouse.move(300, 300)
    await page.mouse.wheel(0, 20_000)
  },
  '/checkout/cart': async (page) => {
    await openGuestCart(page)
    await page.mouse.move(300, 300)
  },
  '/checkout': async (page) => {
    await openGuestCart(page)
    await visit(page, '/checkout')
    await page.mouse.move(300, 300)
  },
  '/uploadchoice?sku=canvas-print': async (page) => {
    await visit(page, '/uploadchoice?sku=canvas-print')
    await page.getByRole('button', { name: 'Choose a photo' }).first().waitFor()
  },
}

for (const [path, open] of Object.entries(VISITS)) {
  test(`no part of ${path} takes the page with it when its script is blocked`, async ({
    page,
    browser,
    isMobile,
    baseURL: shop = '',
  }) => {
    test.skip(isMobile, 'the scripts are the same')
    test.setTimeout(600_000)
    const seen = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (lazyModules.has(pathname)) seen.add(pathname)
    })
    await open(page)
    await page.waitForLoadState('networkidle')
    expect(seen.size).toBeGreaterThan(0)
    for (const file of seen) {
      const context = await browser.newContext({ baseURL: shop, serviceWorkers: 'block' })
      const other = await context.newPage()
      await other.route(`**${file}`, (route) => route.abort('blockedbyclient'))
      await open(other)
      // Three tries with a second between them.
      await other.waitForTimeout(3500)
      const name = lazyModules.get(file)
      await expect(other.getByRole('heading', { level: 1 }).first(), name).toBeAttached()
      await expect(other.getByRole('heading', { name: OOPS }), name).toHaveCount(0)
      await context.close()
    }
  })
}

test('a part that did not load says so in its place, and comes with another try', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone shows the same')
  test.setTimeout(120_000)
  const footer = `**/${builtFiles()['src/app/Footer.tsx']?.file}`
  await page.route(footer, (route) => route.abort('blockedbyclient'))
  await visit(page, '/faq')
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 20_000)
  const notice = page.getByRole('alert').filter({ hasText: NOTICE })
  await expect(notice).toBeVisible({ timeout: 20_000 })
  await notice.getByRole('button', { name: 'Try again' }).click()
  const again = page.getByRole('alert').filter({ hasText: 'This part still does not load.' })
  await expect(again).toBeVisible({ timeout: 20_000 })
  await expect(again.getByRole('button', { name: 'Load the page again' })).toBeVisible()
  await page.unroute(footer)
  await again.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page whose script did not load says so, and the next navigation loads it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the pages are the same')
  test.setTimeout(120_000)
  const login = `**/${builtFiles()['src/routes/authentication/LoginPage.tsx']?.file}`
  await page.route(login, (route) => route.abort('blockedbyclient'))
  await visit(page, '/faq')
  const link = page.getByRole('link', { name: 'Log in', exact: true }).first()
  await link.click()
  await expect(page.getByText('This page did not load. Check your connection and try again.')).toBeVisible({
    timeout: 20_000,
  })
  await page.unroute(login)
  await page.getByRole('link', { name: 'Register', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await link.click()
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
})

test('after an update of the shop a part that is gone says so and offers to load the page again', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone shows the same')
  test.setTimeout(120_000)
  const gone = { status: 404, contentType: 'text/html', body: 'gone' }
  await visit(page, '/uploadchoice?sku=canvas-print')
  await designTool(page).choosePhoto('dogs-at-the-window.jpg')
  // All files of the old version are gone.
  await page.route('**/assets/*', (route) => route.fulfill(gone))
  await page.getByRole('button', { name: 'Graphics', exact: true }).first().click()
  const notice = page.getByRole('alert').filter({ hasText: NOTICE })
  await expect(notice).toBeVisible({ timeout: 20_000 })
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We have updated our shop since you opened this page.')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/assets/*')
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByText('Photo dogs-at-the-window.jpg at')).toBeAttached({ timeout: 60_000 })
})

// `pnpm screens`: screenshots of every page on phone and desktop, into docs/screens, as small WebP files. `--pages` takes
// those of the tools of many pages only, `--signs` those of neon signs.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright/test'
import sharp from 'sharp'
import { findBrowser } from './lib/browser.ts'
import { buildWhenStale } from './lib/build.ts'
import { copyPrepared } from './lib/database.ts'
import { screensOfPages } from './lib/screens-of-pages.ts'
import { screensOfSigns } from './lib/screens-of-signs.ts'
import { writeDevVars } from './lib/secrets.ts'
import { freePort, serve } from './lib/serve.ts'
import { root } from './lib/wrangler.ts'

const OUT = join(root, 'docs/screens')
const PHOTO = join(root, 'tests/fixtures/photos/lake-and-snowy-mountains.jpg')
const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
}
const WIDTH = 720 // of a file, at most
const PLAIN_PAGES = {
  home: '/',
  'all-products': '/all-products',
  category: '/wall-art',
  'canvas-prints': '/canvas-prints',
  'photo-prints': '/photo-prints',
  'photo-mugs': '/photo-mugs',
  'neon-sign': '/love-neon-sign',
  product: '/canvas-print-60-x-90-cm',
  'greeting-cards': '/photo-greeting-cards',
  set: '/mug-and-coaster-set',
  'sizes-beside': '/canvas-prints?beside=photo-enlargements',
  'gift-finder': '/gift-finder',
  offers: '/coupons-codes-and-deals',
  'start-with-a-photo': '/start-with-a-photo',
  'tool-choice': '/uploadchoice',
  blog: '/blog',
  'blog-post': '/blog/a-photo-for-a-mug',
  search: '/catalogsearch/result?q=mug',
  tracking: '/order-status-tracking',
  'log-in': '/customer/login',
  registration: '/customer/register',
  wishlist: '/wishlist',
  'refer-a-friend': '/refer-a-friend',
  reviews: '/reviews',
  contact: '/contact-us',
  'write-a-review': '/write-a-review?sku=photo-print',
  'gift-certificate': '/gift-certificate',
  'photo-credits': '/photo-credits',
  'cart-empty': '/checkout/cart',
  'not-found': '/no-such-page',
}

/** Scrolls through the page and back until it is complete. Parts load near the viewport, and may add more. */
async function settle(page: Page) {
  for (let before = -1, height = 0; before !== height; ) {
    before = height
    await page.waitForLoadState('networkidle')
    height = await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        scrollTo(0, y)
        await new Promise((resolve) => setTimeout(resolve, 80))
      }
      scrollTo(0, 0)
      return document.body.scrollHeight
    })
  }
  await page.waitForLoadState('networkidle')
  // A hidden lazy picture never loads.
  await page.evaluate(() => {
    const visible = [...document.images].filter((image) => image.checkVisibility())
    return Promise.all(visible.map((image) => image.decode().catch(() => {})))
  })
}

const keeper =
  (page: Page, device: string) =>
  async (name: string, fullPage = true): Promise<void> => {
    if (fullPage) await settle(page)
    const shot = await page.screenshot({ fullPage, animations: 'disabled' })
    await sharp(shot)
      .resize({ width: WIDTH, withoutEnlargement: true })
      .webp({ quality: 32, effort: 6 })
      .toFile(join(OUT, `${name}-${device}.webp`))
  }

async function designAndOrder(page: Page, keep: ReturnType<typeof keeper>, url: string) {
  await page.goto(`${url}/uploadchoice?sku=canvas-print`)
  const choose = page.getByRole('button', { name: 'Choose a photo' }).first()
  await choose.waitFor()
  await keep('design-empty', false)
  const chooser = page.waitForEvent('filechooser')
  await choose.click()
  await (await chooser).setFiles(PHOTO)
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()
  await page.getByText('Uploading').filter({ visible: true }).waitFor({ state: 'detached' })
  await keep('design', false)
  await page.getByRole('button', { name: 'Size', exact: true }).click()
  await page.getByRole('radio', { name: /^40 × 60/ }).check({ force: true })
  await keep('design-size', false)
  await page.getByRole('radio', { name: 'Coloured edge' }).check({ force: true })
  await keep('design-edges', false)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'Check out' }).waitFor()
  await keep('cart')
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByLabel('Email').fill('aroha.ngata@example.co.nz')
  await keep('checkout-contact')
  await page.getByRole('button', { name: 'Continue to address' }).click()
  await page.getByLabel('First name').fill('Aroha')
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await keep('checkout-address-errors')
  await page.getByLabel('Last name').fill('Ngata')
  await page.getByLabel('Street address').fill('12 Kōwhai Street')
  await page.getByLabel('Town or city').fill('Nelson')
  await page.getByLabel('Region').selectOption({ label: 'Nelson' })
  await page.getByLabel('Postcode').fill('7010')
  await page.getByLabel('Phone').fill('021 555 0123')
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).waitFor()
  await keep('checkout-delivery')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Place order' }).waitFor()
  await keep('checkout-review')
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByText('Delivering to').waitFor()
  await keep('success')
}

const onlyPages = process.argv.includes('--pages')
const onlySigns = process.argv.includes('--signs')
const isAll = !onlyPages && !onlySigns
const executablePath = findBrowser()
const state = mkdtempSync(join(tmpdir(), 'kea-screens-'))
writeDevVars()
buildWhenStale()
copyPrepared(state)
mkdirSync(OUT, { recursive: true })
const shop = await serve({ port: await freePort(), state })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  for (const [device, options] of Object.entries(DEVICES)) {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce', locale: 'en-NZ' })
    const page = await context.newPage()
    // A slow machine draws a long page slowly.
    page.setDefaultTimeout(180_000)
    const keep = keeper(page, device)
    for (const [name, path] of isAll ? Object.entries(PLAIN_PAGES) : []) {
      await page.goto(shop.url + path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await keep(name)
    }
    if (isAll) await designAndOrder(page, keep, shop.url)
    if (!onlySigns) await screensOfPages(page, keep, shop.url)
    if (!onlyPages) await screensOfSigns(page, keep, shop.url)
    await context.close()
  }
} finally {
  await browser.close()
  await shop.stop()
  rmSync(state, { recursive: true, force: true })
}

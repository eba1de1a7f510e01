import { defineConfig } from 'playwright/test'

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  },
}

/** The popup has been seen, as by most visitors: it would come up in the middle of a test. */
const SEEN_POPUP = {
  name: 'home_popup',
  value: '1',
  ...{ domain: 'localhost', path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const },
}

const pathsOf = (names: string[]) => names.map((name) => `**/${name}.e2e.ts`)

/** Files of tests that `pnpm e2e --every-device` runs on both devices. */
const filesOf = (names: string[]) => (process.env.EVERY_DEVICE ? [] : pathsOf(names))

/** These tests depend little on the width of the screen. */
const PHONE_ONLY = [
  'account-details',
  'account-designs',
  'account-orders',
  'design-items',
  'frame-parts',
  'graphics',
  'passkeys',
  'photo-layouts',
  'sessions',
  'social',
  'authentication',
  'every-product',
  'newsletter',
  'coupon',
  'bad-photos',
  'photo-formats',
  'backend-down',
  'offline',
  'tool-offline',
  'bulk-order',
  'reviews',
  'start-with-photo',
  'looks',
  'tool-shapes',
  'unfinished-designs',
  'design-drafts',
  'design-links',
  'reading',
  'adjust',
  'edges',
  'pages-back',
  'panels',
  'preflight',
  'proof',
  'start-texts',
  'typed-size',
]
/** These tests read responses, links and the backend, which are the same for every device. */
const DESKTOP_ONLY = ['golden', 'first-response', 'head-parity', 'crawl', 'second-store']

/**
 * `npm test` runs these files on these devices, without their tests that are tagged `@not-core`: the ways of money, photos
 * and accounts, in the minutes that CI has. `pnpm e2e` runs all tests.
 */
const CORE = {
  desktop: [
    'bad-requests',
    'cart-balances',
    'checkout',
    'design-cart',
    'first-response',
    'golden',
    'hostile-content',
    'photos',
    'second-store',
    'shop-story',
    'trusted-types',
  ],
  phone: [
    'access',
    'account-orders',
    'backend-down',
    'bad-photos',
    'cart',
    'coupon',
    'design-story',
    'expired-session',
    'gift',
    'passkeys',
    'payment',
    'preflight',
    'prints',
    'sessions',
    'social',
    'text',
    'unfinished-designs',
    'authentication',
  ],
}
const isCore = process.env.E2E_PART === 'core'

/** The files of a device. */
const filesFor = (device: 'desktop' | 'phone', otherDevice: string[]) =>
  isCore ? { testMatch: pathsOf(CORE[device]) } : { testIgnore: ['**/no-js.e2e.ts', ...filesOf(otherDevice)] }

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  ...(isCore && { grepInvert: /@not-core/ }),
  fullyParallel: true,
  // Tests wait for the network and for workerd more than they compute: two cores carry three.
  workers: 3,
  // A machine may stall for seconds. A test that passes only the second time is reported as flaky.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:8787',
    trace: 'on-first-retry',
    locale: 'en-NZ',
    storageState: { cookies: [SEEN_POPUP], origins: [] },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...chromium, viewport: { width: 1440, height: 900 } },
      ...filesFor('desktop', PHONE_ONLY),
    },
    {
      name: 'phone',
      use: { ...chromium, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
      ...filesFor('phone', DESKTOP_ONLY),
    },
    {
      name: 'no-js',
      use: { ...chromium, viewport: { width: 390, height: 844 }, javaScriptEnabled: false },
      testMatch: '**/no-js.e2e.ts',
    },
  ],
})

import { defineConfig } from '@playwright/test'

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  },
}

/** Files of tests that `pnpm e2e --every-device` runs on both devices. */
const filesOf = (names: string[]) => (process.env.EVERY_DEVICE ? [] : names.map((name) => `**/${name}.e2e.ts`))

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
  'ways-in',
  'every-product',
  'newsletter',
  'coupon',
  'bad-photos',
  'photo-formats',
  'backend-down',
  'offline',
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
  'panels',
  'preflight',
  'proof',
  'start-texts',
  'typed-size',
]
/** These tests read responses, links and the backend, which are the same for every device. */
const DESKTOP_ONLY = ['golden', 'first-response', 'head-parity', 'crawl', 'second-store']

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // Tests wait for the network and for workerd more than they compute: two cores carry three.
  workers: 3,
  // A machine may stall for seconds. A test that passes only the second time is reported as flaky.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: { baseURL: process.env.BASE_URL ?? 'http://localhost:8787', trace: 'on-first-retry', locale: 'en-NZ' },
  projects: [
    {
      name: 'desktop',
      use: { ...chromium, viewport: { width: 1440, height: 900 } },
      testIgnore: ['**/no-js.e2e.ts', ...filesOf(PHONE_ONLY)],
    },
    {
      name: 'phone',
      use: { ...chromium, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
      testIgnore: ['**/no-js.e2e.ts', ...filesOf(DESKTOP_ONLY)],
    },
    {
      name: 'no-js',
      use: { ...chromium, viewport: { width: 390, height: 844 }, javaScriptEnabled: false },
      testMatch: '**/no-js.e2e.ts',
    },
  ],
})

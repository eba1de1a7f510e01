import { defineConfig } from '@playwright/test'

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  },
}

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  // A machine may stall for seconds. What passes only the second time is reported as flaky, to be mended.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: { baseURL: process.env.BASE_URL ?? 'http://localhost:8787', trace: 'retain-on-failure', locale: 'en-NZ' },
  projects: [
    { name: 'desktop', use: { ...chromium, viewport: { width: 1440, height: 900 } }, testIgnore: '**/no-js.e2e.ts' },
    {
      name: 'phone',
      use: { ...chromium, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
      // The first response, the head, the links and the backend are the same for every device.
      testIgnore: ['no-js', 'first-response', 'head-parity', 'crawl', 'second-store'].map(
        (name) => `**/${name}.e2e.ts`,
      ),
    },
    {
      name: 'no-js',
      use: { ...chromium, viewport: { width: 390, height: 844 }, javaScriptEnabled: false },
      testMatch: '**/no-js.e2e.ts',
    },
  ],
})

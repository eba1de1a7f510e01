import { expect, test } from 'playwright/test'
import { builtFile, builtFiles } from '../support/built-file'
import { holdRequests } from './support/hold-requests'
import { countShifts, shiftsOf } from './support/layout-shifts'

/** The path of the headings' font in the build. */
function headingFont(): string {
  const found = Object.keys(builtFiles()).find((name) => /\/bricolage-grotesque-latin-wght[^/]*\.woff2$/.test(name))
  return builtFile(found ?? 'font of headings')
}

test('the font of headings and the script of the shop load after the first picture', async ({ page }) => {
  const late = [headingFont(), builtFile('packages')]
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const send = await holdRequests(page, '**/*.avif')
  await page.goto('/canvas-prints', { waitUntil: 'commit' })
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveCSS('font-family', /^"?Bricolage Stand-in/)
  const deferred = () => requested.filter((path) => late.includes(path))
  expect(deferred()).toEqual([])
  send()
  await expect(title).toHaveCSS('font-family', /^"?Bricolage Grotesque/)
  await expect.poll(() => deferred().toSorted()).toEqual(late.toSorted())
})

test('a list of products lets its other pictures in view come before the scripts', async ({ page }) => {
  const file = builtFile('packages')
  // Of the four pictures in view only the first one comes.
  let pictures = 0
  await page.route('**/*.avif', (route) => (pictures++ === 0 ? route.continue() : undefined))
  await page.goto('/wall-art', { waitUntil: 'commit' })
  const startOf = (path: string) =>
    page.evaluate(
      (name) => performance.getEntriesByType('resource').find((entry) => entry.name.endsWith(name))?.startTime ?? 0,
      path,
    )
  await expect.poll(() => startOf(file)).toBeGreaterThan(0)
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  const arrived = await page.evaluate(
    () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(({ name }) =>
        name.includes('.avif'),
      )?.responseEnd ?? 0,
  )
  expect(arrived).toBeGreaterThan(0)
  expect((await startOf(file)) - Math.min(arrived, painted)).toBeGreaterThan(120)
})

test('running text takes its face when nothing in view moves, and the next document begins with it @not-core', async ({
  page,
}) => {
  await countShifts(page)
  await page.goto('/terms-conditions')
  const root = page.locator('html')
  await expect(root).not.toHaveAttribute('data-text-face')
  await expect(page.locator('body')).toHaveCSS('font-family', /^"?Public Stand-in/)
  await expect(root).toHaveAttribute('data-text-face', 'own')
  await expect(page.locator('body')).toHaveCSS('font-family', /^"?Public Sans/)
  expect(await shiftsOf(page)).toBeLessThan(0.001)
  await page.goto('/canvas-prints', { waitUntil: 'commit' })
  await expect(root).toHaveAttribute('data-text-face', 'own', { timeout: 1_000 })
})

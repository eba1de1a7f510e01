import { expect, test } from 'playwright/test'
import { builtFile, builtFiles } from '../support/built-file'
import { holdRequests } from './support/hold-requests'

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

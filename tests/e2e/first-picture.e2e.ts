import { expect, test } from '@playwright/test'
import { holdRequests } from './support/hold-requests'

const FONT = /bricolage-grotesque-latin-wght[^/]*\.woff2$/

test('the font of headings and the script of the shop load after the first picture', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const send = await holdRequests(page, '**/*.avif')
  await page.goto('/canvas-prints', { waitUntil: 'commit' })
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveCSS('font-family', /^"?Bricolage Stand-in/)
  const deferred = () => requested.filter((path) => FONT.test(path) || /\/packages-[^/]*\.js$/.test(path))
  expect(deferred()).toEqual([])
  send()
  await expect(title).toHaveCSS('font-family', /^"?Bricolage Grotesque/)
  await expect.poll(() => deferred().length).toBe(2)
})

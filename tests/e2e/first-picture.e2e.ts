import { expect, test } from '@playwright/test'

const FACE = /bricolage-grotesque-latin-wght[^/]*\.woff2$/

test('the face of headings and the script of the shop wait for the first picture', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  let send = () => {}
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/*.avif', async (route) => {
    await sent
    await route.continue()
  })
  await page.goto('/canvas-prints', { waitUntil: 'commit' })
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveCSS('font-family', /^"?Bricolage Stand-in/)
  const late = () => asked.filter((path) => FACE.test(path) || /\/packages-[^/]*\.js$/.test(path))
  expect(late()).toEqual([])
  send()
  await expect(title).toHaveCSS('font-family', /^"?Bricolage Grotesque/)
  await expect.poll(() => late().length).toBe(2)
})

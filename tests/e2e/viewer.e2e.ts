import { expect, type Page, test } from 'playwright/test'
import { visit } from './support/mounted'

const DRAWINGS = ['one', 'two', 'gone'].map((name) => `/drawings/${name}.svg`)

/** A page whose other pictures are drawings, opened by a navigation. */
async function openDrawings(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/drawings/*.svg', async (route) => {
    const { pathname } = new URL(route.request().url())
    // The page also shows them as thumbnails.
    if (route.request().resourceType() === 'fetch') asked.push(pathname)
    if (pathname.endsWith('gone.svg')) return route.fulfill({ status: 500, body: 'no' })
    const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>`
    return route.fulfill({ contentType: 'image/svg+xml', body })
  })
  await page.route('**/cacheurl?*photo-credits*', async (route) => {
    const data = await (await route.fetch({ url: new URL('/cacheurl?url=/photo-wall-clock', page.url()).href })).json()
    const { product } = data.pageDetails
    product.media_gallery = [product.media_gallery[0], ...DRAWINGS.map((url) => ({ url, label: url }))]
    await route.fulfill({ json: data })
  })
  await visit(page, '/faq')
  await page.mouse.move(50, 50)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Photo credits' }).click()
  await page.getByRole('button', { name: 'Look closer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click()
  return asked
}

test('drawings load one by one when they are shown, and one that fails is left out', async ({ page }) => {
  const asked = await openDrawings(page)
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('img', { name: DRAWINGS[0] })).toBeVisible()
  expect(asked).toEqual(DRAWINGS.slice(0, 1))
  await expect(viewer.locator('svg path[d="M1 1h7v7z"]')).toHaveCount(1)
  await viewer.getByRole('button', { name: 'Next' }).click()
  await expect(viewer.getByRole('img', { name: DRAWINGS[1] })).toBeVisible()
  await viewer.getByRole('button', { name: 'Next' }).click()
  await expect(viewer.getByText('4 of 5')).toBeVisible()
  await expect.poll(() => asked).toEqual(DRAWINGS)
  await expect(viewer.getByRole('img', { name: DRAWINGS[2] })).toHaveCount(0)
  await expect(viewer.getByRole('alert')).toHaveCount(0)
})

test('after pictures and drawings comes the material, as text', async ({ page }) => {
  await openDrawings(page)
  const viewer = page.getByRole('dialog')
  const next = viewer.getByRole('button', { name: 'Next' })
  for (const place of [2, 3, 4]) {
    await expect(viewer.getByText(`${place} of 5`)).toBeVisible()
    await next.click()
  }
  await expect(viewer.getByText('5 of 5')).toBeVisible()
  await expect(viewer.getByRole('heading', { name: 'Technical specifications' })).toBeInViewport()
  await expect(viewer.getByText('Sweep movement')).toBeInViewport()
  await expect(viewer.getByRole('button', { name: 'Zoom' })).toHaveCount(0)
  await expect(next).toBeDisabled()
})

import { type BrowserContext, expect, test } from 'playwright/test'
import { touch, visit } from './support/mounted'

/** The cookies about how the shopper came, as the browser has them. */
async function cameBy(context: BrowserContext): Promise<Record<string, string>> {
  const names = ['utm_medium_list', 'landing_page', 'affiliate_click_id', 'mailchimp_campaign_id']
  const cookies = (await context.cookies()).filter(({ name }) => names.includes(name))
  return Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]))
}

test('how a shopper came is remembered at the first page of a visit, and no page after it', async ({
  page,
  context,
}) => {
  await visit(page, '/photo-mugs?utm_medium=aff&awc=3456_1700000000_a1b2c3&mc_cid=a1b2c3d4e5')
  const first = {
    utm_medium_list: 'Affiliate',
    landing_page: '/photo-mugs',
    affiliate_click_id: '3456_1700000000_a1b2c3',
  }
  await expect.poll(() => cameBy(context)).toEqual(first)

  // A reload and a page that the shop links to are the same visit.
  await page.reload()
  await touch(page)
  await page.goto('/canvas-prints', { referer: `${new URL(page.url()).origin}/photo-mugs` })
  await touch(page)
  await page.waitForTimeout(4000)
  expect(await cameBy(context)).toEqual(first)

  await page.goto('/canvas-prints?gclid=EAIaIQ', { referer: 'https://www.google.co.nz/' })
  await touch(page)
  await expect
    .poll(() => cameBy(context))
    .toEqual({ ...first, utm_medium_list: 'Affiliate,Google Ads', landing_page: '/canvas-prints' })
})

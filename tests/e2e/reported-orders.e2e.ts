import { expect, type Page } from 'playwright/test'
import { checkOut, GUEST } from './support/checkout'
import { test } from './support/measured-shop'
import { touch, visit } from './support/mounted'
import { rowsOf } from './support/shop-state'
import { MINI_EASEL, numberOn, openGuestCart, pageHeading, THANKS } from './support/stories'
import { answerVendors } from './support/vendor-scripts'

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

test('a paid order is told by the browser and by the store, and counts once', async ({ page, context, shop }) => {
  test.setTimeout(240_000)
  const asked = await answerVendors(context, shop.url)
  shop.sent.length = 0
  await visit(page, '/photo-mugs')
  await touch(page)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => cookieNames(page)).toEqual(expect.arrayContaining(['_ga', '_fbp']))
  const email = `measured-${test.info().project.name}@example.co.nz`
  await openGuestCart(page, [MINI_EASEL])
  await checkOut(page, { ...GUEST, email })
  await page.getByRole('button', { name: 'Change payment' }).click()
  await page.getByText('You will be redirected to an online payment provider’s site.').click()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Place order and pay' }).click()
  const number = await numberOn(page)
  await page.getByRole('button', { name: 'Approve the payment' }).click()
  await expect(pageHeading(page, THANKS)).toBeVisible()
  await touch(page)

  const told = (hostname: string) =>
    asked.map((address) => new URL(address)).filter((address) => address.hostname === hostname)
  const inBrowser = () =>
    told('www.facebook.com')
      .filter(({ searchParams }) => searchParams.get('ev') === 'Purchase')
      .map(({ searchParams }) => searchParams.get('eid'))
  await expect.poll(inBrowser).toEqual([number])
  await page.reload()
  await touch(page)
  // The jobs of the next minute.
  await expect
    .poll(
      async () => {
        await page.request.get('/faq?again')
        await page.evaluate(() =>
          fetch('/graphql', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{"query":"{ __typename }"}',
          }),
        )
        return shop.sent.length
      },
      { timeout: 150_000, intervals: [5_000] },
    )
    .toBe(2)
  const [meta, ga4] = shop.sent
    .toSorted(({ path: a }, { path: b }) => (a < b ? 1 : -1))
    .map(({ path, body }) => ({ path, body }))
  const event = JSON.parse(new URLSearchParams(meta?.body).get('data') ?? '[]')[0]
  expect(event).toMatchObject({
    event_name: 'Purchase',
    event_id: number,
    user_data: { fbp: 'fb.1.1764333000000.1116446470' },
  })
  expect(JSON.stringify(shop.sent)).not.toContain(email)
  const measured = JSON.parse(ga4?.body ?? '{}')
  expect(measured).toMatchObject({
    client_id: '1234567890.1764333000',
    events: [{ params: { transaction_id: number } }],
  })
  const fromBrowser = told('www.google-analytics.com').filter(
    ({ searchParams }) => searchParams.get('en') === 'purchase',
  )
  expect(
    fromBrowser.map(({ searchParams }) => [searchParams.get('cid'), searchParams.get('ep.transaction_id')]),
  ).toEqual([['1234567890.1764333000', number]])
  expect(inBrowser()).toEqual([number])
  expect(rowsOf(shop.state, `SELECT consent LIKE '1.yes.%' AS yes FROM orders WHERE number = '${number}'`)).toEqual([
    { yes: 1 },
  ])
})

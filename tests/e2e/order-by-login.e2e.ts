import { expect, test } from 'playwright/test'
import { visit } from './support/mounted'
import { newCustomer } from './support/new-customer'
import { checkOutAsCustomer, numberOn, ordersOf, pageHeading, press, THANKS } from './support/stories'

test('the pages of an order open by its number for the customer who ordered it, and for nobody else', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const email = await checkOutAsCustomer(page)
  await press(page, 'Continue to review')
  await press(page, 'Place order')
  await expect(pageHeading(page, THANKS)).toBeVisible()
  const number = await numberOn(page)
  expect(ordersOf(email)).toHaveLength(1)
  for (const [path, heading] of [
    ['/proof_order', 'Proof of your order'],
    ['/order-status-tracking', 'Waiting for your payment'],
  ] as const) {
    await visit(page, `${path}?number=${number}`)
    await expect(pageHeading(page, heading)).toBeVisible()
    await expect(page.getByText(`Order ${number}`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Find my order' })).toHaveCount(0)
  }

  const stranger = await (await browser.newContext({ baseURL })).newPage()
  await newCustomer(stranger)
  for (const path of ['/proof_order', '/order-status-tracking']) {
    await visit(stranger, `${path}?number=${number}`)
    await expect(stranger.getByLabel('Order number')).toHaveValue(number)
    await expect(stranger.getByRole('button', { name: 'Find my order' })).toBeVisible()
  }
  await stranger.context().close()
})

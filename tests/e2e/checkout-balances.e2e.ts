import { expect, test } from 'playwright/test'
import { checkOut, GUEST } from './support/checkout'
import { giftCode } from './support/gift-code'
import { newCustomer } from './support/new-customer'
import { command, rows } from './support/shop-state'
import {
  balanceLine,
  chooseCard,
  keepAddress,
  numberOn,
  openCustomerCart,
  openGuestCart,
  ordersOf,
  PAYMENT_PAGE,
  pageHeading,
  press,
  sumLine,
  THANKS,
} from './support/stories'

const balances = (email: string) =>
  rows<{ ledger: string; balance: number }>(
    `SELECT ledger, sum(amount) AS balance FROM ledger_entries e JOIN customers c ON c.id = e.customer_id
     WHERE c.email = '${email}' GROUP BY ledger ORDER BY ledger`,
  )

test('a guest pays with an offer code, a gift certificate and, for the rest, on the payment page', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const buyer = await (await browser.newContext({ baseURL })).newPage()
  const certificate = await giftCode(buyer, await newCustomer(buyer))
  await buyer.context().close()
  const offer = /^[A-Z2-9]{5}-[A-Z2-9]{5}/.exec(command('coupon', 'new', '10', 'uses', '1'))?.[0] ?? ''

  await openGuestCart(page)
  await press(page, 'Enter an offer code')
  await page.getByLabel('Offer code').fill(offer)
  await press(page, 'Apply')
  await expect(page.getByText('-N$10.00')).toBeVisible()
  await press(page, 'Use a gift certificate')
  await page.getByLabel('Gift certificate code').fill(certificate)
  await press(page, 'Apply')
  await expect(page.getByText('N$50.00 used, N$0.00 left')).toBeVisible()
  // Goods of 92.90, less 10.00 and 50.00; then the delivery of 7.95.
  await expect(sumLine(page, /^Total/)).toContainText('N$32.90')

  const email = `pays-rest-${test.info().project.name}-${Date.now()}@example.co.nz`
  await checkOut(page, { ...GUEST, email })
  await press(page, 'Change payment')
  await chooseCard(page)
  await expect(page.getByText('N$40.85').locator('visible=true').first()).toBeVisible()
  await press(page, 'Place order and pay')
  await expect(pageHeading(page, PAYMENT_PAGE)).toBeVisible()
  await expect(page.getByText('N$40.85', { exact: true })).toBeVisible()
  await press(page, 'Approve the payment')

  await expect(pageHeading(page, THANKS)).toBeVisible()
  await expect(sumLine(page, `Code ${offer}`)).toContainText('-N$10.00')
  await expect(sumLine(page, 'Gift certificates')).toContainText('-N$50.00')
  await expect(sumLine(page, /^Total/)).toContainText('N$40.85')
  // Easels are not printed.
  await expect(page.getByText('We check each piece by hand.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('photos go to print')
  expect(ordersOf(email)).toMatchObject([{ status: 'processing', total_cents: 4085 }])
  expect(command('gift', certificate)).toContain('N$0.00 left.')
})

test('a customer pays with points, store credit and the payment page: a declined payment gives them back', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const email = await newCustomer(page)
  command('points', email, '100', 'A late parcel')
  command('credit', email, '20', 'A late parcel')
  await keepAddress(page)
  await openCustomerCart(page)
  const use = (text: string) => balanceLine(page, text).getByRole('button', { name: 'Use', exact: true }).click()
  await use('100 points')
  await expect(sumLine(page, '100 points')).toContainText('-N$5.00')
  await use('store credit')
  await expect(sumLine(page, 'Store credit')).toContainText('-N$20.00')

  await page.getByRole('link', { name: 'Check out' }).click()
  await chooseCard(page)
  await press(page, 'Place order and pay')
  // 79.95 and the delivery of 7.95, less 5.00 and 20.00.
  await expect(pageHeading(page, PAYMENT_PAGE)).toBeVisible()
  await expect(page.getByText('N$62.90', { exact: true })).toBeVisible()
  const declined = await numberOn(page)
  expect(balances(email)).toEqual([
    { ledger: 'credit', balance: 0 },
    { ledger: 'points', balance: 0 },
  ])
  await press(page, 'Decline it')
  await expect(pageHeading(page, 'Unable to process request')).toBeVisible()
  await expect(page.getByText('Your cart and everything you entered are kept.')).toBeVisible()
  expect(balances(email)).toEqual([
    { ledger: 'credit', balance: 2000 },
    { ledger: 'points', balance: 100 },
  ])

  await page.getByRole('link', { name: 'Try again' }).click()
  await chooseCard(page)
  await press(page, 'Place order and pay')
  await press(page, 'Cancel and go back')
  await expect(pageHeading(page, 'Payment cancelled')).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await chooseCard(page)
  await press(page, 'Place order and pay')
  await expect(pageHeading(page, PAYMENT_PAGE)).toBeVisible()
  await expect(page.getByText('N$62.90', { exact: true })).toBeVisible()
  await press(page, 'Approve, and tell the shop later')
  await expect(pageHeading(page, 'Confirming your payment')).toBeVisible()
  await expect(pageHeading(page, THANKS)).toBeVisible({ timeout: 20_000 })
  await expect(sumLine(page, 'Points')).toContainText('-N$5.00')
  await expect(sumLine(page, 'Store credit')).toContainText('-N$20.00')

  const orders = ordersOf(email)
  expect(orders.map(({ status, total_cents }) => [status, total_cents])).toEqual([
    ['cancelled', 6290],
    ['cancelled', 6290],
    ['processing', 6290],
  ])
  expect(orders[0]?.number).toBe(declined)
  // The paid order has brought a point for each of the 62 dollars that were paid.
  expect(balances(email)).toEqual([
    { ledger: 'credit', balance: 0 },
    { ledger: 'points', balance: 62 },
  ])
})

import { expect, test } from 'playwright/test'
import { visit } from './support/mounted'
import { rows } from './support/shop-state'
import {
  checkOutAsCustomer,
  chooseCard,
  numberOn,
  ordersOf,
  PAYMENT_PAGE,
  pageHeading,
  press,
  THANKS,
} from './support/stories'

test('two tabs of a customer that place one cart at once order once, and both show that order', async ({ page }) => {
  test.setTimeout(150_000)
  const email = await checkOutAsCustomer(page)
  await press(page, 'Continue to review')
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible()
  const [second, third] = [await page.context().newPage(), await page.context().newPage()]
  for (const tab of [second, third]) {
    await visit(tab, '/checkout')
    await expect(tab.getByRole('button', { name: 'Place order' })).toBeVisible()
  }

  await Promise.all([press(page, 'Place order'), press(second, 'Place order')])
  for (const tab of [page, second]) await expect(pageHeading(tab, THANKS)).toBeVisible()
  const [placed] = ordersOf(email)
  expect(ordersOf(email)).toEqual([{ number: placed?.number, status: 'pending_payment', total_cents: 8790 }])
  expect(await numberOn(page)).toBe(placed?.number)
  expect(await numberOn(second)).toBe(placed?.number)

  // A tab that is found again later orders nothing more. It shows the order, and an empty cart after a reload.
  await third.bringToFront()
  const stale = third.getByRole('button', { name: 'Place order' })
  if (await stale.isVisible()) await stale.click()
  await expect(
    pageHeading(third, THANKS).or(third.getByText('Your cart is empty, so there is nothing to order yet.')),
  ).toBeVisible()
  await visit(third, '/checkout')
  await expect(third.getByText('Your cart is empty, so there is nothing to order yet.')).toBeVisible()
  expect(ordersOf(email)).toHaveLength(1)
})

test('two tabs at the payment page of one order: it is paid once, and the other tab leads to the paid order', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const email = await checkOutAsCustomer(page)
  await chooseCard(page)
  const other = await page.context().newPage()
  await visit(other, '/checkout')
  await expect(other.getByRole('button', { name: 'Place order and pay' })).toBeVisible()
  await Promise.all([press(page, 'Place order and pay'), press(other, 'Place order and pay')])
  for (const tab of [page, other]) await expect(pageHeading(tab, PAYMENT_PAGE)).toBeVisible()
  expect(other.url()).toBe(page.url())

  await press(page, 'Approve the payment')
  await expect(pageHeading(page, THANKS)).toBeVisible()
  await press(other, 'Approve the payment')
  await expect(pageHeading(other, THANKS)).toBeVisible()
  expect(await numberOn(other)).toBe(await numberOn(page))
  expect(ordersOf(email)).toMatchObject([{ status: 'processing', total_cents: 8790 }])
  expect(rows(`SELECT p.state FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.email = '${email}'`)).toEqual([
    { state: 'paid' },
  ])
})

test('a double click on the order of a bank transfer orders once, and Back shows no order to place again', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const email = await checkOutAsCustomer(page)
  await press(page, 'Continue to review')
  await page.getByRole('button', { name: 'Place order' }).dblclick()
  await expect(pageHeading(page, THANKS)).toBeVisible()
  const number = await numberOn(page)
  await page.reload()
  await expect(pageHeading(page, THANKS)).toBeVisible()
  expect(await numberOn(page)).toBe(number)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Place order' })).toHaveCount(0)
  await expect(page.getByText('Your cart is empty, so there is nothing to order yet.')).toBeVisible()
  expect(ordersOf(email)).toEqual([{ number, status: 'pending_payment', total_cents: 8790 }])
})

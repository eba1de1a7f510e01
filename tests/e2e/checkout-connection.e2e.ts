import { expect, test } from 'playwright/test'
import { mounted } from './support/mounted'
import { newCustomer } from './support/new-customer'
import {
  cut,
  openCustomerCart,
  ordersOf,
  PAYMENT_PAGE,
  pageHeading,
  press,
  saysSaved,
  stepHeading,
} from './support/stories'

test('a customer whose connection is cut at each step loses no entry and orders once; Back and reload keep the step', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const email = await newCustomer(page)
  await openCustomerCart(page)
  await page.getByRole('link', { name: 'Check out' }).click()

  // Address
  await expect(stepHeading(page, 'Delivery address')).toBeVisible()
  const entries = [
    ['First name', 'Aroha'],
    ['Last name', 'Ngata'],
    ['Street address', '12 Kōwhai Street'],
    ['Postcode', '7010'],
    ['Town or city', 'Nelson'],
    ['Phone', '021 555 0123'],
  ] as const
  for (const [label, value] of entries) await page.getByLabel(label).fill(value)
  await page.getByLabel('Region').selectOption({ label: 'Nelson' })
  const keepsAddress = async () => {
    for (const [label, value] of entries) await expect(page.getByLabel(label)).toHaveValue(value)
  }
  await cut(page, 'SetShippingAddressOnCart')
  await press(page, 'Continue to delivery')
  await saysSaved(page)
  await keepsAddress()
  await page.reload()
  await mounted(page)
  await keepsAddress()
  await press(page, 'Continue to delivery')

  // Delivery
  await expect(stepHeading(page, 'Delivery method')).toBeFocused()
  await page.goBack()
  await expect(stepHeading(page, 'Delivery address')).toBeVisible()
  await keepsAddress()
  await page.goForward()
  await expect(stepHeading(page, 'Delivery method')).toBeVisible()
  const express = page.getByRole('radio', { name: /^Express/ })
  await express.check({ force: true })
  await cut(page, 'SetShippingMethodOnCart')
  await press(page, 'Continue to payment')
  await saysSaved(page)
  await expect(express).toBeChecked()
  await press(page, 'Continue to payment')

  // Payment
  await expect(stepHeading(page, 'Payment')).toBeFocused()
  const card = page.getByRole('radio', { name: /^Card/ })
  await page.goBack()
  await expect(express).toBeChecked()
  await page.goForward()
  await expect(card).toBeVisible()
  await page.reload()
  await mounted(page)
  await card.check({ force: true })
  await cut(page, 'SetPaymentMethodOnCart')
  await press(page, 'Continue to review')
  await saysSaved(page)
  await expect(card).toBeChecked()
  await press(page, 'Continue to review')

  // Review
  const place = page.getByRole('button', { name: 'Place order and pay' })
  await expect(place).toBeVisible()
  await page.goBack()
  await expect(card).toBeChecked()
  await page.goForward()
  await expect(place).toBeVisible()
  await page.reload()
  await expect(place).toBeVisible()
  await cut(page, 'PlaceOrder')
  await place.click()
  await expect(page.getByText('Unable to process request')).toBeVisible()
  await expect(page.getByText('Nothing is lost: your cart and everything you entered are kept.')).toBeVisible()
  expect(ordersOf(email)).toEqual([])
  await context.setOffline(true)
  await press(page, 'Try again')
  await expect(
    page.getByText('You are offline. Try again when you are connected: nothing is ordered twice.'),
  ).toBeVisible()
  await context.setOffline(false)
  await cut(page, 'PlaceOrder', 'after')
  await press(page, 'Try again')
  await expect(page.getByText('Unable to process request')).toBeVisible()
  await page.getByRole('button', { name: 'Try again', exact: true }).dblclick()
  await expect(pageHeading(page, PAYMENT_PAGE)).toBeVisible()
  // 79.95 and the express delivery of 14.95.
  await expect(page.getByText('N$94.90', { exact: true })).toBeVisible()
  expect(ordersOf(email)).toMatchObject([{ status: 'pending_payment', total_cents: 9490 }])
})

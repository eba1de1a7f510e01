import { expect, type Page, test } from 'playwright/test'
import { checkOut, GUEST } from './support/checkout'
import { rows } from './support/shop-state'
import { MINI_EASEL, numberOn, openGuestCart, PAYMENT_PAGE, pageHeading, THANKS } from './support/stories'

const NOTE =
  'You will be redirected to an online payment provider’s site. You can pay by card there, through its option to create an account.'

/** A cart with an easel, which needs no design, at the review step with the payment page chosen. */
async function readyToPay(page: Page, email: string): Promise<void> {
  await openGuestCart(page, [MINI_EASEL])
  await checkOut(page, { ...GUEST, email })
  await page.getByRole('button', { name: 'Change payment' }).click()
  await page.getByText(NOTE).click()
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(placeAndPay(page)).toBeVisible()
}

const placeAndPay = (page: Page) => page.getByRole('button', { name: 'Place order and pay' })
/** The projects share one shop. */
const mailOf = (who: string): string => `pays-${who}-${test.info().project.name}@example.co.nz`
const statusOf = (number: string) =>
  rows<{ status: string }>(`SELECT status FROM orders WHERE number = '${number}'`)[0]?.status

test('a guest pays on the payment page: back, reload, double click and two tabs order once', async ({ page }) => {
  test.setTimeout(180_000)
  const email = mailOf('back')
  await readyToPay(page, email)
  await placeAndPay(page).dblclick()
  await expect(pageHeading(page, PAYMENT_PAGE)).toBeVisible()
  const number = await numberOn(page)
  const payment = page.url()

  // Back leads to the order, never to a second one; from there the shopper goes on to the same payment.
  await page.goBack()
  await expect(pageHeading(page, 'Waiting for your payment')).toBeVisible()
  await page.reload()
  await expect(pageHeading(page, 'Waiting for your payment')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/checkout')
  await expect(pageHeading(other, 'Waiting for your payment')).toBeVisible()
  await other.close()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page).toHaveURL(payment)

  await page.getByRole('button', { name: 'Approve the payment' }).click()
  await expect(pageHeading(page, THANKS)).toBeVisible()
  await expect(page.getByText(number).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download the invoice' })).toBeVisible()
  expect(rows(`SELECT number FROM orders WHERE email = '${email}'`)).toEqual([{ number }])
  expect(statusOf(number)).toBe('processing')
  await page.goBack()
  await expect(pageHeading(page, 'This payment has ended')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(pageHeading(page, THANKS)).toBeVisible()
})

test('a declined and a cancelled payment keep the cart, which is then paid late', async ({ page }) => {
  test.setTimeout(180_000)
  await readyToPay(page, mailOf('declined'))
  await placeAndPay(page).click()
  const first = await numberOn(page)
  await page.getByRole('button', { name: 'Decline it' }).click()
  await expect(pageHeading(page, 'Unable to process request')).toBeVisible()
  await expect(page.getByText('Your cart and everything you entered are kept.')).toBeVisible()
  expect(statusOf(first)).toBe('cancelled')
  await page.getByRole('link', { name: 'Back to the cart' }).click()
  await expect(page.getByText('Mini easel').first()).toBeVisible()
  await expect(page.getByRole('alert').getByText('Unable to process request')).toBeVisible()

  await page.goto('/checkout')
  await placeAndPay(page).click()
  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await expect(pageHeading(page, 'Payment cancelled')).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await placeAndPay(page).click()
  const last = await numberOn(page)
  expect(last).not.toBe(first)

  await page.getByRole('button', { name: 'Approve, and tell the shop later' }).click()
  await expect(pageHeading(page, 'Confirming your payment')).toBeVisible()
  await expect(pageHeading(page, THANKS)).toBeVisible({ timeout: 20_000 })
  expect(statusOf(last)).toBe('processing')
})

test('a connection that is lost while ordering keeps the cart, and the next try orders once', async ({ page }) => {
  test.setTimeout(180_000)
  const email = mailOf('lost')
  await readyToPay(page, email)
  await page.route('**/graphql', async (route) => {
    // The order is placed; its answer is lost.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await placeAndPay(page).click()
  await expect(page.getByText('Unable to process request')).toBeVisible()
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(pageHeading(page, PAYMENT_PAGE)).toBeVisible()
  const number = await numberOn(page)
  expect(rows(`SELECT number FROM orders WHERE email = '${email}'`)).toEqual([{ number }])
})

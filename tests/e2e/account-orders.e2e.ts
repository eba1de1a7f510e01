import { expect, test } from 'playwright/test'
import { noViolations } from './support/access'
import { logIn } from './support/log-in'
import { visit } from './support/mounted'
import { placeOrder } from './support/place-order'
import { command } from './support/shop-state'

const LIST = '/customer/account/my-orders'

// The tests share the cart of the sample customer.
test.describe.configure({ mode: 'serial' })

test('a customer finds an order by its number, opens it and orders it again', async ({ page }) => {
  await logIn(page)
  const { number } = await placeOrder(page)
  await visit(page, LIST)
  await expect(page).toHaveTitle('My orders')
  await page.getByLabel('Order number').fill(number)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(`${LIST}?number=${number}`)
  await expect(page.getByRole('status').filter({ hasText: '1 order' })).toBeAttached()
  await noViolations(page)
  await page.getByRole('link', { name: `Order ${number}` }).click()
  await expect(page).toHaveURL(`/customer/account/view-order/${number}`)
  await expect(page.getByText('We are waiting for your payment.')).toBeVisible()
  await noViolations(page)
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page).toHaveURL('/checkout/cart')
  await expect(page.getByRole('main').getByRole('link', { name: /easel/i }).first()).toBeVisible()
})

test('a customer cancels an order that is not paid', async ({ page }) => {
  await logIn(page)
  const { number } = await placeOrder(page)
  await visit(page, `/customer/account/view-order/${number}`)
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tell us why').fill('Wrong size')
  await Promise.all([
    expect(page.getByText('Your order is cancelled.')).toBeVisible(),
    dialog.getByRole('button', { name: 'Cancel the order' }).click(),
  ])
  await expect(page.getByText('Your order was cancelled.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeHidden()
})

test('an order that is not the customer’s is not shown, nor its invoice', async ({ page, request }) => {
  await logIn(page)
  await visit(page, '/customer/account/view-order/999999999')
  await expect(page.getByText('We could not find this order in your account.')).toBeVisible()
  expect((await page.request.get('/media/invoices/999999999.pdf')).status()).toBe(404)
  expect((await request.get('/media/invoices/000000001.pdf')).status()).toBe(404)
})

test('nothing leaves today without an order that was sent', { tag: '@not-core' }, async ({ page }) => {
  await logIn(page)
  await visit(page, '/customer/account/todayshiporder')
  await expect(page.getByText('None of your orders leave today.')).toBeVisible()
  await noViolations(page)
})

test('a customer asks about an order, and the shop answers', { tag: '@not-core' }, async ({ page }) => {
  const subject = `A bent corner ${Date.now()}`
  await logIn(page)
  const { number } = await placeOrder(page)
  await visit(page, `/customer/account/view-order/${number}`)
  await page.getByRole('link', { name: 'Ask about this order' }).click()
  await expect(page.getByRole('heading', { name: `Ask about order ${number}` })).toBeVisible()
  await noViolations(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('This is a required field.').first()).toBeVisible()
  await page.getByLabel('What is it about?').fill(subject)
  await page.getByLabel('Your message').fill('One corner of the box is bent.')
  await page.getByRole('button', { name: 'Send' }).click()
  const ticket = page.getByRole('article').filter({ has: page.getByRole('heading', { name: subject }) })
  await expect(ticket.getByText('One corner of the box is bent.')).toBeVisible()
  const ticketNumber = /T\d{6}/.exec((await ticket.textContent()) ?? '')?.[0] ?? ''
  command('tickets', 'answer', ticketNumber, 'We send a new box.')
  await page.reload()
  await expect(ticket.getByText('We send a new box.')).toBeVisible()
  await expect(ticket.getByText(/, answered/)).toBeVisible()
  await ticket.getByRole('button', { name: 'Write back' }).click()
  await ticket.getByLabel('Your message').fill('Thank you!')
  await ticket.getByRole('button', { name: 'Send' }).click()
  await expect(ticket.getByText('Thank you!')).toBeVisible()
  await noViolations(page)
})

import { expect, test } from 'playwright/test'
import { checkOutAsGuest, GUEST } from './support/checkout'
import { designTool } from './support/design-tool'
import { printsAreMade } from './support/printed-boxes'
import { command, rows } from './support/shop-state'

interface MailRow {
  message_id: string
  subject: string
}

test('an order from placed to shipped and refunded, by the commands of the operator', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the commands are the same')
  test.setTimeout(300_000)
  await page.goto('/photomug-tool?sku=photo-mug')
  const tool = designTool(page)
  await tool.choosePhoto('dogs-at-the-window.jpg')
  await tool.addToCart()
  const number = await checkOutAsGuest(page, { ...GUEST, email: 'story@example.co.nz' })
  await page.getByRole('link', { name: 'Track this order' }).click()
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const steps = page.getByRole('list').filter({ hasText: 'You placed the order.' }).getByRole('listitem')
  await expect(heading('Waiting for your payment')).toBeVisible()

  // Paid: the print files are made, and the invoice can be downloaded.
  expect(command('paid', number)).toBe(`1 order paid: ${number}.\n`)
  await page.reload()
  await expect(heading('Being made')).toBeVisible()
  await expect(steps.nth(1)).toContainText('Your payment has arrived.')
  const invoice = await page.getByRole('link', { name: 'Download the invoice' }).getAttribute('href')
  const file = await page.request.get(invoice ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await printsAreMade(number)
  expect(
    rows<{ state: string }>(
      `SELECT f.state FROM print_files f JOIN orders o ON o.id = f.order_id WHERE o.number = '${number}'`,
    ),
  ).toEqual([{ state: 'made' }])

  expect(command('start', number)).toBe(`1 order in production: ${number}.\n`)
  await page.reload()
  await expect(steps.nth(2)).toContainText('We have started making your order.')

  expect(command('ship', number, 'NZP 12345')).toBe(`Order ${number} is on its way with NZP 12345.\n`)
  await page.reload()
  await expect(heading('On its way to you')).toBeVisible()
  await expect(page.getByText('NZP 12345')).toBeVisible()

  // A part, then the rest. The order was paid by bank transfer, so the operator sends the money.
  expect(command('refund', number, '5.00')).toContain(
    `N$5.00 of order ${number} refunded. It was paid by bank transfer`,
  )
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('We have refunded N$5.00.')).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 90_000 })
  await expect(heading('On its way to you')).toBeVisible()
  command('refund', number)
  await expect(async () => {
    await page.reload()
    await expect(heading('This order is closed')).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 90_000 })
  expect(() => command('refund', number)).toThrow()
  expect(command('orders', 'refunded')).toContain(number)
  expect(command('orders', 'export')).toMatch(new RegExp(`^${number},refunded,.*NZP 12345$`, 'm'))

  const mails = rows<MailRow>(
    // An earlier attempt of this test may have mails of an order of its own.
    `SELECT message_id, subject FROM outbox WHERE recipient = 'story@example.co.nz' AND subject LIKE '%${number}%' ORDER BY id`,
  )
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Your order ${number}`,
    `Your payment for order ${number} has arrived`,
    `Your order ${number} is on its way`,
    expect.stringContaining(number),
    expect.stringContaining(number),
  ])
  expect(new Set(mails.map(({ message_id: id }) => id)).size).toBe(5)
})

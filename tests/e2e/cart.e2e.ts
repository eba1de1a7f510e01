import { expect, type Page, test } from 'playwright/test'
import { checkOut } from './support/checkout'
import { designTool } from './support/design-tool'
import { connectionOf } from './support/network'
import { rows } from './support/shop-state'

async function designCanvas(page: Page) {
  const tool = designTool(page)
  await page.goto('/canvas-prints')
  await page.getByRole('link', { name: 'Start Order' }).first().click()
  await tool.choosePhoto('lake-and-snowy-mountains.jpg')
  await tool.addToCart()
}

test('in the cart the keyboard focus is never lost, and every change is announced', { tag: '@not-core' }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  await designCanvas(page)
  const news = page.getByRole('main').getByRole('status').filter({ hasText: 'Canvas print' })
  const more = page.getByRole('button', { name: 'One more: Canvas print' })
  const before = await more.boundingBox()

  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/each$/)).toBeVisible()
  await expect(news).toHaveText(/^Canvas print: 2, N\$[\d.]+\. Total N\$[\d.]+\.$/)
  expect(await more.boundingBox()).toEqual(before)
  await expect(more).toBeFocused()

  await page.getByRole('button', { name: 'Remove Canvas print' }).press('Enter')
  const undo = page.getByRole('button', { name: 'Undo removing Canvas print' })
  await expect(undo).toBeFocused()
  await expect(news).toHaveText('Canvas print removed. Your cart is empty.')

  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Canvas print', exact: true })).toBeFocused()
  await expect(page.getByLabel('Quantity of Canvas print')).toHaveValue('2')
  await expect(news).toHaveText(/^Canvas print added\. Total N\$[\d.]+\.$/)
  await expect(undo).toBeHidden()
})

test('on a phone name and price stand beside the picture of the design', { tag: '@not-core' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens have the picture beside the whole line')
  await designCanvas(page)
  const line = page.getByRole('main').getByRole('listitem').first()
  const picture = await line.getByRole('img').boundingBox()
  const name = await line.getByRole('link', { name: 'Canvas print', exact: true }).boundingBox()
  const more = await line.getByRole('button', { name: 'One more: Canvas print' }).boundingBox()
  expect(name?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 390))
  expect(more?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 844))
  expect(more?.x).toBeLessThan(name?.x ?? 0)
  await expect(page.getByRole('link', { name: 'Something wrong? We reprint or refund.' })).toBeVisible()
})

test('the address decides the shipping methods, and the total includes the chosen one', async ({ page, isMobile }) => {
  test.setTimeout(120_000)
  await designCanvas(page)
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByLabel('Email').fill('aroha.ngata@example.co.nz')
  await page.getByRole('button', { name: 'Continue to address' }).click()
  await page.getByLabel('First name').fill('Aroha')
  await page.getByLabel('Last name').fill('Ngata')
  await page.getByLabel('Street address').fill('54 Maple Road')
  await page.getByLabel('Postcode').fill('3434')
  await expect(page.getByLabel('Town or city')).toHaveValue('Cambridge')
  await expect(page.getByLabel('Region')).toHaveValue('Waikato')
  await page.getByLabel('Region').selectOption({ label: 'Auckland' })
  const question = page.getByText('Postcode 3434 is usually in Waikato. Is Auckland right?')
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'Change to Waikato' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Region')).toHaveValue('Waikato')
  await page.getByLabel('Phone').fill('021 555 0123')
  await page.getByRole('button', { name: 'Continue to delivery' }).click()

  const summary = page.getByRole('complementary', { name: 'Your order' })
  if (isMobile) await summary.getByRole('button', { name: /^Your order/ }).click()
  const total = summary.locator('dl div').filter({ hasText: /^Total/ })
  await expect(summary.getByText('Delivery, Standard')).toBeVisible()
  const standard = await total.textContent()
  await page.getByRole('radio', { name: /^Express/ }).check({ force: true })
  await expect(summary.getByText('Delivery, Express')).toBeVisible()
  await expect(total).not.toHaveText(standard ?? '')
  const express = (await total.textContent()) ?? ''
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('button', { name: 'Continue to review' })).toBeVisible()
  await expect(total).toHaveText(express)

  await page.getByRole('button', { name: 'Change delivery address' }).click()
  await page.getByLabel('Suburb').fill('RD 2')
  await expect(page.getByText('This is a rural delivery (RD) address.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await expect(page.getByRole('radio')).toHaveCount(1)
  await expect(page.getByRole('radio', { name: /^Rural delivery/ })).toBeChecked()
  await expect(summary.getByText('Delivery, Rural delivery')).toBeVisible()
})

test('a quantity that is cleared and stepped down stays one, and the line stays', { tag: '@not-core' }, async ({
  page,
}) => {
  await designCanvas(page)
  const field = page.getByLabel('Quantity of Canvas print')
  await field.fill('')
  await page.getByRole('button', { name: 'One less: Canvas print' }).click()
  await expect(field).toHaveValue('1')
  await page.reload()
  await expect(field).toHaveValue('1')
})

test('every press counts on a slow connection, with few requests', async ({ page }) => {
  test.setTimeout(120_000)
  await designCanvas(page)
  const connection = await connectionOf(page)
  await connection.become({ latency: 1500 })
  const sent: number[] = []
  page.on('request', (request) => {
    const operation = request.url().endsWith('/graphql') ? request.postDataJSON() : null
    if (operation?.query.includes('updateCartItems(')) sent.push(operation.variables.items[0].quantity)
  })
  const field = page.getByLabel('Quantity of Canvas print')
  const more = page.getByRole('button', { name: 'One more: Canvas print' })
  for (const after of ['2', '3', '4']) {
    await more.click()
    await expect(field).toHaveValue(after)
  }
  // The response to the first press arrives between the other presses.
  await expect.poll(() => sent.length).toBeGreaterThan(1)
  await more.click()
  await expect(field).toHaveValue('5')
  await expect(page.getByRole('main').getByText('5 items')).toBeVisible()
  await expect(field).toHaveValue('5')
  expect(sent).toEqual([2, 4, 5])
  await connection.become({})
  await page.reload()
  await expect(field).toHaveValue('5')
})

test('a total that changed in another tab is shown before the order', async ({ page, context }) => {
  test.setTimeout(180_000)
  await designCanvas(page)
  await checkOut(page)
  const order = page.getByRole('button', { name: 'Place order' })
  const pays = page.getByText(/^You pay N/)
  await expect(order).toBeVisible()
  const seen = (await pays.textContent()) ?? ''

  const other = await context.newPage()
  await other.goto('/checkout/cart')
  await other.getByRole('button', { name: 'One more: Canvas print' }).click()
  await expect(other.getByLabel('Quantity of Canvas print')).toHaveValue('2')
  await expect(other.getByText(/each$/)).toBeVisible()
  await other.close()

  await order.click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Not ordered yet' })
  await expect(refusal).toContainText(/The total is N\$[\d.]+ now, not N\$[\d.]+\./)
  await expect(pays).not.toHaveText(seen)
  const [now = ''] = /N\$[\d.]+\d/.exec((await pays.textContent()) ?? '') ?? []
  await expect(refusal).toContainText(`The total is ${now} now`)

  await order.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  const number = /\d{9}/.exec((await page.getByText(/Your order number is/).textContent()) ?? '')?.[0]
  const [placed] = rows<{ total_cents: number }>(`SELECT total_cents FROM orders WHERE number = '${number}'`)
  expect(`N$${((placed?.total_cents ?? 0) / 100).toFixed(2)}`).toBe(now)
})

test('an addition whose response is lost makes one line', async ({ page }) => {
  test.setTimeout(120_000)
  let isLost = false
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes('addProductsToCart')) return route.continue()
    isLost = true
    // The request reaches the shop, and its response does not reach the browser.
    await route.fetch()
    await route.abort()
  })
  await designCanvas(page)
  expect(isLost).toBe(true)
  await expect(page.getByLabel('Quantity of Canvas print')).toHaveValue('1')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Canvas print' })).toHaveCount(1)
})

test('a quantity is saved although the first request fails', { tag: '@not-core' }, async ({ page }) => {
  await designCanvas(page)
  let failures = 0
  await page.route('**/graphql', async (route) => {
    const isUpdate = route.request().postData()?.includes('mutation UpdateCartItems') ?? false
    if (!isUpdate || failures > 0) return route.continue()
    failures += 1
    return route.fulfill({ status: 503, body: 'The server restarted.' })
  })
  await page.getByRole('button', { name: 'One more: Canvas print' }).click()
  await expect(page.getByText(/each$/)).toBeVisible()
  await expect(page.getByText('Unknown error')).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Quantity of Canvas print')).toHaveValue('2')
  expect(failures).toBe(1)
})

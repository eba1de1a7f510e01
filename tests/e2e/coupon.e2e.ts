import { expect, type Page, test } from 'playwright/test'
import { checkOut, checkOutAsGuest, GUEST } from './support/checkout'
import { designTool } from './support/design-tool'
import { command } from './support/shop-state'

/** A new code, which no other test uses. */
function newCode(...args: string[]): string {
  const output = command('coupon', 'new', ...args)
  return /^[A-Z2-9]{5}-[A-Z2-9]{5}/.exec(output)?.[0] ?? output
}

async function designCanvas(page: Page, path = '/canvas-prints') {
  const tool = designTool(page)
  await page.goto(path)
  await page.getByRole('link', { name: 'Start Order' }).first().click()
  await tool.choosePhoto('dogs-at-the-window.jpg')
  // The smallest canvas, which is the listed size, takes no offers.
  await tool.chooseSize('60 × 90 cm')
  await tool.addToCart()
}

async function enter(page: Page, code: string) {
  await page.getByLabel('Offer code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

const total = (page: Page) => page.locator('main dl div:visible').filter({ hasText: /^Total/ })

test('a code is entered in the cart, removed, and reduces the order', async ({ page }) => {
  test.setTimeout(180_000)
  const code = newCode('10', 'uses', '1')
  await designCanvas(page)
  const before = (await total(page).textContent()) ?? ''

  await page.getByRole('button', { name: 'Enter an offer code' }).click()
  await expect(page.getByLabel('Offer code')).toBeFocused()
  for (const [wrong, message] of [
    ['no-such-code', "The coupon code isn't valid. Verify the code and try again."],
    ['newslatter', 'The code newslatter has expired.'],
    ['FD2017', 'The code fd2017 has expired.'],
  ] as const) {
    await enter(page, wrong)
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: message })).toBeAttached()
    await expect(page.getByLabel('Offer code')).toHaveAccessibleDescription(message)
    await expect(page.getByLabel('Offer code')).toBeFocused()
  }

  await enter(page, code.toLowerCase())
  const takeOut = page.getByRole('button', { name: `Remove the offer code ${code}` })
  await expect(takeOut).toBeFocused()
  await expect(page.getByText('-N$10.00')).toBeVisible()
  await expect(total(page)).not.toHaveText(before)
  await takeOut.click()
  await expect(page.getByRole('button', { name: 'Enter an offer code' })).toBeFocused()
  await expect(total(page)).toHaveText(before)
  await page.getByRole('button', { name: 'Enter an offer code' }).click()
  await enter(page, code)
  await expect(takeOut).toBeVisible()

  const number = await checkOutAsGuest(page)
  await expect(page.getByText(`Code ${code}`)).toBeVisible()
  await expect(page.getByText('-N$10.00')).toBeVisible()
  expect(command('orders', 'show', number)).toContain(code)
})

test('a link applies its code to the cart, and a removed code stays removed', { tag: '@not-core' }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  const code = newCode('10%')
  await designCanvas(page, `/canvas-prints?cc=${btoa(code)}`)
  const takeOut = page.getByRole('button', { name: `Remove the offer code ${code}` })
  await takeOut.click()
  await expect(page.getByRole('button', { name: 'Enter an offer code' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Enter an offer code' })).toBeVisible()
  await expect(takeOut).toBeHidden()
})

test('a code that expires before the order has a message, and the order continues without it', async ({ page }) => {
  test.setTimeout(180_000)
  const code = newCode('10%')
  await designCanvas(page)
  await page.getByRole('button', { name: 'Enter an offer code' }).click()
  await enter(page, code)
  await expect(page.getByRole('button', { name: /^Remove the offer code/ })).toBeVisible()
  await checkOut(page, { ...GUEST, email: 'late@example.co.nz' })
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible()
  command('coupon', 'end', code)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText(`The code ${code} has expired. Remove it to order without it.`).first()).toBeVisible()
  // The order is clicked before the removal has reached the store, and waits for it.
  let remove = () => {}
  const isRemoving = new Promise<void>((resolve) => {
    remove = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('removeCouponFromCart')) await isRemoving
    await route.fallback()
  })
  await page.getByRole('button', { name: `Remove the offer code ${code}` }).click()
  await page.getByRole('button', { name: /^(Try again|Place order)$/ }).click()
  await expect(page.getByRole('button', { name: 'Placing your order' })).toBeVisible()
  remove()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
})

test('the refusal of a link’s code is visible in the checkout on every screen', { tag: '@not-core' }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  await designCanvas(page)
  await page.goto(`/photo-mugs?cc=${btoa('newslatter')}`)
  await page.goto('/checkout')
  const field = page.getByLabel('Offer code').locator('visible=true')
  await expect(field).toHaveAccessibleDescription('The code newslatter has expired.')
  await expect(page.getByRole('status').filter({ hasText: 'The code newslatter has expired.' })).toHaveCount(1)
})

test('the button to remove a code gets the focus back after an error', { tag: '@not-core' }, async ({ page }) => {
  test.setTimeout(120_000)
  const code = newCode('10%')
  await designCanvas(page)
  await page.getByRole('button', { name: 'Enter an offer code' }).click()
  await enter(page, code)
  const takeOut = page.getByRole('button', { name: `Remove the offer code ${code}` })
  await expect(takeOut).toBeFocused()
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('removeCouponFromCart')) return route.fallback()
    await isAnswered
    await route.fulfill({ status: 502, body: '<html>' })
  })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Remove the offer code/ })).toBeDisabled()
  answer()
  await expect(takeOut).toBeEnabled()
  await expect(takeOut).toBeFocused()
})

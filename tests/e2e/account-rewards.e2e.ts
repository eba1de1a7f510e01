import { expect, type Page, test } from 'playwright/test'
import { noViolations } from './support/access'
import { giftCode } from './support/gift-code'
import { visit } from './support/mounted'
import { newCustomer } from './support/new-customer'
import { placeOrder } from './support/place-order'
import { command } from './support/shop-state'

const REWARDS = '/customer/account/my-rewards'
const main = (page: Page) => page.getByRole('main')

test('a customer sees the store credit that the shop gives, and an empty page before', async ({ page }) => {
  test.setTimeout(120_000)
  const email = await newCustomer(page)
  await visit(page, '/customer/account/my-credits')
  await expect(page).toHaveTitle('Store credit')
  await expect(page.getByText(/^You have no store credit yet/)).toBeVisible()
  await noViolations(page)
  command('credit', email, '12.50', 'A late parcel')
  command('credit', email, '-2.50', 'Spent by phone')
  await page.reload()
  await expect(main(page).getByText('N$10.00', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'A late parcel' })).toContainText('+N$12.50')
  await expect(page.getByRole('listitem').filter({ hasText: 'Spent by phone' })).toContainText('−N$2.50')
  await noViolations(page)
})

test('credit that does not load says so, and loads when it is tried again', async ({ page }) => {
  await newCustomer(page)
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('StoreCredit')
      ? route.fulfill({ status: 502, body: '<html>' })
      : route.fallback(),
  )
  await page.goto('/customer/account/my-credits')
  await expect(page.getByRole('alert')).toContainText('Your credit is safe.', { timeout: 20_000 })
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^You have no store credit yet/)).toBeVisible()
})

test('a paid order brings points, and the parts of the rewards show them', async ({ page }) => {
  test.setTimeout(150_000)
  await newCustomer(page)
  await visit(page, REWARDS)
  await expect(main(page).getByText('0 points', { exact: true })).toBeVisible()
  await noViolations(page)
  const parts = page.getByRole('navigation', { name: 'My rewards' })
  await parts.getByRole('link', { name: 'Transactions' }).click()
  await expect(page).toHaveTitle('Points transactions')
  await expect(page.getByText(/^Nothing here yet/)).toBeVisible()
  await parts.getByRole('link', { name: 'Level' }).click()
  await main(page).getByRole('link', { name: 'Join now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Join the loyalty levels' })).toBeVisible()
  await noViolations(page)
  await Promise.all([
    page.getByText('You have joined. Welcome!').waitFor(),
    page.getByRole('button', { name: 'Join the levels' }).click(),
  ])
  await expect(page.getByRole('heading', { name: /^You are at / })).toBeVisible()
  await expect(page).toHaveTitle('Loyalty level')
  await noViolations(page)

  const { number } = await placeOrder(page)
  command('paid', number)
  await visit(page, `${REWARDS}/transactions`)
  const entry = page.getByRole('listitem').filter({ hasText: `Order ${number}` })
  await expect(entry).toContainText(/\+\d+ points/)
  await noViolations(page)
  await parts.getByRole('link', { name: 'Points' }).click()
  await expect(page).toHaveTitle('Reward points')
  await expect(page.getByText('100 points are worth N$5.')).toBeVisible()
  await expect(page.getByText(/^Worth N\$.+ They expire on /)).toBeVisible()
  await noViolations(page)
  await parts.getByRole('link', { name: 'Policy' }).click()
  await expect(page).toHaveTitle('Reward policy')
  await expect(page.getByRole('heading', { name: 'Who earns points' })).toBeVisible()
  await noViolations(page)
  await parts.getByRole('link', { name: 'Emails' }).click()
  const choice = page.getByRole('checkbox', { name: 'Email me when I have earned points' })
  await choice.check()
  await Promise.all([
    page.getByText('Your choice has been saved.').waitFor(),
    page.getByRole('button', { name: 'Save' }).click(),
  ])
  await noViolations(page)
  await page.reload()
  await expect(choice).toBeChecked()
})

test('a customer shares a personal link, and a friend’s first paid order brings store credit', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  await newCustomer(page)
  await visit(page, '/customer/account/refer-and-earn')
  await expect(page.getByText(/^Nobody has ordered with your link yet/)).toBeVisible()
  await noViolations(page)
  const link = await page.getByLabel('Personal link').inputValue()
  const { search } = new URL(link)
  expect(search).toMatch(/^\?referral=[a-z0-9]{10}$/)

  const context = await browser.newContext()
  const friend = await context.newPage()
  await visit(friend, `/${search}`)
  await expect(friend.getByText(/^Welcome! A friend sent you here/).first()).toBeVisible()
  const names = async () => (await context.cookies()).map(({ name }) => name)
  await expect.poll(names).toContain('referral_code')
  await newCustomer(friend)
  const street = `${Date.now()} Friend Street`
  const { number } = await placeOrder(friend, { street: [street] })
  await context.close()
  await page.reload()
  await expect(page.getByText('A friend ordered, and we wait for the payment')).toBeVisible()
  command('paid', number)
  await page.reload()
  await expect(page.getByText(/^A friend’s first order is paid/)).toBeVisible()
  await noViolations(page)
  await visit(page, '/customer/account/my-credits')
  await expect(main(page).getByText('N$10.00', { exact: true })).toBeVisible()
})

test('the personal link is copied, and shared by the sheet of the device', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    // The sheet belongs to the device, so the test stands in for it.
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = data?.url
    }
  })
  await newCustomer(page)
  await visit(page, '/customer/account/refer-and-earn')
  const link = await page.getByLabel('Personal link').inputValue()
  await Promise.all([
    page.getByText('Your link is copied.').first().waitFor(),
    page.getByRole('button', { name: 'Copy the link' }).click(),
  ])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', link)
})

test('a gift certificate shows its balance and becomes store credit', async ({ page }) => {
  test.setTimeout(150_000)
  // The colour of a button that is enabled again changes at once, so axe sees no colour in between.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const email = await newCustomer(page)
  await visit(page, '/customer/account/gift-card-balance')
  const code = await giftCode(page, email)
  const check = page.getByRole('button', { name: 'Check the balance' })
  await check.click()
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/Please enter the code\./)
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.getByLabel('Code').fill('0000-0000-0000-0000-0000')
  await check.click()
  await expect(page.getByText(/^We could not find a gift certificate with this code/)).toBeVisible()
  await noViolations(page)
  await page.getByLabel('Code').fill(code.toLowerCase())
  await check.click()
  await expect(page.getByRole('heading', { name: 'N$50.00 left' })).toBeFocused()
  await expect(page.getByText('This gift certificate never expires.')).toBeVisible()
  await noViolations(page)
  await page.getByRole('button', { name: 'Add N$50.00 to my store credit' }).click()
  await expect(page).toHaveURL('/customer/account/my-credits')
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Gift certificate' })).toContainText('+N$50.00')
})

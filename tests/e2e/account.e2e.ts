import AxeBuilder from '@axe-core/playwright'
import { expect, test } from 'playwright/test'
import { logIn } from './support/log-in'
import { visit } from './support/mounted'

const DASHBOARD = '/customer/account/dashboard'

test('a visitor logs in first, and a customer finds name and email in the account', async ({ page }) => {
  await page.goto(`${DASHBOARD}?a=1`)
  await expect(page).toHaveURL('/customer/login?redirect=%2Fcustomer%2Faccount%2Fdashboard%3Fa%3D1')
  await logIn(page)
  await visit(page, DASHBOARD)
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
  await expect(page).toHaveTitle('My Account')
  await expect(page.getByRole('main').getByText('aroha@example.com')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('an account page that does not exist is not found', async ({ page }) => {
  await logIn(page)
  const answer = await page.goto('/customer/account/nothing')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('404 Not Found')
})

test('a profile that does not load says so, and loads when it is tried again', async ({ page }) => {
  await logIn(page)
  const isProfile = (body: string | null) => body?.includes('CustomerProfile') === true
  await page.route('**/graphql', (route) =>
    isProfile(route.request().postData()) ? route.fulfill({ status: 502, body: '<html>' }) : route.fallback(),
  )
  await page.goto(DASHBOARD)
  await expect(page.getByRole('alert')).toContainText('Something went wrong!', { timeout: 20_000 })
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByText('aroha@example.com')).toBeVisible()
})

test('the menu of the account opens on a phone, and is a list on a wide screen', async ({ page }, { project }) => {
  await logIn(page)
  await visit(page, DASHBOARD)
  const menu = page.getByRole('navigation', { name: 'My account' })
  const current = menu.getByRole('link', { name: 'My Account' })
  const opener = menu.getByRole('button', { name: 'Account menu' })
  if (project.name === 'phone') {
    await expect(current).toBeHidden()
    await opener.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
  } else await expect(opener).toBeHidden()
  await expect(current).toHaveAttribute('aria-current', 'page')
})

import { expect, type Page, test } from 'playwright/test'
import { noViolations } from './support/access'
import { rows } from './support/shop-state'

// Every other test has the cookie of somebody who has seen the popup.
test.use({ storageState: { cookies: [], origins: [] } })

const somebody = () => `popup-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.co.nz`
const popupOf = (page: Page) => page.getByRole('complementary', { name: /first order$|^News from/ })
const cookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'home_popup')

/** Opens a page and waits for its popup, unfolded where it was folded. */
async function openPopup(page: Page, path = '/photo-mugs') {
  await page.goto(path)
  const popup = popupOf(page)
  await expect(popup).toBeVisible({ timeout: 20_000 })
  const unfold = popup.getByRole('button', { name: 'Open this offer' })
  if (await unfold.isVisible()) await unfold.click()
  await expect(popup.getByRole('button', { name: 'Claim Now!' })).toBeVisible()
  return popup
}

async function fill(page: Page, email: string) {
  const popup = popupOf(page)
  await popup.getByPlaceholder('First Name*').fill('Mere')
  await popup.getByPlaceholder('Email Id*').fill(email)
  await popup.getByRole('button', { name: 'Claim Now!' }).click()
}

/** The buttons of the page that the popup covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector('aside[aria-labelledby]')
    if (!sheet) return ['no sheet']
    const own = sheet.getBoundingClientRect()
    return [
      ...document.querySelectorAll(
        'button, input, label:has(input), select, textarea, summary, a[class*="rounded-full"]',
      ),
    ]
      .filter((button) => !sheet.contains(button))
      .filter((button) => {
        const { left, right, top, bottom, width, height } = button.getBoundingClientRect()
        const isSeen = width > 0 && height > 0 && bottom > 0 && top < innerHeight
        return isSeen && left < own.right && own.left < right && top < own.bottom && own.top < bottom
      })
      .map((button) => button.textContent || button.getAttribute('aria-label') || button.tagName)
  })

test('the popup comes after six seconds, takes no focus, covers no button, and is accessible', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/photo-mugs')
  const popup = popupOf(page)
  await expect(popup).toBeVisible({ timeout: 20_000 })
  expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(6000)
  expect(await page.evaluate(() => document.activeElement?.closest('aside'))).toBeNull()
  expect(await covered(page)).toEqual([])
  await noViolations(page)
  for (const path of ['/', '/canvas-prints', '/wall-art', '/faq']) {
    await page.goto(path)
    await expect(popup).toBeVisible({ timeout: 20_000 })
    expect(await covered(page), path).toEqual([])
    for (let down = 0; down < 4; down += 1) {
      await page.mouse.wheel(0, 420)
      // The page stands still.
      await page.waitForFunction(() => new Promise((done) => setTimeout(() => done(true), 400)))
      if (await popup.isVisible()) expect(await covered(page), `${path} after ${down}`).toEqual([])
    }
  }
})

test('the popup comes on no page of tool, cart, checkout or login', async ({ page }) => {
  test.setTimeout(120_000)
  for (const path of [
    '/checkout/cart',
    '/customer/login',
    '/customer/register',
    '/search/go?q=mug',
    '/photomug-tool',
  ]) {
    await page.goto(path)
    await page.waitForFunction(() => performance.now() > 8000)
    await expect(popupOf(page), path).toHaveCount(0)
  }
})

test('a shopper subscribes in the popup, which goes for good', async ({ page }) => {
  test.setTimeout(120_000)
  const email = somebody()
  const popup = await openPopup(page)
  await noViolations(page)
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('PopupSubscription')) await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await fill(page, email)
  const button = popup.getByRole('button', { name: 'Processing' })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(
    page.getByText('Thank you. Check your inbox: your code is on its way, unless you have had it before.'),
  ).toBeVisible({ timeout: 60_000 })
  await expect(popup).toHaveCount(0)
  const cookie = await cookieOf(page)
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(86_400 - 120)
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(86_400)

  expect(rows(`SELECT subscribed, firstname FROM subscribers WHERE email = '${email}'`)).toEqual([
    { subscribed: 1, firstname: 'Mere' },
  ])
  expect(rows(`SELECT form, page FROM subscription_changes WHERE email_key = '${email}'`)).toEqual([
    { form: 'popup', page: '/photo-mugs' },
  ])
  expect(rows(`SELECT percent FROM coupons WHERE email_key = '${email}'`)).toEqual([{ percent: 10 }])

  // Also when the cookie has ended: a subscriber is not asked again, and has no use for the button.
  await expect(page.getByRole('button', { name: 'GET MY DISCOUNT' })).toHaveCount(0)
  await page.context().clearCookies()
  await page.reload()
  await page.waitForFunction(() => performance.now() > 8000)
  await expect(popup).toHaveCount(0)
})

test('what is wrong is said, and what was typed stays', async ({ page }) => {
  test.setTimeout(120_000)
  const popup = await openPopup(page)
  await popup.getByRole('button', { name: 'Claim Now!' }).click()
  const name = popup.getByPlaceholder('First Name*')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('This is a required field.')
  // And as a toast.
  await expect(page.getByRole('status').getByText('This is a required field.')).toBeVisible()
  await fill(page, 'mere@example')
  await expect(popup.getByPlaceholder('Email Id*')).toHaveAccessibleDescription(
    'Please enter a valid email address with no spaces.',
  )

  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('PopupSubscription')) return route.continue()
    const cpnewsletter = { status: false, message: 'You have done this often today. Please try again tomorrow.' }
    return route.fulfill({ json: { data: { cpnewsletter } } })
  })
  await fill(page, somebody())
  await expect(popup.getByRole('alert')).toHaveText('You have done this often today. Please try again tomorrow.', {
    timeout: 30_000,
  })
  await page.unroute('**/graphql')
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('PopupSubscription')
      ? route.fulfill({ json: { data: { cpnewsletter: null } } })
      : route.continue(),
  )
  await popup.getByRole('button', { name: 'Claim Now!' }).click()
  await expect(popup.getByRole('alert')).toHaveText('An unexpected error occurred.', { timeout: 30_000 })
  await page.unroute('**/graphql')

  await page.context().setOffline(true)
  await popup.getByRole('button', { name: 'Claim Now!' }).click()
  await expect(popup.getByRole('alert')).toHaveText('Submission failed. Please try again.', { timeout: 30_000 })
  await expect(name).toHaveValue('Mere')
  expect(await cookieOf(page)).toBeUndefined()
  await page.context().setOffline(false)
  await popup.getByRole('button', { name: 'Claim Now!' }).click()
  await expect(page.getByText(/^Thank you\. Check your inbox/)).toBeVisible({ timeout: 60_000 })
})

test('a dismissed popup stays away for a day, and GET MY DISCOUNT brings it back', async ({ page }) => {
  test.setTimeout(120_000)
  const popup = await openPopup(page)
  const field = popup.getByPlaceholder('First Name*')
  await page.getByRole('main').focus()
  await field.focus()
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  const cookie = await cookieOf(page)
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 86_400)).toBeLessThan(120)

  const discount = page.getByRole('button', { name: 'GET MY DISCOUNT' })
  await expect(discount).toBeVisible()
  await noViolations(page)
  await page.reload()
  await page.waitForFunction(() => performance.now() > 8000)
  await expect(popup).toHaveCount(0)
  await expect(discount).toBeVisible()

  for (const path of ['/custom-photo-books', '/faq', '/']) {
    await page.goto(path)
    await page.waitForFunction(() => performance.now() > 7000)
    await expect(discount, path).toHaveCount(0)
  }
  await page.goto('/wall-art')
  await discount.click()
  await expect(popup.getByPlaceholder('Email Id*')).toBeVisible()
  expect(await cookieOf(page)).toBeUndefined()
  await expect(discount).toHaveCount(0)
  await popup.getByRole('button', { name: 'Close this offer' }).click()
  await expect(popup).toHaveCount(0)
  await expect(discount).toBeVisible()
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('the popup does not move', async ({ page }) => {
    const popup = await openPopup(page)
    expect(await popup.evaluate((sheet) => getComputedStyle(sheet).animationDuration)).toBe('1e-05s')
  })
})

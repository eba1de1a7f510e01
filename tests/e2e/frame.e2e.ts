import { expect, type Page, test } from 'playwright/test'
import { logIn } from './support/log-in'
import { mounted, visit } from './support/mounted'

const footer = (page: Page) => page.getByRole('contentinfo')
const stripOf = (page: Page) => page.getByRole('banner')

/** Changes the page data of all pages that are opened later. */
async function withPageData(
  page: Page,
  change: (data: Record<string, Record<string, unknown>>) => void,
): Promise<void> {
  await page.route('**/cacheurl?*', async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    change(data)
    await route.fulfill({ response, json: data })
  })
}

test('the link to the content takes the focus there, and the address keeps its fragment, which may be a token', async ({
  page,
}) => {
  const address = `/phone-photos#${'0'.repeat(32)}`
  await visit(page, address)
  await expect(page.getByRole('alert')).toContainText('This link has expired.')
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(address)
})

test('the banner shows the offer, its end and the shop’s notice', async ({ page, isMobile }) => {
  await visit(page, '/faq')
  const header = stripOf(page)
  await expect(header.getByText('Mug season', { exact: true })).toBeVisible()
  await expect(header.getByRole('link', { name: '15% off every photo mug' })).toHaveAttribute('href', '/photo-mugs')
  await expect(header.getByText(/^Until \w{3} \d{1,2} \w+$/)).toBeVisible()

  await withPageData(page, (data) => {
    Object.assign(data.offer ?? {}, {
      show_timer: false,
      store_notice: 'Closed on Monday',
      offer_text: 'Free shipping from {free_shipping_price}',
    })
  })
  await footer(page).getByRole('link', { name: 'Shipping', exact: true }).click()
  await expect(page).toHaveURL(/\/shipping-policy$/)
  await expect(header.getByText('Closed on Monday')).toBeVisible()
  await expect(header.getByText('Free shipping from N$99.00')).toBeVisible()
  await expect(header.getByRole('timer')).toHaveCount(0)
  if (!isMobile)
    await expect(header.getByRole('link', { name: '09 000 0000' })).toHaveAttribute('href', 'tel:+6490000000')

  await footer(page).getByRole('link', { name: 'Track your order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Track your order' })).toBeVisible()
  await expect(header.getByText('Closed on Monday')).toBeVisible()
})

test('a visitor sees login and registration, and the customer is not requested', async ({ page, isMobile }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('HeaderCustomer')) asked.push(request.url())
  })
  await visit(page, '/faq')
  if (isMobile) await stripOf(page).getByRole('link', { name: 'Account' }).click()
  const account = isMobile ? page.getByRole('dialog', { name: 'Account' }) : stripOf(page)
  await expect(account.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/customer/login')
  await expect(account.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/customer/register')
  expect(asked).toEqual([])
})

test('a customer sees the greeting and the account, and logs out', async ({ page, isMobile }) => {
  await logIn(page)
  await page.reload()
  await mounted(page)
  if (isMobile) await stripOf(page).getByRole('link', { name: 'Account' }).click()
  const account = isMobile ? page.getByRole('dialog') : stripOf(page)
  await expect(account.getByText('Hi, Aroha')).toBeVisible()
  const dashboard = account.getByRole('link', { name: isMobile ? 'My account' : 'Hi, Aroha' })
  await expect(dashboard).toHaveAttribute('href', '/customer/account/dashboard')
  if (isMobile) {
    await expect(account.getByRole('link', { name: 'My orders' })).toHaveAttribute(
      'href',
      '/customer/account/my-orders',
    )
  }
  await account.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You have successfully logged-out.')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => document.cookie)).not.toContain('logged_in')
})

test('an unknown session is no login, and its cookie is removed', async ({ page, isMobile }) => {
  await visit(page, '/faq')
  await page.context().addCookies([{ name: 'logged_in', value: '1', url: page.url() }])
  await page.reload()
  await mounted(page)
  if (isMobile) await stripOf(page).getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('logged_in')
})

test('a panel replaces the one that was open', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'panels are for small screens')
  await visit(page, '/faq')
  const opened = () => page.evaluate(() => document.body.className.match(/\w+-open/g)?.join() ?? '')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  expect(await opened()).toBe('menu-open')

  await menu.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  await expect(menu).toBeHidden()
  expect(await opened()).toBe('search-open')
  await page.getByRole('dialog', { name: 'Search' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await opened()).toBe('')
})

test('a dialog closes with its button, a press outside and Escape, and returns the focus', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'one dialog is enough')
  await visit(page, '/faq')
  const opener = stripOf(page).getByRole('link', { name: 'Account' })
  const dialog = page.getByRole('dialog', { name: 'Account' })
  const ways = [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(10, 400),
    () => page.keyboard.press('Escape'),
  ]
  for (const close of ways) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await close()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('the header bar hides on the way down and returns on the way up', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the bar sticks on wide screens')
  await visit(page, '/terms-conditions')
  const bar = page.getByRole('banner').getByRole('link', { name: 'Offers' })
  const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await expect(footer(page)).toBeAttached()
  await scrollTo(200)
  await expect(bar).toBeInViewport()
  await scrollTo(600)
  await expect(bar).not.toBeInViewport()
  await scrollTo(500)
  await expect(bar).toBeInViewport()
})

test('the blog has its categories in its own header, with the logo in the middle', async ({ page, isMobile }) => {
  await visit(page, '/blog')
  const menu = page.getByRole('navigation', { name: 'Blog', exact: true })
  if (isMobile) {
    await expect(menu).toBeHidden()
    return
  }
  const links = menu.getByRole('link')
  await expect(links).toHaveText([
    'Photo tips',
    'From the workshop',
    'Kea Prints blog',
    'On the wall',
    'Gifts and occasions',
  ])
  await links.last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gifts and occasions')
  await visit(page, '/faq')
  await expect(footer(page)).toBeVisible()
  await expect(menu).toHaveCount(0)
})

test('every link of the footer leads to a page', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'the links are the same')
  await visit(page, '/faq')
  const groups = footer(page).getByRole('navigation')
  await expect(groups).toHaveCount(5)
  const paths = await groups
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(50)
  const broken: string[] = []
  for (const path of new Set(paths)) if ((await request.get(path)).status() !== 200) broken.push(path)
  expect(broken).toEqual([])
})

test('the footer links to the shop’s profiles if there are any', async ({ page }) => {
  await visit(page, '/faq')
  await expect(footer(page)).toBeVisible()
  await expect(footer(page).getByRole('list', { name: 'Find us on' })).toHaveCount(0)
  const profiles = ['facebook.com', 'instagram.com', 'pinterest.com', 'youtube.com'].map(
    (host) => `https://${host}/kea`,
  )
  await withPageData(page, ({ config }) => Object.assign(config ?? {}, { social_links: profiles.join(', ') }))
  await footer(page).getByRole('link', { name: 'Privacy' }).click()
  const links = footer(page).getByRole('list', { name: 'Find us on' }).getByRole('link')
  await expect(links).toHaveText(['Facebook', 'Instagram', 'Pinterest', 'YouTube'])
})

test('back to top appears below the first screen, and scrolls smoothly', async ({ page }) => {
  await visit(page, '/terms-conditions')
  const button = page.getByRole('button', { name: 'Back to top' })
  await expect(footer(page)).toBeAttached()
  await expect(button).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, window.innerHeight * 2))
  await expect(button).toBeVisible()
  await page.evaluate(() => {
    const stops: number[] = []
    Object.assign(window, { stops })
    window.addEventListener('scroll', () => stops.push(window.scrollY))
  })
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const stops = await page.evaluate(() => (window as unknown as { stops: number[] }).stops)
  expect(stops.length).toBeGreaterThan(4)
  expect(stops).toEqual(stops.toSorted((a, b) => b - a))
  await expect(button).toBeHidden()
})

test('a page fades in within half a second after a navigation, with a progress bar, unless motion is reduced', async ({
  page,
}) => {
  await visit(page, '/faq')
  // Half a second may pass unseen on a slow machine, so each animation is recorded when it starts.
  await page.evaluate(() => {
    const motion: string[] = []
    Object.assign(window, { motion })
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (['page-in', 'arrive'].includes(animationName))
        motion.push(`${animationName} ${getComputedStyle(target as Element).animationDuration}`)
    })
  })
  const motion = () => page.evaluate(() => (window as unknown as { motion: string[] }).motion.toSorted())
  await footer(page).getByRole('link', { name: 'Privacy' }).click()
  await expect.poll(motion).toEqual(['arrive 0.5s', 'page-in 0.5s'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await footer(page).getByRole('link', { name: 'Photo credits' }).click()
  await expect(page).toHaveURL(/photo-credits$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/photo/i)
  expect((await motion()).filter((name) => name.endsWith(' 0.5s'))).toHaveLength(2)
})

import { expect, test } from 'playwright/test'
import { noViolations } from './support/access'
import { visit } from './support/mounted'

test('help opens from the header with the hours and the quickest answers, and its links lead there', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/photo-mugs')
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Help' }).click()
  } else {
    await page.getByRole('banner').getByRole('link', { name: 'Help' }).click()
  }
  const help = page.getByRole('dialog', { name: 'How can we help?' })
  await expect(help.getByText('Monday to Friday, 9 am to 5 pm')).toBeVisible()
  await expect(help.getByRole('heading', { level: 3 })).toHaveText([
    'Where is my order?',
    'Can I still change it?',
    'What if something is wrong?',
    'Talk to us',
  ])
  await expect(help.getByText('within 30 days')).toBeVisible()
  await expect(help.getByRole('link', { name: 'hello@keaprints.example' })).toHaveAttribute(
    'href',
    'mailto:hello@keaprints.example',
  )
  await noViolations(page)
  await help.getByRole('link', { name: 'Track your order' }).click()
  await expect(page).toHaveURL('/order-status-tracking')
  await expect(help).toBeHidden()
})

test('help without an answer of the store still says how to reach the shop', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the panel is the same')
  await visit(page, '/photo-mugs')
  await page.route('**/graphql**', (route) => route.abort())
  await page.route('**/caching**', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click()
  const help = page.getByRole('dialog', { name: 'How can we help?' })
  await expect(help.getByRole('link', { name: '09 000 0000' })).toBeVisible()
  await expect(help.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact-us')
})

test('without a script help leads to the contact page', async ({ browser, baseURL, isMobile }) => {
  test.skip(isMobile, 'a phone has help in its menu')
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/photo-mugs')
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/contact-us')
  await context.close()
})

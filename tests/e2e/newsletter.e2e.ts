import { expect, type Page, test } from 'playwright/test'
import { checkOutAsGuest, GUEST } from './support/checkout'
import { designTool } from './support/design-tool'
import { rows } from './support/shop-state'

const somebody = () => `reader-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.co.nz`
const mailsTo = (email: string) =>
  rows<{ subject: string; body: string }>(`SELECT subject, body FROM outbox WHERE recipient = '${email}' ORDER BY id`)
const codeIn = (mail: string | undefined) => /[A-Z2-9]{5}-[A-Z2-9]{5}/.exec(mail ?? '')?.[0] ?? ''

const THANKS = 'Thank you. Check your inbox: your code is on its way, unless you have had it before.'

async function subscribe(page: Page, email: string) {
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await form.getByLabel('Your email').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  return form
}

test('a shopper subscribes in the footer, and the code in the mail reduces the first order', async ({ page }) => {
  test.setTimeout(180_000)
  const email = somebody()
  await page.goto('/photo-mugs')
  const form = await subscribe(page, 'nobody')
  const field = form.getByLabel('Your email')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/^Please enter a valid email address/)
  await subscribe(page, email)
  // A toast, and a line below the form that stays.
  await expect(form.getByRole('status')).toHaveText(THANKS, { timeout: 60_000 })
  await expect(page.getByText(THANKS)).toHaveCount(2)
  await expect(field).toHaveValue('')

  const [mail, ...more] = mailsTo(email)
  expect(more).toEqual([])
  expect(mail?.body).toContain('10% off sitewide on your first order')
  const code = codeIn(mail?.body)
  const link = new URL(/https?:\/\/\S+\?cc=\S+/.exec(mail?.body ?? '')?.[0] ?? '')

  await page.goto(`/canvas-prints${link.search}`)
  const tool = designTool(page)
  await page.getByRole('link', { name: 'Start Order' }).first().click()
  await tool.choosePhoto('dogs-at-the-window.jpg')
  // The smallest canvas takes no offer.
  await tool.chooseSize('30 × 40 cm')
  await tool.addToCart()
  await expect(page.getByRole('button', { name: `Remove the offer code ${code}` })).toBeVisible()
  await expect(page.getByText(`10% off (${code})`, { exact: true })).toBeVisible()
  await checkOutAsGuest(page, { ...GUEST, email })
  await expect(page.getByText(`Code ${code}`)).toBeVisible()

  const unsubscribe = new URL(/https?:\/\/\S+unsubscribe\?token=[0-9a-f]+/.exec(mail?.body ?? '')?.[0] ?? '')
  await page.goto(unsubscribe.pathname + unsubscribe.search)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('You won’t get any more newsletters from us.')).toBeVisible()
  expect(rows(`SELECT subscribed FROM subscribers WHERE email = '${email}'`)).toEqual([{ subscribed: 0 }])
})

test('home and canvas offer a small canvas, every other page 10 %, and the checkout nothing', async ({ page }) => {
  test.setTimeout(120_000)
  const FREE = 'A free 8x8 inch (20 × 20 cm) canvas print on your first order'
  const TEN = '10% off sitewide on your first order'
  const heading = (name: string) => page.getByRole('contentinfo').getByRole('heading', { name })
  const open = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toBeAttached()
  }
  for (const path of ['/', '/canvas-prints']) {
    await open(path)
    await expect(heading(FREE)).toBeAttached()
    await expect(heading(TEN)).toBeHidden()
  }
  await open('/photo-mugs')
  await expect(heading(TEN)).toBeAttached()
  await open('/customer/register')
  await expect(heading('News from the workshop')).toBeAttached()
  for (const path of ['/checkout/cart', '/checkout', '/checkout/success']) {
    await open(path)
    await expect(page.getByRole('form', { name: 'Newsletter' })).toHaveCount(0)
  }

  const email = somebody()
  await page.goto('/')
  await subscribe(page, email)
  await expect(page.getByRole('form', { name: 'Newsletter' })).toHaveCount(1)
  await expect(page.getByRole('form').getByRole('status')).toHaveText(THANKS, { timeout: 60_000 })
  await expect(heading(FREE)).toBeVisible()
  const code = codeIn(mailsTo(email)[0]?.body)
  expect(rows(`SELECT kind, option_value_id FROM coupons WHERE code = '${code}'`)).toEqual([
    { kind: 'piece', option_value_id: 101 },
  ])
  await page.reload()
  await expect(heading('News from the workshop')).toBeAttached()
})

test('a failed subscription shows the error and keeps the typed address', async ({ page }) => {
  await page.goto('/photo-mugs')
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.context().setOffline(true)
  const form = await subscribe(page, 'offline@example.co.nz')
  await expect(page.getByText('You are offline. Please try again')).toBeVisible()
  await expect(form.getByLabel('Your email')).toHaveValue('offline@example.co.nz')
  await page.context().setOffline(false)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByRole('status')).toHaveText(THANKS, { timeout: 60_000 })
})

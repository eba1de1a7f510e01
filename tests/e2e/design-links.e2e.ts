import { expect, type Page, test } from 'playwright/test'
import { checkOutAsGuest, GUEST } from './support/checkout'
import { cartIsShown, designTool } from './support/design-tool'
import { rows } from './support/shop-state'

const TOOL = '/uploadchoice?sku=canvas-print'
const NAME = 'dogs-at-the-window.jpg'

const photoText = (page: Page) => page.getByText(/Photo dogs-at-the-window\.jpg at/)

async function startDesign(page: Page): Promise<void> {
  await page.goto(TOOL)
  await designTool(page).choosePhoto(NAME)
  await page.getByLabel('Name of your design').fill('Dogs for Nana')
  await page.getByRole('button', { name: 'Save, share or copy' }).click()
}

test('a mailed link opens a copy with its photo in another browser, and the cart takes it', async ({
  page,
  browser,
}) => {
  await startDesign(page)
  const email = `link-${Date.now()}@example.nz`
  await page.getByLabel('Your email').fill(email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText('Your link is on its way')).toBeVisible({ timeout: 30_000 })
  const [mail] = rows<{ body: string }>(`SELECT body FROM outbox WHERE recipient = '${email}'`)
  const token = /design-link#([0-9a-f]{32})/.exec(mail?.body ?? '')?.[1]
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const elsewhere = await context.newPage()
  await elsewhere.goto(`/design-link#${token}`)
  await elsewhere.getByRole('button', { name: 'Open the design' }).click()
  await expect(elsewhere).toHaveURL(/design=[0-9a-f]{32}/)
  await expect(photoText(elsewhere)).toBeAttached()
  await expect(elsewhere.getByLabel('Name of your design')).toHaveValue('Dogs for Nana')
  await designTool(elsewhere).addToCart()
  await context.close()
  await page.reload()
  await expect(page.getByLabel('Name of your design')).toHaveValue('Dogs for Nana')
})

test('a shared design shows its picture, opens without its photo, and ends', async ({ page, browser }) => {
  await startDesign(page)
  await expect(page.getByRole('button', { name: 'Create a link' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop sharing' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Create a link' }).click()
  const link = await page.getByLabel('Link to your design').inputValue({ timeout: 30_000 })
  const context = await browser.newContext()
  const guest = await context.newPage()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1, name: 'Dogs for Nana' })).toBeVisible()
  await expect(guest.getByAltText('Your design: Dogs for Nana')).toBeVisible()
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/i)
  await guest.getByRole('button', { name: 'Make your own' }).click()
  await expect(guest.getByText('Add your photo')).toBeVisible()
  await expect(guest.getByText(/The photos of the other design stay private/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByText(/no longer shared/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop sharing' })).toHaveCount(0)
  await guest.goto('/')
  await guest.goto(link)
  await expect(guest.getByText('This link no longer works. Ask for a new one.')).toBeVisible()
  await context.close()
})

test('a photo that the shop refuses is left out by a tap, and the link is made without it', async ({ page }) => {
  await page.goto(TOOL)
  await designTool(page).choosePhoto(NAME)
  await page.getByRole('button', { name: 'Add text' }).click()
  await page.getByRole('textbox', { name: 'Words' }).fill('Kia ora')
  await page.getByRole('button', { name: 'Close the panel' }).click()
  const message = `The photo "${NAME}" is no longer here. Choose it again, or carry on without it.`
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('saveDesign') && route.request().postData()?.includes(NAME)
      ? route.fulfill({ json: { errors: [{ message, extensions: { category: 'graphql-input' } }] } })
      : route.fallback(),
  )
  await page.getByRole('button', { name: 'Save, share or copy' }).click()
  await page.getByRole('button', { name: 'Create a link' }).click()
  const alert = page.getByRole('alert').filter({ hasText: message })
  await alert.getByRole('button', { name: 'Carry on without it' }).click()
  await expect(page.getByLabel('Link to your design')).toHaveValue(/./, { timeout: 30_000 })
  await expect(alert).toHaveCount(0)
  await expect(photoText(page)).toHaveCount(0)
})

test('a design is duplicated, and both are unfinished designs', async ({ page }) => {
  await startDesign(page)
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page).toHaveURL(/draft=/)
  await expect(photoText(page)).toBeAttached()
  await page.getByLabel('Name of your design').fill('Dogs for Koro')
  await page.waitForTimeout(800)
  await page.goto('/')
  await expect(page.getByRole('link', { name: /Dogs for Koro.*Carry on/ })).toBeAttached()
  await expect(page.getByRole('link', { name: /Dogs for Nana.*Carry on/ })).toBeAttached()
})

test('an ordered design is edited as a copy, also where it was not ordered', async ({ page, browser }) => {
  await page.goto(TOOL)
  await designTool(page).choosePhoto(NAME)
  await designTool(page).addToCart()
  await cartIsShown(page)
  const number = await checkOutAsGuest(page)
  await page.getByRole('button', { name: 'Edit a copy of Canvas print' }).click()
  await expect(page).toHaveURL(/design=[0-9a-f]{32}/)
  await expect(photoText(page)).toBeAttached()
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const elsewhere = await context.newPage()
  await elsewhere.goto(`/order-status-tracking?number=${number}`)
  await elsewhere.getByLabel('Email', { exact: true }).fill(GUEST.email)
  await elsewhere.getByLabel('Postcode').fill(GUEST.postcode)
  await elsewhere.getByRole('button', { name: 'Find my order' }).click()
  await elsewhere.getByRole('button', { name: 'Edit a copy of Canvas print' }).click({ timeout: 30_000 })
  await expect(photoText(elsewhere)).toBeAttached()
  await context.close()
})

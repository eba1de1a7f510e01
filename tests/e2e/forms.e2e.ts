import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, type Request, test } from 'playwright/test'
import { visit } from './support/mounted'

/** The inputs of all requests of the page with this mutation. */
function inputsOf(page: Page, mutation: string): Record<string, unknown>[] {
  const inputs: Record<string, unknown>[] = []
  page.on('request', (request: Request) => {
    const body = request.url().endsWith('/graphql') ? request.postDataJSON() : null
    if (body?.query.includes(mutation)) inputs.push(body.variables.input)
  })
  return inputs
}

/** A new person for every project and every retry. */
const somebody = () => `${crypto.randomUUID()}@example.co.nz`
const PHOTO = 'tests/fixtures/photos/dogs-at-the-window.jpg'

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('the contact form shows missing fields, survives a reload and a double press, and shows the next step', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the order form is sent from a phone')
  const sent = inputsOf(page, 'contactUs')
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { violations: seen })
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.violatedDirective))
  })
  await visit(page, '/contact-us')
  const send = page.getByRole('button', { name: 'Send message' })
  const message = page.getByLabel('Message')
  await send.click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('This is a required field.')
  await expectNoViolations(page)

  const email = somebody()
  await page.getByLabel('Name').fill('Hēmi')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await message.fill('Kia ora,\nwhere is my order?')
  await page.reload()
  await expect(message).toHaveValue('Kia ora,\nwhere is my order?')

  await send.dblclick()
  const thanks = page.getByRole('heading', { name: 'Your message has arrived' })
  await expect(thanks).toBeFocused({ timeout: 30_000 })
  await expect(page.locator('[aria-live=polite]', { has: thanks })).toContainText('by the next working day')
  // The proof of work ran in a worker, under the content security policy and Trusted Types.
  expect(await page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)).toEqual([])

  await page.getByRole('button', { name: 'Write another' }).click()
  await expect(message).toHaveValue('')
  expect(sent).toEqual([{ name: 'Hēmi', email, telephone: '', comment: 'Kia ora,\nwhere is my order?' }])
})

test('a failed captcha shows a message and can be retried, and no input is lost', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the check is the same')
  await page.route('**/altcha', (route) => route.fulfill({ json: {} }))
  await visit(page, '/contact-us')
  await page.getByLabel('Name').fill('Hēmi')
  await page.getByLabel('Email', { exact: true }).fill(somebody())
  await page.getByLabel('Message').fill('Once more')
  const failed = page.getByRole('alert').filter({ hasText: 'The robot check did not work.' })
  await expect(failed).toBeVisible()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please make sure captcha is validated.')).toBeVisible()
  await page.unroute('**/altcha')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Checked: not a robot.')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible({ timeout: 30_000 })
})

test('an order form sends its photo, also after a reload', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'photos are on phones')
  const email = somebody()
  const sent = inputsOf(page, 'sendOrderForm')
  await visit(page, '/order-es')
  await page.getByLabel('Choose photos').setInputFiles(PHOTO)
  await expect(page.getByText('Has arrived')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for a price' }).click()
  await expect(page.getByLabel('What would you like?')).toBeFocused()
  await expectNoViolations(page)
  await page.reload()
  await expect(page.getByText('Has arrived')).toBeVisible()
  await page.getByLabel('What would you like?').selectOption('Table easel')
  await page.getByLabel('How many?').fill('12')
  await page.getByLabel('Name').fill('Mere')
  await page.getByLabel('Email', { exact: true }).fill(email)
  const postcode = page.getByLabel('Postcode')
  await postcode.fill('99999')
  await page.getByRole('button', { name: 'Ask for a price' }).click()
  await expect(postcode).toBeFocused()
  await expect(postcode).toHaveValue('99999')
  await postcode.fill('7010')
  await page.getByRole('button', { name: 'Ask for a price' }).click()
  await expect(page.getByRole('heading', { name: 'We got your form' })).toBeVisible({ timeout: 30_000 })
  expect(sent).toMatchObject([{ email, photos: [expect.stringMatching(/^[0-9a-f]{32}$/)] }])
})

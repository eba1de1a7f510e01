import AxeBuilder from '@axe-core/playwright'
import { expect, test } from 'playwright/test'
import { visit } from './support/mounted'
import { lastMailTo, newCustomer } from './support/new-customer'

test('a customer without a password deletes the account by the code of a mail', async ({ page }) => {
  test.setTimeout(120_000)
  const email = await newCustomer(page)
  await visit(page, '/customer/account/my-data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'No password? Use a code by email' }).click()
  await expect(page.getByText(`We’ll send a six-digit code to ${email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  const [mailed = ''] = /^\d{6}$/m.exec(lastMailTo(email)) ?? []
  await code.fill(mailed === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(page.getByText('This code doesn’t work, or has expired.').first()).toBeVisible()
  await code.fill(mailed)
  await page.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(page).toHaveURL('/')
  expect(lastMailTo(email)).toContain('we have deleted your account')
  await page.goto('/customer/account/dashboard')
  await expect(page).toHaveURL(/\/customer\/login/)
})

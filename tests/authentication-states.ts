import { expect, type Page } from 'playwright/test'
import type { State } from './state'

const empty = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByText('This is a required field.').first()).toBeVisible()
}

/** What the pages for getting into an account show beside their first state. */
export const AUTHENTICATION: readonly State[] = [
  { name: 'a login left empty', path: '/customer/login', reach: empty('Login') },
  { name: 'a login by a code', path: '/customer/login/code' },
  { name: 'a registration left empty', path: '/customer/register', reach: empty('Sign Up') },
  { name: 'a confirmation', path: '/confirm-email#email=a@example.nz&key=none' },
  { name: 'a new password', path: '/customer/reset-password#email=a@example.nz&token=none' },
  { name: 'an answer of a provider without a login', path: '/instagram-popup-callback?code=x&state=y' },
]

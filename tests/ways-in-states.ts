import { expect, type Page } from '@playwright/test'
import type { State } from './state'

const empty = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByText('This is a required field.').first()).toBeVisible()
}

/** The pages for getting into an account. */
export const WAYS_IN: readonly State[] = [
  { name: 'a login', path: '/customer/login' },
  { name: 'a login left empty', path: '/customer/login', reach: empty('Login') },
  { name: 'a login by a code', path: '/customer/login/code' },
  { name: 'a registration', path: '/customer/register' },
  { name: 'a registration left empty', path: '/customer/register', reach: empty('Sign Up') },
  { name: 'a forgotten password', path: '/customer/forgot-password' },
  { name: 'a confirmation sent again', path: '/customer/resend-link' },
  { name: 'a confirmation', path: '/confirm-email#email=a@example.nz&key=none' },
  { name: 'a confirmation without its key', path: '/confirm-email' },
  { name: 'a new password', path: '/customer/reset-password#email=a@example.nz&token=none' },
  { name: 'an answer of a provider without a login', path: '/instagram-popup-callback?code=x&state=y' },
  { name: 'a new password without its link', path: '/customer/create-password' },
]

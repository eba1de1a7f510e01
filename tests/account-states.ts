import { expect, type Page } from '@playwright/test'
import { logIn } from './e2e/support/log-in'
import { visit } from './e2e/support/mounted'
import type { State } from './state'

/** A page of the sample customer, whose data have loaded. */
const opened = (path: string) => async (page: Page) => {
  await logIn(page)
  await visit(page, path)
  await expect(page.getByRole('main').getByText('One moment')).toHaveCount(0)
}

const state = (name: string, path: string): State => ({ name, path: '/faq', reach: opened(path) })

/** The pages of the account. */
export const ACCOUNT: readonly State[] = [
  state('the account', '/customer/account/dashboard'),
  state('the details of a customer', '/customer/account/information'),
  state('an address book', '/customer/account/address-book'),
  state('a new address', '/customer/account/add-address'),
  state('an address that is not in the book', '/customer/account/edit-address/0'),
  state('the devices of a customer', '/customer/account/sessions'),
  state('the passkeys of a customer', '/customer/account/passkeys'),
  state('the promotional consent', '/customer/account/newsletter'),
  state('the orders of a customer', '/customer/account/my-orders'),
  state('an order that is not the customer’s', '/customer/account/view-order/000000000'),
  state('the saved designs of a customer', '/customer/account/my-saved-design'),
  state('a question about an order', '/customer/account/ordertickets/000000001'),
  state('the store credit of a customer', '/customer/account/my-credits'),
  state('the balance of a gift certificate', '/customer/account/gift-card-balance'),
  state('a customer’s link for friends', '/customer/account/refer-and-earn'),
  state('the rewards of a customer', '/customer/account/my-rewards'),
  state('the points of a customer', '/customer/account/my-rewards/rewardpoints'),
  state('the level of a customer', '/customer/account/my-rewards/loyaltylevel'),
  state('the levels to join', '/customer/account/my-rewards/loyaltylevel/join'),
  state('the transactions of points', '/customer/account/my-rewards/transactions'),
  state('emails about points', '/customer/account/my-rewards/settings'),
  state('the policy of rewards', '/customer/account/my-rewards/policy'),
  state('shipping today', '/customer/account/todayshiporder'),
  state('the data of a customer', '/customer/account/my-data'),
  state('a password to change', '/change-password'),
]

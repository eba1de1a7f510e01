import { accountPath } from '@kea/shared/account-routes'
import { expect, type Page } from 'playwright/test'
import { logIn } from './e2e/support/log-in'
import { visit } from './e2e/support/mounted'
import { pagesOf } from './page-states'
import type { State } from './state'

/** A page of the sample customer, whose data have loaded. */
const opened = (path: string) => async (page: Page) => {
  await logIn(page)
  await visit(page, path)
  await expect(page.getByRole('main').getByText('One moment')).toHaveCount(0)
}

const state = (name: string, path: string): State => ({ name, path: '/faq', reach: opened(path) })

/** The pages of a customer. */
export const ACCOUNT: readonly State[] = [
  ...pagesOf({ needsCustomer: true }).map((path) => state(`${path} of a customer`, path)),
  state('an address that is not in the book', accountPath('edit-address', '0')),
  state('an order that is not the customer’s', accountPath('view-order', '000000000')),
  state('a question about an order', accountPath('ordertickets', '000000001')),
]

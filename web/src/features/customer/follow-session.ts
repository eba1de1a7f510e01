import { CustomerProfileDocument } from '~/api/__generated__/documents/CustomerProfile'
import { adoptCart } from '~/api/adopt-cart'
import { callShop } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { readCookie } from '~/lib/cookies'
import { isAskedToLogIn } from '~/lib/login-question'
import { hasMovedOn, keepSession, shownSession } from '~/lib/shown-session'
import { showToast } from '~/lib/toast'
import { startAnew } from './customer-requests'
import type { GreetedCustomer } from './login-state'
import { profileOf, profileQuery } from './profile'

/** The email of the customer whom this tab shows; '' if it has shown none. Outside the account the header knows it. */
export const shownEmail = (): string =>
  queryClient.getQueryData(profileQuery.queryKey)?.email ??
  queryClient.getQueryData<GreetedCustomer>(['HeaderCustomer'])?.email ??
  ''

/** Whether the customer of the cookie is the one of this tab. If not, the tab begins anew with the other one. */
async function isSameCustomer(): Promise<boolean> {
  const email = shownEmail()
  // Not by the query of the profile: the page's own may be waiting for the login.
  const profile = profileOf(await callShop(CustomerProfileDocument, {}))
  if (email !== profile.email) {
    startAnew()
    if (email !== '') showToast(`This page now shows the account of ${profile.firstName}.`)
    return false
  }
  keepSession()
  queryClient.setQueryData(profileQuery.queryKey, profile)
  return true
}

/** After a login over the page. True if the same customer is back. */
export async function comeBack(): Promise<boolean> {
  await adoptCart()
  return isSameCustomer()
}

async function follow(): Promise<void> {
  const isGuest = readCookie('loggedIn') === undefined
  if (!isGuest && shownSession() !== undefined) {
    await isSameCustomer().catch(startAnew)
    return
  }
  startAnew()
  if (isGuest) showToast('You are logged out.')
}

let following: Promise<void> | null = null

/** Follows a login or a logout in another tab. */
export function followSession(): void {
  if (following || !hasMovedOn() || isAskedToLogIn()) return
  following = follow().finally(() => {
    following = null
  })
}

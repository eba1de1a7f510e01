import { HeaderCustomerDocument } from '~/api/__generated__/documents/HeaderCustomer'
import { RevokeCustomerTokenDocument } from '~/api/__generated__/documents/RevokeCustomerToken'
import { forgetCart, readCartId } from '~/api/cart-identity'
import { ShopError } from '~/api/errors'
import { callShop } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { dropCookie, readCookie, writeCookie } from '~/lib/cookies'
import { noteCustomerChange } from '~/lib/customer-change'
import { dropDrafts } from '~/lib/form-drafts'
import { forgetLoggedOut, rememberLoggedOut } from '~/lib/logged-out'
import { forgetPaying } from '~/lib/paying-order'
import { forgetViewed } from '~/lib/recently-viewed'
import { forgetSavedForLater } from '~/lib/saved-for-later'
import { keepSession, shownSession } from '~/lib/shown-session'
import { showToast } from '~/lib/toast'
import type { GreetedCustomer } from './login-state'

const NOBODY: GreetedCustomer = { firstName: '', email: '' }

const nobodyFor = (error: unknown): GreetedCustomer => {
  // Only an authorisation error means that there is no session.
  if (error instanceof ShopError && error.code === 'unauthorised') return NOBODY
  throw error
}

/** The customer whom the header greets; nobody without a login. The login cookie is set or deleted to match. */
export async function fetchGreeted(signal: AbortSignal): Promise<GreetedCustomer> {
  const greeted = await callShop(HeaderCustomerDocument, {}, signal).then(
    ({ customer }) => ({ firstName: customer?.firstname?.trim() ?? '', email: customer?.email ?? '' }),
    nobodyFor,
  )
  if (signal.aborted) return greeted
  if (greeted.firstName === '') {
    if (shownSession() !== undefined) rememberLoggedOut()
    dropCookie('loggedIn')
  } else if (readCookie('loggedIn') === undefined) writeCookie('loggedIn', '1')
  else return greeted
  keepSession()
  return greeted
}

/** The cookies of a customer, with the last order. The server deletes the session cookie. */
const CUSTOMER_COOKIES = ['loggedIn', 'priceCache', 'referralCode', 'orderData'] as const

/** Settings and pages are the same for everybody. */
const isPersonal = ({ queryKey: [kind] }: { queryKey: readonly unknown[] }): boolean =>
  kind !== 'settings' && kind !== 'page'

/** Forgets what the shop has told this shopper. */
export const forgetPersonal = (): void => queryClient.removeQueries({ predicate: isPersonal })

/** Forgets what the shop has told the customer before, and loads what the page shows for the one of the cookie. */
export function startAnew(): void {
  // What a guest has typed is the customer's after a login.
  if (shownSession() !== undefined) dropDrafts('')
  keepSession()
  noteCustomerChange()
  void queryClient.resetQueries({ predicate: isPersonal })
  // The header asks only after a login.
  if (readCookie('loggedIn') !== undefined) {
    void queryClient.prefetchQuery({
      queryKey: ['HeaderCustomer'],
      queryFn: ({ signal }) => fetchGreeted(signal),
      retry: false,
    })
  }
}

/** Forgets the customer in this browser, whose session has ended. The designs of this device stay. */
export function forgetCustomer(): void {
  for (const name of CUSTOMER_COOKIES) dropCookie(name)
  forgetCart(readCartId())
  forgetViewed()
  forgetSavedForLater()
  forgetPaying()
  dropDrafts('')
  forgetPersonal()
  keepSession()
  forgetLoggedOut()
}

/** A session that has ended before needs no logout. */
const isOver = (error: unknown): boolean => error instanceof ShopError && error.code === 'unauthorised'

/** Ends the session, shows a toast with the result, and returns whether the session ended. */
export async function logOut(): Promise<boolean> {
  try {
    await callShop(RevokeCustomerTokenDocument, {})
  } catch (error) {
    if (!isOver(error)) {
      showToast('Logout failed. Please try again.')
      return false
    }
  }
  forgetCustomer()
  showToast('You have successfully logged-out.')
  return true
}

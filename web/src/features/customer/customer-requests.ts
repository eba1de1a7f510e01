import { HeaderCustomerDocument, RevokeCustomerTokenDocument } from '~/api/__generated__/graphql'
import { forgetCart, readCartId } from '~/api/cart-identity'
import { ShopError } from '~/api/errors'
import { callShop } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { dropCookie, readCookie, writeCookie } from '~/lib/cookies'
import { showToast } from '~/lib/toast'

const emptyNameFor = (error: unknown): '' => {
  // Only an authorisation error means that there is no session.
  if (error instanceof ShopError && error.code === 'unauthorised') return ''
  throw error
}

/** The first name of the customer; '' without a login. The login cookie is set or deleted to match. */
export async function fetchFirstName(signal: AbortSignal): Promise<string> {
  const name = await callShop(HeaderCustomerDocument, {}, signal).then(
    ({ customer }) => customer?.firstname?.trim() ?? '',
    emptyNameFor,
  )
  if (signal.aborted) return name
  if (name === '') dropCookie('loggedIn')
  else if (readCookie('loggedIn') === undefined) writeCookie('loggedIn', '1')
  return name
}

/** The cookies of a customer. The server deletes the session cookie. */
const CUSTOMER_COOKIES = ['loggedIn', 'priceCache', 'referralCode'] as const

/** Forgets what the shop has told this shopper. Settings and pages are the same for everybody. */
export const forgetPersonal = (): void =>
  queryClient.removeQueries({ predicate: ({ queryKey: [kind] }) => kind !== 'settings' && kind !== 'page' })

/** Ends the session, shows a toast with the result, and returns whether the session ended. */
export async function logOut(): Promise<boolean> {
  try {
    await callShop(RevokeCustomerTokenDocument, {})
  } catch {
    showToast('Logout failed. Please try again.')
    return false
  }
  for (const name of CUSTOMER_COOKIES) dropCookie(name)
  forgetCart(readCartId())
  forgetPersonal()
  showToast('You have successfully logged-out.')
  return true
}

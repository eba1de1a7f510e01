import { HeaderCustomerDocument, RevokeCustomerTokenDocument } from '~/api/__generated__/graphql'
import { forgetCart, readCartId } from '~/api/cart-identity'
import { ShopError } from '~/api/errors'
import { callShop } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { dropCookie, readCookie, writeCookie } from '~/lib/cookies'
import { showToast } from '~/lib/toast'

const nobody = (error: unknown): '' => {
  // A shop that cannot be reached has not said that nobody is logged in.
  if (error instanceof ShopError && error.code === 'unauthorised') return ''
  throw error
}

/** The first name of who is logged in; '' for nobody. What the browser claims from then on is what the shop said. */
export async function fetchFirstName(signal: AbortSignal): Promise<string> {
  const name = await callShop(HeaderCustomerDocument, {}, signal).then(
    ({ customer }) => customer?.firstname?.trim() ?? '',
    nobody,
  )
  if (signal.aborted) return name
  if (name === '') dropCookie('loggedIn')
  else if (readCookie('loggedIn') === undefined) writeCookie('loggedIn', '1')
  return name
}

/** What a browser keeps of a customer beside the session, which the server ends. */
const OF_CUSTOMER = ['loggedIn', 'priceCache', 'referralCode'] as const

/** Ends the session, says how that went, and answers whether it did. */
export async function logOut(): Promise<boolean> {
  try {
    await callShop(RevokeCustomerTokenDocument, {})
  } catch {
    showToast('Logout failed. Please try again.')
    return false
  }
  for (const name of OF_CUSTOMER) dropCookie(name)
  forgetCart(readCartId())
  queryClient.removeQueries({ predicate: ({ queryKey: [kind] }) => kind !== 'settings' && kind !== 'page' })
  showToast('You have successfully logged-out.')
  return true
}

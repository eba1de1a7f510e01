import { HeaderCustomerDocument, RevokeCustomerTokenDocument } from '~/api/__generated__/graphql'
import { callShop } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { dropCookie } from '~/lib/cookies'
import { showToast } from '~/lib/toast'

/** The first name of who is logged in; '' for nobody, and then the browser no longer claims that somebody is. */
export async function fetchFirstName(signal: AbortSignal): Promise<string> {
  const name = await callShop(HeaderCustomerDocument, {}, signal).then(
    ({ customer }) => customer?.firstname?.trim() ?? '',
    () => '',
  )
  if (name === '' && !signal.aborted) dropCookie('loggedIn')
  return name
}

/** What a browser keeps of a customer beside the session, which the server ends. */
const OF_CUSTOMER = ['loggedIn', 'cartId', 'priceCache', 'referralCode'] as const

/** Ends the session, says how that went, and answers whether it did. */
export async function logOut(): Promise<boolean> {
  try {
    await callShop(RevokeCustomerTokenDocument, {})
  } catch {
    showToast('Logout failed. Please try again.')
    return false
  }
  for (const name of OF_CUSTOMER) dropCookie(name)
  queryClient.removeQueries({ predicate: ({ queryKey: [kind] }) => kind !== 'settings' && kind !== 'page' })
  showToast('You have successfully logged-out.')
  return true
}

import { queryClient } from '~/api/query-client'
import { profileQuery } from '~/features/customer/profile'
import { hasSubscribed, rememberSubscription } from '~/features/forms/newsletter/subscribed'
import { readCookie } from '~/lib/cookies'

/** Whether this shopper has subscribed: in this browser, or as a customer. */
export async function isKnownSubscriber(): Promise<boolean> {
  if (hasSubscribed()) return true
  if (readCookie('loggedIn') === undefined) return false
  // A customer of whom nothing is known is not asked.
  const profile = await queryClient.ensureQueryData(profileQuery).catch(() => null)
  if (profile?.isSubscribed) rememberSubscription()
  return profile?.isSubscribed !== false
}

import { isCleared, namedPriceCode } from '@kea/shared/navigation/offer-code'
import { referralCode } from '@kea/shared/navigation/referral-code'
import { returnPath } from '@kea/shared/navigation/return-path'
import { isToolRoute, routeOf } from '@kea/shared/routes'
import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import { dropCookie, readCookie, writeCookie } from '~/lib/cookies'

const WELCOME = 'Welcome! A friend sent you here. We remember it for 30 days, for your first order.'

/**
 * Updates the cookies that depend on the address: the return path after a login, the referral code and the tool data.
 * Tool data exists only on tool pages.
 */
export function keepNavigationCookies(pathname: string, search: string): void {
  const path = returnPath(pathname, search)
  if (path !== null && path !== readCookie('redirectPath')) writeCookie('redirectPath', path)
  const code = referralCode(search)
  if (code !== null) keepReferral(code)
  const route = routeOf(pathname)
  if (route === null || !isToolRoute(route) || isCleared(search)) dropCookie('toolData')
}

/** Stores the code of a friend, and tells a new visitor so. */
function keepReferral(code: string): void {
  const isNew = readCookie('referralCode') !== code
  writeCookie('referralCode', code)
  if (!isNew || readCookie('loggedIn') !== undefined) return
  import('~/lib/toast').then(({ showToast }) => showToast(WELCOME)).catch(() => {})
}

/**
 * Stores or clears the code of an offer link. The edge does the same for the first address of a visit.
 *
 * @returns true when the code has changed
 */
export async function keepOfferCode(pathname: string, search: string): Promise<boolean> {
  const code = namedPriceCode(search)
  if (code === null) return false
  const { changePriceCode } = await import('~/features/page/price-code')
  return changePriceCode(code, pathname)
}

/** Runs on every navigation. */
export function useNavigationCookies(): void {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    keepNavigationCookies(pathname, search)
    keepOfferCode(pathname, search)
      .then((isNew) => (isNew ? revalidate() : undefined))
      // A page that fails to load with the new code stays as it is.
      .catch(() => {})
  }, [pathname, search, revalidate])
}

import { returnPath } from '@kea/shared/navigation/return-path'
import { isToolRoute, routeOf } from '@kea/shared/routes'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { dropCookie, readCookie, writeCookie } from '~/lib/cookies'

/** What an address leaves behind in the browser: the way back from a login, and no tool's data outside of the tools. */
export function keepNavigationCookies(pathname: string, search: string): void {
  const path = returnPath(pathname, search)
  if (path !== null && path !== readCookie('redirectPath')) writeCookie('redirectPath', path)
  const route = routeOf(pathname)
  if (route === null || !isToolRoute(route)) dropCookie('toolData')
}

/** With every navigation. */
export function useNavigationCookies(): void {
  const { pathname, search } = useLocation()
  useEffect(() => keepNavigationCookies(pathname, search), [pathname, search])
}

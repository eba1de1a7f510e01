import { accountPath } from '@kea/shared/account-routes'
import { routeOf, routes } from '@kea/shared/routes'
import { PlainHeading } from '@kea/shared/view/PlainHeading'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai/react'
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ShopError } from '~/api/errors'
import { useSettings } from '~/api/settings-query'
import { profileQuery } from '~/features/customer/profile'
import { customerChangesAtom } from '~/lib/customer-change'
import { RetryAlert } from '~/ui/RetryAlert'
import { Container } from '~/ui/Section'
import { AccountMenu } from './AccountMenu'
import { isOwnPage } from './own-pages'

const isLoggedOut = (error: Error | null): boolean => error instanceof ShopError && error.code === 'unauthorised'

/** A design that is shared by its token needs no login. */
const isShared = (pathname: string, search: string): boolean =>
  pathname === accountPath('my-saved-design') && new URLSearchParams(search).has('token')

/** The edge redirects a first visit. This covers navigation inside the shop, and a session that has just ended. */
function useLoginFirst(isNeeded: boolean): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (isNeeded && !isShared(pathname, search))
      location.replace(`${routes.login()}?redirect=${encodeURIComponent(pathname + search)}`)
  }, [isNeeded, pathname, search])
}

/** The frame of the account: the h1 where the first view has it, the menu, and the page. It stays from page to page. */
export default function AccountLayout() {
  const { pathname } = useLocation()
  const { data, error, isFetching, refetch } = useQuery(profileQuery)
  const { hasForeignBackend } = useSettings()
  const changes = useAtomValue(customerChangesAtom)
  // A page with data may have a form that is being filled in. Its next request asks for the login, over the page.
  useLoginFirst(data === undefined && isLoggedOut(error))
  const hasFailed = data === undefined && error !== null && !isLoggedOut(error)
  return (
    <>
      {/* The key makes a new page a new heading, which a screen reader announces. */}
      <PlainHeading key={pathname}>{routeOf(pathname)?.heading ?? ''}</PlainHeading>
      <Container className="grid content-start gap-x-16 gap-y-8 pb-20 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-4">
        <AccountMenu />
        <div className="min-h-[60dvh] min-w-0">
          {hasFailed ? (
            <RetryAlert isTrying={isFetching} onRetry={() => void refetch()}>
              Something went wrong! Nothing is lost.
            </RetryAlert>
          ) : hasForeignBackend && isOwnPage(pathname) ? (
            <p>This shop does not have this page.</p>
          ) : (
            // Nothing of one customer stays for the next one.
            <Outlet key={changes} />
          )}
        </div>
      </Container>
    </>
  )
}

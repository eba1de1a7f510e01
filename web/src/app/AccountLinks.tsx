import { accountPath } from '@kea/shared/account-routes'
import { headerClasses as classes } from '@kea/shared/first-view/header-classes'
import { routes } from '@kea/shared/routes'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { GREETING_LENGTH, shortName } from '~/features/customer/login-state'
import { useCustomer } from '~/features/customer/use-customer'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

const LogOutButton = lazyWithRetry(async () => (await import('~/features/customer/LogOutButton')).LogOutButton, 'over')

/** The account links of wide screens; empty until the login state is known. */
export function AccountLinks() {
  const login = useCustomer()
  return (
    <>
      {login.state === 'loggedOut' && (
        <>
          <Link to={routes.login()} className={classes.stripLink}>
            Log in
          </Link>
          <Link to={routes.register()} className={classes.stripLink}>
            Register
          </Link>
        </>
      )}
      {login.state === 'loggedIn' && (
        <>
          <Link to={accountPath('dashboard')} className={classes.stripLink}>
            Hi, {shortName(login.firstName, GREETING_LENGTH.wide)}
          </Link>
          <Suspense>
            <LogOutButton className={classes.stripLink} />
          </Suspense>
        </>
      )}
    </>
  )
}

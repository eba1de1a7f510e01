import { accountPath } from '@kea/shared/account-routes'
import { routes } from '@kea/shared/routes'
import { Link } from 'react-router-dom'
import { LogOutButton } from '~/features/customer/LogOutButton'
import { GREETING_LENGTH, shortName } from '~/features/customer/login-state'
import { useCustomer } from '~/features/customer/use-customer'
import { Dialog } from '~/ui/Dialog'
import { Spinner } from '~/ui/Spinner'
import { PANEL_LINK } from './panel-link'

/** The account menu of small screens. */
export function AccountPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const login = useCustomer()
  const link = (label: string, path: string) => (
    <Link to={path} onClick={onClose} className={PANEL_LINK}>
      {label}
    </Link>
  )
  const title = login.state === 'loggedIn' ? `Hi, ${shortName(login.firstName, GREETING_LENGTH.narrow)}` : 'Account'
  return (
    <Dialog title={title} open={open} onClose={onClose} from="side">
      {login.state === 'checking' && <Spinner />}
      {login.state === 'loggedOut' && (
        <nav aria-label="Account">
          {link('Log in', routes.login())}
          {link('Register', routes.register())}
          {link('Wishlist', routes.wishlist())}
        </nav>
      )}
      {login.state === 'loggedIn' && (
        <nav aria-label="Account">
          {link('My account', accountPath('dashboard'))}
          {link('My orders', accountPath('my-orders'))}
          {link('Wishlist', routes.wishlist())}
          <LogOutButton className={PANEL_LINK} />
        </nav>
      )}
    </Dialog>
  )
}

import { routes } from '@kea/shared/routes'
import { useNavigate } from 'react-router-dom'
import { adoptCart } from '~/api/adopt-cart'
import { readCookie } from '~/lib/cookies'
import { showToast } from '~/lib/toast'
import { forgetPersonal } from './customer-requests'

/** What follows a login: the guest's cart is merged, what the guest saw is forgotten, and the shopper is back. */
export function useLoggedIn(): (message: string) => Promise<void> {
  const navigate = useNavigate()
  return async (message) => {
    const left = await adoptCart()
    forgetPersonal()
    showToast([message, ...left].join(' '))
    // Only paths of this shop are stored.
    navigate(readCookie('redirectPath') ?? routes.home(), { replace: true })
  }
}

import { routes } from '@kea/shared/routes'
import { useNavigate } from 'react-router-dom'
import { adoptCart } from '~/api/adopt-cart'
import { adoptWishlist } from '~/api/adopt-wishlist'
import { useSettings } from '~/api/settings-query'
import { readCookie } from '~/lib/cookies'
import { showToast } from '~/lib/toast'
import { forgetPersonal } from './customer-requests'

/** What follows a login: the guest's cart and wishlist are merged, what the guest saw is forgotten, and the shopper is back. */
export function useLoggedIn(): (message: string) => Promise<void> {
  const navigate = useNavigate()
  const { hasForeignBackend } = useSettings()
  return async (message) => {
    const left = await Promise.all([adoptCart(), hasForeignBackend ? [] : adoptWishlist()])
    forgetPersonal()
    showToast([message, ...left.flat()].join(' '))
    // Only paths of this shop are stored.
    navigate(readCookie('redirectPath') ?? routes.home(), { replace: true })
  }
}

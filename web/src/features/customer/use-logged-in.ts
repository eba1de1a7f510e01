import { routes } from '@kea/shared/routes'
import { useNavigate } from 'react-router-dom'
import { readCookie } from '~/lib/cookies'
import { showToast } from '~/lib/toast'
import { forgetPersonal } from './customer-requests'

/** What follows a login: the pages of the guest are forgotten, and the shopper is back where they were. */
export function useLoggedIn(): (message: string) => void {
  const navigate = useNavigate()
  return (message) => {
    forgetPersonal()
    showToast(message)
    // Only paths of this shop are stored.
    navigate(readCookie('redirectPath') ?? routes.home(), { replace: true })
  }
}

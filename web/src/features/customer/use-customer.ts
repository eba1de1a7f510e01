import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { OWN_ERRORS, STALE } from '~/api/query-client'
import { readCookie } from '~/lib/cookies'
import { claimsLogin, type LoginState, loginState } from './login-state'

const customerQuery = (isClaimed: boolean) =>
  queryOptions({
    queryKey: ['HeaderCustomer'] as const,
    queryFn: async ({ signal }) => (await import('./customer-requests')).fetchGreeted(signal),
    enabled: isClaimed,
    staleTime: STALE.settings,
    // The header then shows the last known customer.
    meta: OWN_ERRORS,
  })

/** The login state for the header. Without a claim there is no request. */
export function useCustomer(): LoginState {
  const { search } = useLocation()
  const isClaimed = claimsLogin(readCookie('loggedIn'), search)
  return loginState(isClaimed, useQuery(customerQuery(isClaimed)))
}

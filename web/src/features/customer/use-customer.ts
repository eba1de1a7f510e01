import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { STALE } from '~/api/query-client'
import { readCookie } from '~/lib/cookies'
import { closePanel } from '~/lib/panels'
import { claimsLogin, type LoginState, loginState } from './login-state'

const customerQuery = (isClaimed: boolean) =>
  queryOptions({
    queryKey: ['HeaderCustomer'] as const,
    queryFn: async ({ signal }) => (await import('./customer-requests')).fetchFirstName(signal),
    enabled: isClaimed,
    staleTime: STALE.settings,
  })

/** Who the header speaks to. Nobody is asked for where nothing claims that somebody is logged in. */
export function useCustomer(): LoginState {
  const { search } = useLocation()
  const isClaimed = claimsLogin(readCookie('loggedIn'), search)
  return loginState(isClaimed, useQuery(customerQuery(isClaimed)))
}

/** Ends the session and leads home; a second press while it is under way does nothing. */
export function useLogOut(): { isLeaving: boolean; leave: () => void } {
  const [isLeaving, setIsLeaving] = useState(false)
  const navigate = useNavigate()
  const leave = async () => {
    if (isLeaving) return
    setIsLeaving(true)
    const { logOut } = await import('./customer-requests')
    const isOut = await logOut()
    setIsLeaving(false)
    closePanel('account')
    if (isOut) navigate('/')
  }
  return { isLeaving, leave }
}

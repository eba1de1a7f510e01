import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { readPaying } from '~/lib/paying-order'
import { orderTokenOf } from './tracking-link'

/** The token of the order that the shopper comes back from paying; null if this browser does not know it. */
export function usePaidToken(): string | null {
  const location = useLocation()
  return useMemo(() => orderTokenOf(location) ?? readPaying(), [location])
}

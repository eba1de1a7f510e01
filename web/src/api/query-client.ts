import { QueryClient } from '@tanstack/react-query'
import { ShopError } from './errors'

/** How long a response stays fresh, in ms. */
export const STALE = {
  page: 5 * 60_000,
  settings: 30 * 60_000,
  /** The answer of an early request is fresh when its page mounts. */
  cart: 10_000,
  cartCount: 60_000,
  order: 60_000,
  /** The customer's own data. */
  account: 60_000,
  /** The design tool always shows current prices: those of a request that was sent for it. */
  designed: 10_000,
  /** Data that does not change during a visit. */
  forever: Number.POSITIVE_INFINITY,
} as const

const MAX_RETRIES = 1

/** A refused request would be refused again. Only a lost connection or a failing server is worth a retry. */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES && (!(error instanceof ShopError) || error.code === 'network' || error.code === 'server')

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: shouldRetry, refetchOnWindowFocus: false } },
})

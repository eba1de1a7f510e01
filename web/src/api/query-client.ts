import { QueryClient } from '@tanstack/react-query'
import { ShopError } from './errors'

/** How long an answer counts as fresh, in ms. */
export const STALE = {
  page: 5 * 60_000,
  settings: 30 * 60_000,
  cart: 0,
  cartCount: 60_000,
  order: 60_000,
  /** What is designed is priced as it is now. */
  designed: 0,
  /** What does not change while the shop is open. */
  forever: Number.POSITIVE_INFINITY,
} as const

const MAX_RETRIES = 1

/** What the server refused will be refused again; only a lost connection or a failing server is worth another try. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES && (!(error instanceof ShopError) || error.code === 'network' || error.code === 'server')

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: shouldRetry, refetchOnWindowFocus: false } },
})

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { showToastLazily } from '~/lib/lazy-interface'
import { isDown, messageOf, ShopError } from './errors'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: typeof OWN_ERRORS
    mutationMeta: typeof OWN_ERRORS
  }
}

/** The `meta` of a query or change whose caller shows the error itself, or does without the answer. */
export const OWN_ERRORS: { hasOwnErrors?: true } = { hasOwnErrors: true }

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
  failures < MAX_RETRIES && (!(error instanceof ShopError) || isDown(error))

/**
 * A page without data shows the error in its place. A page that keeps its earlier data shows the message as a toast, but
 * not for a lost connection, after which it is fetched again.
 */
const queryCache = new QueryCache({
  onError: (error, { meta, state }) => {
    const isLost = !(error instanceof ShopError) || error.code === 'network'
    if (state.data !== undefined && !isLost && !meta?.hasOwnErrors) showToastLazily(messageOf(error))
  },
})

const mutationCache = new MutationCache({
  onError: (error, _variables, _result, { meta }) => {
    if (!meta?.hasOwnErrors) showToastLazily(messageOf(error))
  },
})

export const queryClient = new QueryClient({
  queryCache,
  mutationCache,
  defaultOptions: {
    queries: { retry: shouldRetry, refetchOnWindowFocus: false },
    // Offline a change fails at once. A paused one would be sent later without the shopper's knowledge.
    mutations: { networkMode: 'always' },
  },
})

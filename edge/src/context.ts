import type { Context } from 'hono'
import type { KeyValue } from './cache/key-value'
import type { RateLimit, RateLimits } from './handlers/rate-limit-table'
import type { Trace } from './log'
import type { Found } from './pages/types'
import type { Services } from './services'

/** Bindings and vars of wrangler.toml. */
export interface Env extends RateLimits {
  ASSETS: Fetcher
  STORE: Fetcher
  /** Without it pages are kept in each isolate's memory only. */
  PAGE_CACHE?: KeyValue
  CLEAR_LIMIT?: RateLimit
  /** Which upload of the code this is. */
  VERSION?: { id: string }
}

export interface AppEnv {
  Bindings: Env
  Variables: {
    requestId: string
    trace: Trace
    /** The request's address; reading it once is cheaper than it looks. */
    url: URL
    services: Services
    /** Headers of every answer. */
    common: Record<string, string>
    /** True once a cookie has decided what the answer is. */
    isPersonal: boolean
    /** Cookies of the answer, as `setCookie` makes them. */
    cookies: readonly string[] | undefined
    /** Set by `findPage` for everything after it. */
    found: Found
  }
}

/** Lets work outlive the answer; without an execution context (plain tests) it just runs. */
export function keepAlive(c: Context<AppEnv>, work: Promise<unknown>): void {
  try {
    c.executionCtx.waitUntil(work)
  } catch {
    // No context to keep it alive: the promise handles its own errors.
  }
}

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
  /** Without it pages are stored only in the memory of each isolate. */
  PAGE_CACHE?: KeyValue
  CLEAR_LIMIT?: RateLimit
  /** Files of earlier builds. */
  EARLIER_BUILDS?: R2Bucket
  /** The id of the deployed version. */
  VERSION?: { id: string }
}

export interface AppEnv {
  Bindings: Env
  Variables: {
    requestId: string
    trace: Trace
    /** The parsed address of the request. Each parse costs time, so it is done once. */
    url: URL
    services: Services
    /** Headers of every response. */
    common: Record<string, string>
    /** True if the response depends on a cookie. */
    isPersonal: boolean
    /** `set-cookie` values of the response, written by `setCookie`. */
    cookies: readonly string[] | undefined
    /** The result of `findPage`. */
    found: Found
  }
}

/** Lets work continue after the response. Without an execution context, as in plain tests, the work simply runs. */
export function keepAlive(c: Context<AppEnv>, work: Promise<unknown>): void {
  try {
    c.executionCtx.waitUntil(work)
  } catch {
    // There is no execution context. The promise handles its own errors.
  }
}

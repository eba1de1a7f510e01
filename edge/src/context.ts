import type { Context } from 'hono'
import type { Found } from './pages/page-finder'
import type { Services } from './services'

/** Bindings and vars of wrangler.toml. */
export interface Env {
  ASSETS: Fetcher
  STORE: Fetcher
}

export interface AppEnv {
  Bindings: Env
  Variables: {
    requestId: string
    /** The request's address; reading it once is cheaper than it looks. */
    url: URL
    services: Services
    /** Headers of every answer. */
    common: Record<string, string>
    /** True once a cookie has decided what the answer is. */
    isPersonal: boolean
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

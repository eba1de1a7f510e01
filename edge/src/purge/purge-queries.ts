import { COOKIES } from '@kea/shared/constants/cookies'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { type AppEnv, keepAlive } from '../context'
import { answerText } from '../http/answer'
import { isSameSecret } from '../http/same-secret'
import { log, messageOf } from '../log'
import { canonicalPath } from '../redirects/canonical-path'
import { mayTryToken } from './may-try-token'

const REFRESH_PARAMETER = 'clearcache'
const PURGE_PARAMETER = '__clearcacheall__'

/** The value of `X-Cache-Clear`. The page is answered in every case. */
type Outcome = 'cleared' | 'young' | 'failed'

async function purgeAll(c: Context<AppEnv>): Promise<Outcome> {
  try {
    await c.get('services').pages.purge('*')
    return 'cleared'
  } catch (error) {
    log('purge', { requestId: c.get('requestId'), error: messageOf(error) })
    return 'failed'
  }
}

async function refreshPage(c: Context<AppEnv>): Promise<Outcome> {
  const outcome = await c.get('services').pages.refresh(canonicalPath(c.get('url').pathname), {
    requestId: c.get('requestId'),
    keepAlive: (work) => keepAlive(c, work),
    priceCache: getCookie(c, COOKIES.priceCache) ?? null,
  })
  return outcome === 'refreshed' ? 'cleared' : outcome
}

/** Adds the header to the page, which no cache may store. */
function setOutcome(c: Context<AppEnv>, outcome: Outcome): void {
  c.set('common', { ...c.get('common'), 'x-cache-clear': outcome })
  c.set('isPersonal', true)
}

/** `?__clearcacheall__=<token>` purges all pages. */
export const purgeAllQuery = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { search, searchParams } = c.get('url')
    const token = search.includes(PURGE_PARAMETER) ? searchParams.get(PURGE_PARAMETER) : null
    if (token === null) return next()
    const { CACHE_CLEAR_TOKEN } = c.get('services').settings
    // The limit is checked before the token, so that it also counts a correct guess.
    if (!(await mayTryToken(c))) {
      return answerText(c, 'Too many attempts. Please wait a minute.', 429, { 'retry-after': '60' })
    }
    if (CACHE_CLEAR_TOKEN === null || !(await isSameSecret(token, CACHE_CLEAR_TOKEN))) {
      return answerText(c, 'The cache was not cleared: the token is not right.', 403)
    }
    setOutcome(c, await purgeAll(c))
    return next()
  })

/**
 * `?clearcache` loads a page again if it is older than 30 seconds. The age is the only limit, and it is the same for every
 * visitor.
 */
export const refreshQuery = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { search, searchParams } = c.get('url')
    if (!search.includes(REFRESH_PARAMETER) || !searchParams.has(REFRESH_PARAMETER)) return next()
    setOutcome(c, await refreshPage(c))
    return next()
  })

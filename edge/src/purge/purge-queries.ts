import { COOKIES } from '@kea/shared/constants/cookies'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { type AppEnv, keepAlive } from '../context'
import { answerText } from '../http/answer'
import { isSameSecret } from '../http/same-secret'
import { log, messageOf } from '../log'
import { canonicalPath } from '../redirects/canonical-path'
import { mayPurge } from './may-purge'

const THIS_PAGE = 'clearcache'
const ALL_PAGES = '__clearcacheall__'

/** What `X-Cache-Clear` says; a page is answered either way. */
type Outcome = 'cleared' | 'young' | 'failed'

async function clearAll(c: Context<AppEnv>): Promise<Outcome> {
  try {
    await c.get('services').pages.purge('*')
    return 'cleared'
  } catch (error) {
    log('clear', { requestId: c.get('requestId'), error: messageOf(error) })
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

/** Nobody may keep the page that comes with it. */
function say(c: Context<AppEnv>, outcome: Outcome): void {
  c.set('common', { ...c.get('common'), 'x-cache-clear': outcome })
  c.set('isPersonal', true)
}

/** `?__clearcacheall__=<token>` has all pages loaded anew, for callers with the token. */
export const purgeAllQuery = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { search, searchParams } = c.get('url')
    const token = search.includes(ALL_PAGES) ? searchParams.get(ALL_PAGES) : null
    if (token === null) return next()
    const { CACHE_CLEAR_TOKEN } = c.get('services').settings
    // Before the token is looked at, so that the limit holds for the right guess too.
    if (!(await mayPurge(c))) {
      return answerText(c, 'Too many attempts. Please wait a minute.', 429, { 'retry-after': '60' })
    }
    if (CACHE_CLEAR_TOKEN === null || !(await isSameSecret(token, CACHE_CLEAR_TOKEN))) {
      return answerText(c, 'The cache was not cleared: the token is not right.', 403)
    }
    say(c, await clearAll(c))
    return next()
  })

/**
 * `?clearcache` on any page loads that page anew where it is older than 30 seconds; its age alone is the limit, the same
 * for everybody.
 */
export const refreshQuery = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { search, searchParams } = c.get('url')
    if (!search.includes(THIS_PAGE) || !searchParams.has(THIS_PAGE)) return next()
    say(c, await refreshPage(c))
    return next()
  })

import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context'
import { answerText } from '../http/answer'
import { isSameSecret } from '../http/same-secret'
import { log, messageOf } from '../log'
import { canonicalPath } from '../redirects/canonical-path'
import { mayClear } from './may-clear'

const THIS_PAGE = 'clearcache'
const ALL_PAGES = '__clearcacheall__'

/** Clears, and says in a header how it went; a page is answered either way. */
async function clear(c: Context<AppEnv>, pattern: string): Promise<void> {
  const { pages, calls } = c.get('services')
  let outcome = 'cleared'
  try {
    if (pattern === '*') calls.clear()
    await pages.clear(pattern)
  } catch (error) {
    outcome = 'failed'
    log('clear', { requestId: c.get('requestId'), error: messageOf(error) })
  }
  say(c, outcome)
}

function say(c: Context<AppEnv>, outcome: string): void {
  c.set('common', { ...c.get('common'), 'x-cache-clear': outcome })
  c.set('isPersonal', true)
}

/** `?clearcache` on any page clears that page; `?__clearcacheall__=<token>` clears all, for whoever has the token. */
export const clearQueries = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { pathname, search, searchParams } = c.get('url')
    if (!search.includes(THIS_PAGE) && !search.includes(ALL_PAGES)) return next()
    const token = searchParams.get(ALL_PAGES)
    const clearsPage = searchParams.has(THIS_PAGE)
    if (token === null && !clearsPage) return next()
    const allowed = await mayClear(c)
    if (token !== null) {
      const { CACHE_CLEAR_TOKEN } = c.get('services').settings
      if (!allowed) return answerText(c, 'Too many attempts. Please wait a minute.', 429, { 'retry-after': '60' })
      if (CACHE_CLEAR_TOKEN === null || !(await isSameSecret(token, CACHE_CLEAR_TOKEN))) {
        return answerText(c, 'The cache was not cleared: the token is not right.', 403)
      }
      await clear(c, '*')
    } else if (allowed) await clear(c, canonicalPath(pathname))
    else say(c, 'too-often')
    return next()
  })

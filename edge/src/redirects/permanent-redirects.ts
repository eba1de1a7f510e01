import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context'
import { answer } from '../http/answer'
import { notFound } from '../pages/page-finder'
import { permanentTarget } from './permanent-target'

/** Permanent redirects. They are the same for every visitor, so caches may store them for five minutes. */
export const permanentRedirects = () =>
  createMiddleware<AppEnv>((c, next) => {
    const found = c.get('found')
    const movedTo = found.status === 301 ? (found.answer?.page.redirectTo ?? null) : null
    const target = permanentTarget(c.get('url'), movedTo, c.get('services').settings.SITE_URL)
    if (target === null) {
      // A redirect without an allowed target counts as a missing page.
      if (found.status === 301) c.set('found', notFound(found))
      return next()
    }
    return Promise.resolve(answer(c, null, 301, { location: target, 'cache-control': 'public, max-age=300' }))
  })

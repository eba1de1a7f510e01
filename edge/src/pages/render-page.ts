import type { Handler } from 'hono'
import type { AppEnv } from '../context'
import { answer } from '../http/answer'
import { documentOf } from './document'
import type { PageAnswer } from './page-source'

/** Seconds after which a crawler may ask again for a page whose data were not to be had. */
const RETRY_AFTER = '10'

/** Queries that change the document; all others leave it the same. */
const LOOKED_AT = ['size']

function headersOf(status: number): Record<string, string> {
  const lasting = status === 200 || status === 404
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': lasting ? 'public, max-age=0, must-revalidate' : 'no-store',
    ...(status === 503 && { 'retry-after': RETRY_AFTER }),
  }
}

/** The page: the shell with what is known of it joined in. Joined once while its data stay in memory. */
export function renderPage(): Handler<AppEnv> {
  const joined = new WeakMap<PageAnswer, string>()
  return async (c) => {
    const found = c.get('found')
    const url = c.get('url')
    const services = c.get('services')
    const plain = url.search === '' || !LOOKED_AT.some((name) => url.searchParams.has(name))
    let html = plain && found.answer ? joined.get(found.answer) : undefined
    if (html === undefined) {
      html = documentOf(await services.shell(), found, services.settings.SITE_URL, url.searchParams)
      if (plain && found.answer) joined.set(found.answer, html)
    }
    return answer(c, html, found.status, headersOf(found.status))
  }
}

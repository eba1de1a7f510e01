import { HEAD_QUERIES } from '@kea/shared/head/head-for'
import type { Context, Handler } from 'hono'
import type { AppEnv } from '../context'
import { answer } from '../http/answer'
import { entityTag, isUnchanged } from '../http/entity-tag'
import { log, messageOf } from '../log'
import type { Services } from '../services'
import { documentOf } from './document'
import type { PageDocument } from './page-answer'
import type { Found } from './types'

/** Seconds after which a crawler may ask again for a page whose data were not to be had. */
const RETRY_AFTER = '10'

function headersOf(status: number): Record<string, string> {
  const lasting = status === 200 || status === 404
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': lasting ? 'public, max-age=0, must-revalidate' : 'no-store',
    // A code of prices comes as a cookie, and so does the customer.
    ...(lasting && { vary: 'Cookie' }),
    ...(status === 503 && { 'retry-after': RETRY_AFTER }),
  }
}

async function join({ shell, settings }: Services, found: Found, search: URLSearchParams): Promise<PageDocument> {
  const pieces = await shell()
  const html = documentOf(pieces, found, settings, search)
  // The copy has memory of its own, which a body and a digest ask for.
  const bytes = new Uint8Array(new TextEncoder().encode(html))
  const etag: Record<string, string> = found.status === 200 ? { etag: await entityTag(bytes) } : {}
  const route = found.route?.pattern ?? 'none'
  return { status: found.status, route, bytes, headers: { ...headersOf(found.status), ...pieces.headers, ...etag } }
}

/** Data that nobody can make a page of are as good as none: the plain shell goes out, and crawlers come again later. */
async function joinOrShell(c: Context<AppEnv>, found: Found, search: URLSearchParams): Promise<PageDocument> {
  const services = c.get('services')
  try {
    return await join(services, found, search)
  } catch (error) {
    if (!found.answer) throw error
    log('render', { requestId: c.get('requestId'), route: found.route?.pattern ?? 'none', error: messageOf(error) })
    return join(services, { ...found, status: 503, answer: null }, search)
  }
}

/** The page: the shell with what is known of it joined in. Joined once while its data stay in memory. */
export function renderPage(): Handler<AppEnv> {
  return async (c) => {
    const found = c.get('found')
    const { search, searchParams } = c.get('url')
    const isPlain = search === '' || !HEAD_QUERIES.some((name) => searchParams.has(name))
    const known = isPlain ? found.answer?.document : null
    const document = known ?? (await joinOrShell(c, found, searchParams))
    if (isPlain && found.answer) found.answer.document = document
    const { status, bytes, headers } = document
    if (isUnchanged(c.req.header('if-none-match'), headers.etag)) return answer(c, null, 304, headers)
    return answer(c, bytes, status, headers)
  }
}

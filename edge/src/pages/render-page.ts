import { TOOL_QUERIES } from '@kea/shared/first-view/first-photo'
import { HEAD_QUERIES } from '@kea/shared/head/head-for'
import { LISTING_QUERIES } from '@kea/shared/page/listing'
import { isToolRoute } from '@kea/shared/routes'
import type { Context, Handler } from 'hono'
import type { AppEnv } from '../context'
import { answer } from '../http/answer'
import { contentPolicy } from '../http/content-policy'
import { entityTag, isUnchanged } from '../http/entity-tag'
import { log, messageOf } from '../log'
import type { Services } from '../services'
import { documentOf } from './document'
import type { PageDocument } from './page-answer'
import type { Found } from './types'

/** Query parameters that change the document. `q` is in the heading of search results; filters change the first tiles. */
const DOCUMENT_QUERIES = [...HEAD_QUERIES, ...LISTING_QUERIES, 'q'] as const

/** A design tool has a picker for the photo of a new design. */
const queriesOf = ({ route }: Found): readonly string[] =>
  route && isToolRoute(route) ? [...DOCUMENT_QUERIES, ...TOOL_QUERIES] : DOCUMENT_QUERIES

/** Seconds before a crawler may retry a page without data. */
const RETRY_AFTER = '10'

function headersOf(status: number): Record<string, string> {
  const cacheable = status === 200 || status === 404
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cacheable ? 'public, max-age=0, must-revalidate' : 'no-store',
    // The price code and the customer token are cookies.
    ...(cacheable && { vary: 'Cookie' }),
    ...(status === 503 && { 'retry-after': RETRY_AFTER }),
  }
}

async function render({ shell, settings }: Services, found: Found, search: URLSearchParams): Promise<PageDocument> {
  const pieces = await shell()
  const { html, policy } = documentOf(pieces, found, settings, search)
  // A body and a digest need an array with its own buffer, so the bytes are copied.
  const bytes = new Uint8Array(new TextEncoder().encode(html))
  const etag: Record<string, string> = found.status === 200 ? { etag: await entityTag(bytes) } : {}
  const route = found.route?.pattern ?? 'none'
  // A document with the style sheet in it preloads none.
  const link = policy['style-src'] ? {} : pieces.headers
  const ownPolicy: Record<string, string> =
    Object.keys(policy).length > 0 ? { 'content-security-policy': contentPolicy(settings, policy) } : {}
  return { status: found.status, route, bytes, headers: { ...headersOf(found.status), ...link, ...ownPolicy, ...etag } }
}

/** Renders the page, or the plain shell with 503 if its data cannot be rendered. */
async function renderOrShell(c: Context<AppEnv>, found: Found, search: URLSearchParams): Promise<PageDocument> {
  const services = c.get('services')
  try {
    return await render(services, found, search)
  } catch (error) {
    if (!found.answer) throw error
    log('render', { requestId: c.get('requestId'), route: found.route?.pattern ?? 'none', error: messageOf(error) })
    return render(services, { ...found, status: 503, answer: null }, search)
  }
}

/** Answers the rendered page. It is rendered once while its data stay in memory. */
export function renderPage(): Handler<AppEnv> {
  return async (c) => {
    const found = c.get('found')
    const { search, searchParams } = c.get('url')
    const isPlain = search === '' || !queriesOf(found).some((name) => searchParams.has(name))
    const cached = isPlain ? found.answer?.document : null
    const document = cached ?? (await renderOrShell(c, found, searchParams))
    if (isPlain && found.answer) found.answer.document = document
    const { status, bytes, headers } = document
    if (isUnchanged(c.req.header('if-none-match'), headers.etag)) return answer(c, null, 304, headers)
    return answer(c, bytes, status, headers)
  }
}

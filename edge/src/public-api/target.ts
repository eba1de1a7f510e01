import { readGraphqlBody } from '../handlers/graphql-body'
import { isPublicRestPath } from '../handlers/public-rest-path'
import type { Settings } from '../settings'
import type { CallRequest, Target } from './types'

/** Root fields whose answers are the same for everybody. No other field is allowed. */
const PUBLIC_FIELDS = new Set(['headeroffer'])
const DOCUMENT_MAX_CHARS = 5000
/** Escaped slashes, dots and line ends. Other servers may decode them differently. */
const AMBIGUOUS_ESCAPE = /%(?:2f|5c|2e|0[0-9a-f]|25)/i

/** The body for the backend; null for a document that is not a public query. */
function publicQueryBody(text: string): string | null {
  const operation = readGraphqlBody(text, DOCUMENT_MAX_CHARS)
  if (!('facts' in operation)) return null
  const { isMutation, fields, repeated } = operation.facts
  const isPublic = fields.size > 0 && repeated.size === 0 && [...fields].every((field) => PUBLIC_FIELDS.has(field))
  return isPublic && !isMutation ? operation.body : null
}

/** The allowed call to the configured backend; null for every other request. */
export function targetOf({ method, uri, body }: CallRequest, settings: Settings): Target | null {
  const { BACKEND_URL, SITE_URL, BACKEND_GRAPHQL_PATH, BACKEND_REST_PATH } = settings
  const base = BACKEND_URL ?? SITE_URL
  if (!URL.canParse(uri, base) || AMBIGUOUS_ESCAPE.test(uri) || uri.includes('\\')) return null
  const url = new URL(uri, base)
  if (url.origin !== base || url.username !== '' || url.password !== '') return null
  const path = url.pathname + url.search
  if (method === 'POST') {
    const queryBody = path === BACKEND_GRAPHQL_PATH ? publicQueryBody(body) : null
    return queryBody === null ? null : { method, path, body: queryBody }
  }
  if (method !== 'GET' || !url.pathname.startsWith(`${BACKEND_REST_PATH}/`) || url.search !== '') return null
  const rest = url.pathname.slice(BACKEND_REST_PATH.length)
  return isPublicRestPath(rest) ? { method, path, body: null } : null
}

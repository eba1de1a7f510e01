import { readGraphqlBody } from '../handlers/graphql-body'
import { isPublicRestPath } from '../handlers/public-rest-path'
import type { Settings } from '../settings'
import type { CallRequest, Target } from './types'

/** Questions that are the same for everybody; nothing else is answered from here. */
const QUERIES = new Set(['headeroffer'])
const DOCUMENT_MAX_CHARS = 5000
/** Slashes, dots and line ends that another server might read differently. */
const ESCAPED = /%(?:2f|5c|2e|0[0-9a-f]|25)/i

/** The body that goes to the backend; null for every document but a public question. */
function publicQuestion(text: string): string | null {
  const question = readGraphqlBody(text, DOCUMENT_MAX_CHARS)
  if (!('facts' in question)) return null
  const { isMutation, fields, repeated } = question.facts
  const isPublic = fields.size > 0 && repeated.size === 0 && [...fields].every((field) => QUERIES.has(field))
  return isPublic && !isMutation ? question.body : null
}

/** The call as it goes to the configured backend; null for everything that is not on the list. */
export function targetOf({ method, uri, body }: CallRequest, settings: Settings): Target | null {
  const { BACKEND_URL, SITE_URL, BACKEND_GRAPHQL_PATH, BACKEND_REST_PATH } = settings
  const base = BACKEND_URL ?? SITE_URL
  if (!URL.canParse(uri, base) || ESCAPED.test(uri) || uri.includes('\\')) return null
  const url = new URL(uri, base)
  if (url.origin !== base || url.username !== '' || url.password !== '') return null
  const path = url.pathname + url.search
  if (method === 'POST') {
    const question = path === BACKEND_GRAPHQL_PATH ? publicQuestion(body) : null
    return question === null ? null : { method, path, body: question }
  }
  if (method !== 'GET' || !url.pathname.startsWith(`${BACKEND_REST_PATH}/`) || url.search !== '') return null
  const rest = url.pathname.slice(BACKEND_REST_PATH.length)
  return isPublicRestPath(rest) ? { method, path, body: null } : null
}

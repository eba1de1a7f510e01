import { REQUEST_TIMEOUT_MS, RESPONSE_MAX_BYTES } from '@kea/shared/constants/business'
import type { Context, Handler } from 'hono'
import type { AppEnv } from '../context'
import { answer, answerJson } from '../http/answer'
import { rewriteAssetHost, rewritesAssetHost } from '../http/asset-host'
import { readLimited } from '../http/limited-body'
import { STORE_ORIGIN } from '../http/upstream'
import { log, messageOf } from '../log'
import { LOGOUT_FIELD } from '../session/extract-tokens'
import { identify } from '../session/identify'
import { applySessionChanges, endSession, leaveWithCustomer, mayChangeSession } from '../session/session-changes'
import { hasOurCookie } from '../session/session-cookies'
import type { GraphqlOperation } from './graphql-body'
import { readGraphqlRequest } from './graphql-request'
import { ensureGuestKey, guestKeyOf, noteDesigns } from './guest-key'
import { addPlacedWith } from './placed-with'
import { exceededLimit, limitsOf, RETRY_AFTER } from './rate-limits'
import { isCrossOrigin, isSameOrigin } from './same-origin'
import { storeHeaders, upstreamHeaders } from './upstream-headers'

const PLACE_ORDER = 'placeOrder'
const PRIVATE = { 'cache-control': 'private, no-store' }
const refuse = (c: Context<AppEnv>, status: number, message: string) =>
  answerJson(c, { errors: [{ message }] }, status, { ...PRIVATE, ...(status === 405 && { allow: 'POST' }) })

const refuseOverLimit = (c: Context<AppEnv>, message: string) => {
  const errors = [{ message, extensions: { category: 'rate-limit' } }]
  return answerJson(c, { errors }, 429, { ...PRIVATE, ...RETRY_AFTER })
}

/** Sends the document to the backend that has its fields. Only our own store gets the guest key. */
async function forward(
  c: Context<AppEnv>,
  { body, facts }: GraphqlOperation,
  guestKey: string | null,
  signal: AbortSignal,
): Promise<Response> {
  const { settings, commerce, studio } = c.get('services')
  const target = facts.upstream === 'studio' ? 'studio' : 'commerce'
  const isStore = target === 'studio' || settings.BACKEND_URL === null
  const headers = isStore ? storeHeaders(c, guestKey) : upstreamHeaders(c)
  if (isStore && facts.fields.has(PLACE_ORDER)) addPlacedWith(c, headers)
  headers.set('content-type', 'application/json')
  headers.set('accept', 'application/json')
  await identify(c, headers, target)
  const address = isStore ? `${STORE_ORIGIN}/graphql` : settings.BACKEND_URL + settings.BACKEND_GRAPHQL_PATH
  const send = target === 'studio' ? studio : commerce
  return send(new Request(address, { method: 'POST', headers, body, redirect: 'manual', signal }))
}

/** Throws if the text is not the answer of a GraphQL server, such as a proxy's error page or a truncated answer. */
function assertGraphqlAnswer(text: string): void {
  const parsed: unknown = JSON.parse(text)
  const isAnswer = typeof parsed === 'object' && parsed !== null && ('data' in parsed || 'errors' in parsed)
  if (!isAnswer) throw new Error('not a GraphQL answer')
}

/** Reads the whole body for the browser. A truncated answer must not reach it. */
async function readAnswer(
  c: Context<AppEnv>,
  upstream: Response,
  { facts }: GraphqlOperation,
  signal: AbortSignal,
): Promise<string> {
  if (!/json/.test(upstream.headers.get('content-type') ?? '')) throw new Error(`status ${upstream.status}, no JSON`)
  const text = await readLimited(upstream.body, RESPONSE_MAX_BYTES, signal)
  if (text === null) throw new Error('answer too large')
  const { settings } = c.get('services')
  const readsSession = (hasOurCookie(c) || isSameOrigin(c, settings)) && mayChangeSession(c, facts)
  assertGraphqlAnswer(text)
  const rewritten = rewritesAssetHost(settings) ? rewriteAssetHost(text, settings) : text
  return readsSession ? applySessionChanges(c, facts, rewritten) : rewritten
}

/** POST /graphql: personal queries and all mutations of the shop. */
export function graphqlHandler(): Handler<AppEnv> {
  return async (c) => {
    const { settings } = c.get('services')
    const overQueryLimit = await exceededLimit(c, ['QUERY_LIMIT'])
    if (overQueryLimit !== null) return refuseOverLimit(c, overQueryLimit)
    const operation = await readGraphqlRequest(c)
    if (!('facts' in operation)) return refuse(c, operation.status, operation.message)
    // Another site can make the browser send our cookies, but it cannot forge the Origin header.
    if (hasOurCookie(c) && !isSameOrigin(c, settings)) {
      return refuse(c, 403, 'This request does not come from the shop.')
    }
    const overLimit = await exceededLimit(c, limitsOf(operation.facts.fields))
    if (overLimit !== null) return refuseOverLimit(c, overLimit)
    const isOwnMutation = operation.facts.isMutation && !isCrossOrigin(c, settings)
    const guestKey = isOwnMutation ? ensureGuestKey(c) : guestKeyOf(c)
    if (isOwnMutation) noteDesigns(c, operation.facts.fields)
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
    try {
      if (operation.facts.fields.has(LOGOUT_FIELD)) await leaveWithCustomer(c)
      const upstream = await forward(c, operation, guestKey, signal)
      const body = await readAnswer(c, upstream, operation, signal)
      return answer(c, body, upstream.status, { 'content-type': 'application/json; charset=utf-8', ...PRIVATE })
    } catch (error) {
      log('graphql', { requestId: c.get('requestId'), error: messageOf(error) })
      // A logout ends the session in the browser even if the backend fails.
      if (hasOurCookie(c) && operation.facts.fields.has(LOGOUT_FIELD)) await endSession(c)
      return refuse(c, 502, 'We can’t reach the shop right now. Please try again in a moment.')
    }
  }
}

import { REQUEST_TIMEOUT_MS, RESPONSE_MAX_BYTES } from '@kea/shared/constants/business'
import type { Context, Handler } from 'hono'
import type { AppEnv } from '../context'
import { answer, answerJson } from '../http/answer'
import { movesAssets, onAssetHost } from '../http/asset-host'
import { readLimited } from '../http/limited-body'
import { STORE_ORIGIN } from '../http/upstream'
import { log, messageOf } from '../log'
import { identify } from '../session/identify'
import { hasOurCookie } from '../session/session-cookies'
import { changesSession, endSession, settleAnswer } from '../session/settle-answer'
import { LOGOUT_FIELD } from '../session/take-tokens'
import type { GraphqlQuestion } from './graphql-body'
import { readGraphql } from './graphql-request'
import { ensureGuestKey, guestKeyOf } from './guest-key'
import { limitsOf, RETRY_AFTER, tooMany } from './rate-limits'
import { isForeign, isSameOrigin } from './same-origin'
import { storeHeaders, upstreamHeaders } from './upstream-headers'

const PRIVATE = { 'cache-control': 'private, no-store' }
const refuse = (c: Context<AppEnv>, status: number, message: string) =>
  answerJson(c, { errors: [{ message }] }, status, { ...PRIVATE, ...(status === 405 && { allow: 'POST' }) })

const refuseForNow = (c: Context<AppEnv>, message: string) => {
  const errors = [{ message, extensions: { category: 'rate-limit' } }]
  return answerJson(c, { errors }, 429, { ...PRIVATE, ...RETRY_AFTER })
}

/** Sends the document to the half that owns its fields. Only our own store ever learns the guest's key. */
async function pass(
  c: Context<AppEnv>,
  { body, facts }: GraphqlQuestion,
  guestKey: string | null,
  signal: AbortSignal,
): Promise<Response> {
  const { settings, commerce, studio } = c.get('services')
  const half = facts.half === 'studio' ? 'studio' : 'commerce'
  const own = half === 'studio' || settings.BACKEND_URL === null
  const headers = own ? storeHeaders(c, guestKey) : upstreamHeaders(c)
  headers.set('content-type', 'application/json')
  headers.set('accept', 'application/json')
  await identify(c, headers, half)
  const address = own ? `${STORE_ORIGIN}/graphql` : settings.BACKEND_URL + settings.BACKEND_GRAPHQL_PATH
  const answers = half === 'studio' ? studio : commerce
  return answers(new Request(address, { method: 'POST', headers, body, redirect: 'manual', signal }))
}

/** Throws for everything that is no answer of a GraphQL server. A proxy's error page and half an answer are none. */
function checkAnswer(text: string): void {
  const parsed: unknown = JSON.parse(text)
  const isAnswer = typeof parsed === 'object' && parsed !== null && ('data' in parsed || 'errors' in parsed)
  if (!isAnswer) throw new Error('no answer of GraphQL')
}

/** The body for the browser, once all of it has come: half an answer is worse than a plain "no". */
async function bodyFor(
  c: Context<AppEnv>,
  upstream: Response,
  { facts }: GraphqlQuestion,
  signal: AbortSignal,
): Promise<string> {
  if (!/json/.test(upstream.headers.get('content-type') ?? '')) throw new Error(`status ${upstream.status}, no JSON`)
  const text = await readLimited(upstream.body, RESPONSE_MAX_BYTES, signal)
  if (text === null) throw new Error('answer too large')
  const { settings } = c.get('services')
  const settles = (hasOurCookie(c) || isSameOrigin(c, settings)) && changesSession(c, facts)
  checkAnswer(text)
  const moved = movesAssets(settings) ? onAssetHost(text, settings) : text
  return settles ? settleAnswer(c, facts, moved) : moved
}

/** Everything personal and every command of the shop. */
export function graphqlHandler(): Handler<AppEnv> {
  return async (c) => {
    const { settings } = c.get('services')
    const flooded = await tooMany(c, ['QUERY_LIMIT'])
    if (flooded !== null) return refuseForNow(c, flooded)
    const asked = await readGraphql(c)
    if (!('facts' in asked)) return refuse(c, asked.status, asked.message)
    // A form or script of another site may make the browser send our cookies; it cannot make up an Origin.
    if (hasOurCookie(c) && !isSameOrigin(c, settings)) {
      return refuse(c, 403, 'This request does not come from the shop.')
    }
    const stopped = await tooMany(c, limitsOf(asked.facts.fields))
    if (stopped !== null) return refuseForNow(c, stopped)
    const guestKey = asked.facts.isMutation && !isForeign(c, settings) ? ensureGuestKey(c) : guestKeyOf(c)
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
    try {
      const upstream = await pass(c, asked, guestKey, signal)
      const body = await bodyFor(c, upstream, asked, signal)
      return answer(c, body, upstream.status, { 'content-type': 'application/json; charset=utf-8', ...PRIVATE })
    } catch (error) {
      log('graphql', { requestId: c.get('requestId'), error: messageOf(error) })
      // Whoever logs out is out, whatever the backend says.
      if (hasOurCookie(c) && asked.facts.fields.has(LOGOUT_FIELD)) await endSession(c)
      return refuse(c, 502, 'The shop cannot be reached right now. Please try again in a moment.')
    }
  }
}

import { REQUEST_TIMEOUT_MS } from '@kea/shared/constants/business'
import { COOKIES } from '@kea/shared/constants/cookies'
import type { Context, Handler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../context'
import { answer, answerJson } from '../http/answer'
import { log, messageOf } from '../log'
import { STORE_ORIGIN } from '../services'
import { type GraphqlRequest, readGraphql } from './graphql-request'
import { ensureGuestKey, guestKeyOf } from './guest-key'
import { isForeign, isSameOrigin } from './same-origin'
import { upstreamHeaders } from './upstream-headers'

const PRIVATE = { 'cache-control': 'private, no-store' }
const refuse = (c: Context<AppEnv>, status: number, message: string) =>
  answerJson(c, { errors: [{ message }] }, status, { ...PRIVATE, ...(status === 405 && { allow: 'POST' }) })

const hasOurCookie = (c: Context<AppEnv>): boolean =>
  getCookie(c, COOKIES.guestKey) !== undefined || getCookie(c, COOKIES.customerToken) !== undefined

/** Sends the document to the half that owns its fields. Only our own store ever learns the guest's key. */
async function pass(c: Context<AppEnv>, { body, facts }: GraphqlRequest, guestKey: string | null): Promise<Response> {
  const { settings, commerce, studio } = c.get('services')
  const own = facts.half === 'studio' || settings.BACKEND_URL === null
  const headers = upstreamHeaders(c, own ? guestKey : null)
  headers.set('content-type', 'application/json')
  headers.set('accept', 'application/json')
  const bearer = c.req.header('authorization')
  // Programs without our cookies log in by themselves, as with any Magento.
  if (bearer && !hasOurCookie(c)) headers.set('authorization', bearer)
  const address = own ? `${STORE_ORIGIN}/graphql` : settings.BACKEND_URL + settings.BACKEND_GRAPHQL_PATH
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const answers = facts.half === 'studio' ? studio : commerce
  return answers(new Request(address, { method: 'POST', headers, body, redirect: 'manual', signal }))
}

/** Everything personal and every deed of the shop. */
export function graphqlDoor(): Handler<AppEnv> {
  return async (c) => {
    const { settings } = c.get('services')
    const asked = await readGraphql(c)
    if (!('facts' in asked)) return refuse(c, asked.status, asked.message)
    // A form or script of another site may make the browser send our cookies; it cannot make up an Origin.
    if (hasOurCookie(c) && !isSameOrigin(c, settings)) {
      return refuse(c, 403, 'This request does not come from the shop.')
    }
    const minted = asked.facts.isMutation && !isForeign(c, settings) ? ensureGuestKey(c) : null
    try {
      const upstream = await pass(c, asked, minted?.key ?? guestKeyOf(c))
      const isJson = /json/.test(upstream.headers.get('content-type') ?? '')
      if (!isJson) throw new Error(`status ${upstream.status}, no JSON`)
      return answer(c, upstream.body, upstream.status, {
        'content-type': 'application/json; charset=utf-8',
        ...PRIVATE,
        ...(minted && { 'set-cookie': minted.cookie }),
      })
    } catch (error) {
      log('graphql', { requestId: c.get('requestId'), error: messageOf(error) })
      return refuse(c, 502, 'The shop cannot be reached right now. Please try again in a moment.')
    }
  }
}

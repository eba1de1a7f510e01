import { CustomerIdDocument } from '../__generated__/graphql'
import { createSplitMemory } from '../cache/split-memory'
import { isObject } from '../http/json'
import { readLimited } from '../http/limited-body'
import { type Fetch, STORE_ORIGIN } from '../http/upstream'
import { log, messageOf } from '../log'
import type { Settings } from '../settings'
import { isLoggedOut } from './is-logged-out'
import type { CustomerCheck, TokenCheck } from './types'

/** Lifetime of a cached result. */
const CACHE_MS = 60_000
const ANSWER_MAX_BYTES = 50_000
const BOUNDS = { maxEntries: 2000, maxSize: 2000 }

interface Dependencies {
  settings: Settings
  commerce: Fetch
  now: () => number
}

/** Memory has only hashes of tokens, never the tokens. */
async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function checkOf(status: number, answer: unknown): TokenCheck {
  if (status === 401 || status === 403 || isLoggedOut(answer)) return { status: 'invalid' }
  const { data, errors } = isObject(answer) ? answer : {}
  const customer = isObject(data) ? data.customer : undefined
  const id = isObject(customer) ? customer.id : undefined
  if (typeof id === 'number' || (typeof id === 'string' && id !== '')) return { status: 'valid', id: String(id) }
  return errors === undefined && customer === null ? { status: 'invalid' } : { status: 'unknown' }
}

/** Checks tokens at the backend, each at most once a minute. */
export function createCustomerCheck({ settings, commerce, now }: Dependencies): CustomerCheck {
  // Invented tokens are unlimited and must not evict customers.
  const known = createSplitMemory<{ result: TokenCheck; at: number }>(BOUNDS, {
    isMinor: ({ result }) => result.status === 'invalid',
    bounds: BOUNDS,
  })

  async function fetchCustomer(token: string, requestId: string): Promise<TokenCheck> {
    const signal = AbortSignal.timeout(settings.HEAD_DEADLINE_MS)
    const request = new Request(`${settings.BACKEND_URL ?? STORE_ORIGIN}${settings.BACKEND_GRAPHQL_PATH}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        store: settings.STORE_CODE,
        'x-request-id': requestId,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ query: CustomerIdDocument.toString() }),
      redirect: 'manual',
      signal,
    })
    try {
      const response = await commerce(request)
      const text = await readLimited(response.body, ANSWER_MAX_BYTES, signal)
      return checkOf(response.status, JSON.parse(text ?? ''))
    } catch (error) {
      log('customer-check', { requestId, error: messageOf(error) })
      return { status: 'unknown' }
    }
  }

  return {
    async check(token, requestId) {
      const key = await hashOf(token)
      const entry = known.get(key)
      if (entry && now() - entry.at < CACHE_MS) return entry.result
      const result = await fetchCustomer(token, requestId)
      if (result.status !== 'unknown') known.set(key, { result, at: now() }, 1)
      return result
    },
    async forget(token) {
      known.delete(await hashOf(token))
    },
  }
}

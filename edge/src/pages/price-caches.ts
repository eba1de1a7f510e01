import { PRICE_CODE } from '@kea/shared/navigation/offer-code'
import { createLayeredCache } from '../cache/layered-cache'
import { noRemoteCache } from '../cache/remote-cache'
import type { Purges } from '../cache/types'
import { readGraphqlAnswer } from '../http/graphql-answer'
import { queryBackend } from '../http/query-backend'
import type { Fetch } from '../http/upstream'
import { log, messageOf } from '../log'
import type { Settings } from '../settings'
import { readConfigValues } from './config-values'

/** The backend's comma-separated list of codes with their own prices. */
const CONFIG_FIELD = 'price_cache_codes'
const MAX_BYTES = 100_000

interface ReaderOptions {
  requestId: string
  keepAlive: (work: Promise<unknown>) => void
}

export interface PriceCaches {
  /** The code if the backend has prices for it, else null. Invented codes must not fill the cache. */
  known(code: string, options: ReaderOptions): Promise<string | null>
}

const CONFIG_QUERY = 'query PriceCaches($fields: [String!]!) { configvalues(fields: $fields) { key value } }'

/** The price codes of the backend. They are loaded only for a visitor with a code, and no page contains them. */
export function createPriceCaches(options: {
  settings: Settings
  commerce: Fetch
  now: () => number
  purges: Purges
}): PriceCaches {
  const { settings, commerce, now, purges } = options
  const cache = createLayeredCache<Set<string>>({
    now,
    remote: noRemoteCache,
    purges,
    bounds: { maxEntries: 1, maxSize: 1 },
    sizeOf: () => 1,
    encode: () => null,
    decode: () => new Set(),
  })

  async function load(requestId: string): Promise<Set<string>> {
    try {
      const query = { settings, commerce, query: CONFIG_QUERY, variables: { fields: [CONFIG_FIELD] } }
      const headers = { 'x-request-id': requestId }
      const answer = readGraphqlAnswer(await queryBackend({ ...query, headers, maxBytes: MAX_BYTES }))
      const list = readConfigValues(answer.data)?.[CONFIG_FIELD] ?? ''
      return new Set(list.split(',').map((code) => code.trim()))
    } catch (error) {
      log('price-caches', { requestId, error: messageOf(error) })
      throw error
    }
  }

  return {
    async known(code, { requestId, keepAlive }) {
      if (!PRICE_CODE.test(code)) return null
      const deadlineMs = settings.HEAD_DEADLINE_MS
      const { value } = await cache.read('codes', { load: () => load(requestId), deadlineMs, keepAlive })
      return value?.has(code) ? code : null
    },
  }
}

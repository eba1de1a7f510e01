import { createLayeredCache } from '../cache/layered-cache'
import { noRemoteCache } from '../cache/remote-cache'
import type { Purges } from '../cache/types'
import { readGraphqlAnswer } from '../http/graphql-answer'
import { queryBackend } from '../http/query-backend'
import type { Fetch } from '../http/upstream'
import { log, messageOf } from '../log'
import type { Settings } from '../settings'
import { NO_SUCH_ENTITY } from './page-mapping'

const PAGE_QUERY = 'query ProductQaPage($id: Int!) { cmsPage(id: $id) { url_key } }'
const MAX_BYTES = 100_000
/** Page ids that the backend accepts. */
const PAGE_ID = /\/([1-9]\d{0,8})$/

interface ReaderOptions {
  requestId: string
  keepAlive: (work: Promise<unknown>) => void
}

export interface ProductQaPages {
  /** True if the page of this Q&A path exists. While the backend fails, every page counts as existing. */
  has(path: string, options: ReaderOptions): Promise<boolean>
}

/** Checks the page ids of product Q&A paths at the backend. */
export function createProductQaPages(options: {
  settings: Settings
  commerce: Fetch
  now: () => number
  purges: Purges
}): ProductQaPages {
  const { settings, commerce, now, purges } = options
  const cache = createLayeredCache<boolean>({
    now,
    remote: noRemoteCache,
    purges,
    bounds: { maxEntries: 500, maxSize: 500 },
    // Unknown ids are unlimited.
    minor: { isMinor: (exists) => !exists, bounds: { maxEntries: 500, maxSize: 500 } },
    sizeOf: () => 1,
    encode: () => null,
    decode: () => true,
  })

  async function load(id: number, requestId: string): Promise<boolean> {
    try {
      const query = { settings, commerce, query: PAGE_QUERY, variables: { id } }
      const headers = { 'x-request-id': requestId }
      const answer = await queryBackend({ ...query, headers, maxBytes: MAX_BYTES })
      const { data, errors } = readGraphqlAnswer(answer)
      const broken = errors.find((error) => error.category !== NO_SUCH_ENTITY)
      if (broken) throw new Error(broken.message)
      return Boolean(data?.cmsPage)
    } catch (error) {
      log('product-qa-pages', { requestId, id, error: messageOf(error) })
      throw error
    }
  }

  return {
    async has(path, { requestId, keepAlive }) {
      const [, id] = PAGE_ID.exec(path) ?? []
      if (!id) return false
      const deadlineMs = settings.HEAD_DEADLINE_MS
      const { value } = await cache.read(id, { load: () => load(Number(id), requestId), deadlineMs, keepAlive })
      return value ?? true
    },
  }
}

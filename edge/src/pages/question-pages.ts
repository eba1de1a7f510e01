import { createLayeredCache } from '../cache/layered-cache'
import { noRemoteCache } from '../cache/remote-cache'
import type { Purges } from '../cache/types'
import { askBackend } from '../http/ask-backend'
import type { Fetch } from '../http/upstream'
import { log, messageOf } from '../log'
import type { Settings } from '../settings'
import { NOT_THERE } from './page-mapping'

const PAGE_QUERY = 'query QuestionPage($id: Int!) { cmsPage(id: $id) { url_key } }'
const MAX_BYTES = 100_000
/** Whole numbers as the backend takes them; everything else is no page's. */
const PAGE_ID = /\/([1-9]\d{0,8})$/

interface PageIdAnswer {
  data?: { cmsPage?: object | null } | null
  errors?: { message?: string; extensions?: { category?: string } }[]
}

interface ReaderOptions {
  requestId: string
  keepAlive: (work: Promise<unknown>) => void
}

export interface QuestionPages {
  /** Whether the page is there whose questions stand at the path. One that nobody can ask for counts as there. */
  has(path: string, options: ReaderOptions): Promise<boolean>
}

/** Pages by the number under which their questions are listed; asked for by their path alone, so nobody else knows. */
export function createQuestionPages(options: {
  settings: Settings
  commerce: Fetch
  now: () => number
  purges: Purges
}): QuestionPages {
  const { settings, commerce, now, purges } = options
  const cache = createLayeredCache<boolean>({
    now,
    remote: noRemoteCache,
    purges,
    bounds: { maxEntries: 500, maxSize: 500 },
    // Numbers that no page has are without end.
    minor: { isMinor: (isThere) => !isThere, bounds: { maxEntries: 500, maxSize: 500 } },
    sizeOf: () => 1,
    encode: () => null,
    decode: () => true,
  })

  async function load(id: number, requestId: string): Promise<boolean> {
    try {
      const question = { settings, commerce, query: PAGE_QUERY, variables: { id } }
      const headers = { 'x-request-id': requestId }
      const { data, errors = [] } = (await askBackend({ ...question, headers, maxBytes: MAX_BYTES })) as PageIdAnswer
      const broken = errors.find((error) => error.extensions?.category !== NOT_THERE)
      if (broken) throw new Error(broken.message ?? 'no answer')
      return Boolean(data?.cmsPage)
    } catch (error) {
      log('question-pages', { requestId, id, error: messageOf(error) })
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

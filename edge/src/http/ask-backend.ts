import type { Settings } from '../settings'
import { orAborted } from '../within'
import { onAssetHost } from './asset-host'
import { readLimited } from './limited-body'
import { type Fetch, STORE_ORIGIN } from './upstream'

/** Longest wait for what the edge asks for itself; readers give up earlier and the answer still reaches the cache. */
const BACKEND_TIMEOUT_MS = 10_000

export interface BackendQuestion {
  settings: Settings
  commerce: Fetch
  query: string
  variables: Record<string, unknown>
  headers?: Record<string, string>
  maxBytes: number
  timeoutMs?: number
  /** Whether what the backend says of a document that it refuses is an answer too. */
  acceptsRefusal?: boolean
}

/** One GraphQL question of the edge's own. Throws for everything that is no JSON with status 200 in time. */
export async function askBackend(question: BackendQuestion): Promise<unknown> {
  const { settings, commerce, query, variables, maxBytes, timeoutMs = BACKEND_TIMEOUT_MS, acceptsRefusal } = question
  const signal = AbortSignal.timeout(timeoutMs)
  const request = new Request((settings.BACKEND_URL ?? STORE_ORIGIN) + settings.BACKEND_GRAPHQL_PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      store: settings.STORE_CODE,
      ...question.headers,
    },
    body: JSON.stringify({ query, variables }),
    redirect: 'manual',
    signal,
  })
  const response = await orAborted(commerce(request), signal)
  if (response.status !== 200 && !acceptsRefusal) throw new Error(`status ${response.status}`)
  const text = await readLimited(response.body, maxBytes, signal)
  if (text === null) throw new Error('answer too large')
  return JSON.parse(onAssetHost(text, settings))
}

import type { Settings } from '../settings'
import { withAbort } from '../with-timeout'
import { rewriteAssetHost } from './asset-host'
import { readLimited } from './limited-body'
import { type Fetch, STORE_ORIGIN } from './upstream'

/** Longest wait for the edge's own queries. Readers stop waiting earlier, and the answer still reaches the cache. */
const BACKEND_TIMEOUT_MS = 10_000

export interface BackendQuery {
  settings: Settings
  commerce: Fetch
  query: string
  variables: Record<string, unknown>
  headers?: Record<string, string>
  maxBytes: number
  timeoutMs?: number
  /** True if an answer with an error status is also returned. */
  acceptsErrorStatus?: boolean
}

/** Sends a GraphQL query of the edge itself. Throws for every answer other than JSON with status 200 in time. */
export async function queryBackend(options: BackendQuery): Promise<unknown> {
  const { settings, commerce, query, variables, maxBytes, timeoutMs = BACKEND_TIMEOUT_MS, acceptsErrorStatus } = options
  const signal = AbortSignal.timeout(timeoutMs)
  const request = new Request((settings.BACKEND_URL ?? STORE_ORIGIN) + settings.BACKEND_GRAPHQL_PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      store: settings.STORE_CODE,
      ...options.headers,
    },
    body: JSON.stringify({ query, variables }),
    redirect: 'manual',
    signal,
  })
  const response = await withAbort(commerce(request), signal)
  if (response.status !== 200 && !acceptsErrorStatus) throw new Error(`status ${response.status}`)
  const text = await readLimited(response.body, maxBytes, signal)
  if (text === null) throw new Error('answer too large')
  return JSON.parse(rewriteAssetHost(text, settings))
}

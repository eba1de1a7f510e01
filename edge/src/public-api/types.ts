import type { CacheRead } from '../cache/types'

/** A call as the client describes it in the headers and body of its request. */
export interface CallRequest {
  method: string
  /** A path of the backend, or its whole address. */
  uri: string
  body: string
}

/** An allowed call. */
export interface Target {
  method: 'GET' | 'POST'
  /** Path and query at the backend. */
  path: string
  body: string | null
}

export interface Call {
  target: Target
  /** The client's cache key. Two targets with the same key have separate entries. */
  key: string
  /** A field that a valid GraphQL answer must have; '' for no check. */
  validation: string
  requestId: string
  keepAlive: (work: Promise<unknown>) => void
}

export interface CallCache {
  /** The answer as JSON text; the value is null if the target fails. */
  call(call: Call): Promise<CacheRead<string>>
}

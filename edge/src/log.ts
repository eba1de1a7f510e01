import type { CacheState } from './cache/types'

/** Facts of one request for the log and for Server-Timing, without personal data. */
export interface Trace {
  startedAt: number
  /** The pattern of the route, not the path. */
  route: string
  cache: CacheState
  upstreamMs: number
}

/** One structured line; nothing personal goes in. Workers' logs are whatever the console gets. */
export function log(event: string, facts: Record<string, string | number | null>): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the Worker's log.
  console.log(JSON.stringify({ event, ...facts }))
}

/** The one line of a request. It has the route and neither address nor query, cookie or visitor. */
export function logRequest(requestId: string, method: string, status: number, trace: Trace, now: number): void {
  const { route, cache, upstreamMs, startedAt } = trace
  log('request', { requestId, method, route, status, cache, upstreamMs, ms: now - startedAt })
}

/** An error in words. That of a parser quotes what it read, which may be anybody's. */
export function messageOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'unreadable'
  return error instanceof Error ? error.message : String(error)
}

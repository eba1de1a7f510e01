import type { CacheState } from './cache/types'

/** Facts of one request for the log and for Server-Timing, without personal data. */
export interface Trace {
  startedAt: number
  /** The pattern of the route, not the path. */
  route: string
  cache: CacheState
  upstreamMs: number
}

/** Writes one structured line without personal data. The log of a Worker is its console output. */
export function log(event: string, facts: Record<string, string | number | null>): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the Worker's log.
  console.log(JSON.stringify({ event, ...facts }))
}

/** Writes the line of a request: its route, but no address, query, cookie or visitor. */
export function logRequest(requestId: string, method: string, status: number, trace: Trace, now: number): void {
  const { route, cache, upstreamMs, startedAt } = trace
  log('request', { requestId, method, route, status, cache, upstreamMs, ms: now - startedAt })
}

/** The message of an error. A parser's message quotes its input, which may be personal, so it is replaced. */
export function messageOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'unreadable'
  return error instanceof Error ? error.message : String(error)
}

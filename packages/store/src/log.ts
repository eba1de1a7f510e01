/** Writes one line of JSON to the log, without bodies, addresses or keys. */
export function logError(event: string, requestId: string, error: unknown): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  // biome-ignore lint/suspicious/noConsole: the log of a Worker is its console
  console.error(JSON.stringify({ event, requestId, detail }))
}

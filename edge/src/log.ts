/** One structured line; nothing personal goes in. Workers' logs are whatever the console gets. */
export function log(event: string, facts: Record<string, string | number | null>): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the Worker's log.
  console.log(JSON.stringify({ event, ...facts }))
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

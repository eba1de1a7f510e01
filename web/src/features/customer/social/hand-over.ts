/**
 * Two windows of this shop in one browser. The provider's page is of another origin, and under our opener policy the
 * windows then no longer know each other, so they talk on a channel that only this origin hears. Its name has the state,
 * which only the two know.
 */
const channelOf = (state: string): BroadcastChannel => new BroadcastChannel(`social-login ${state}`)

/** Long enough for a busy tab in the background. */
const TAKEN_MS = 2_000
const TAKEN = 'taken'

/** Calls `onAnswer` with the query of the provider's answer. Returns a function that ends the waiting. */
export function awaitAnswer(state: string, onAnswer: (query: string) => void): () => void {
  const channel = channelOf(state)
  channel.onmessage = ({ data }) => {
    if (typeof data !== 'string' || data === TAKEN) return
    channel.postMessage(TAKEN)
    channel.close()
    onAnswer(data)
  }
  return () => channel.close()
}

/** Hands the query to the window that waits for it. False if there is none. */
export function handOver(state: string, query: string): Promise<boolean> {
  const channel = channelOf(state)
  return new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }) => data === TAKEN && resolve(true)
    setTimeout(() => resolve(false), TAKEN_MS)
    channel.postMessage(query)
  }).finally(() => channel.close())
}

const TRIES = 3
const PAUSE_MS = 1000

/** Waits until the connection is back; one second when the browser reports no loss. */
const pause = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, PAUSE_MS)
    else addEventListener('online', resolve, { once: true })
  })

/**
 * Retries a dynamic import. A failed import would break the page around it, for example after a short loss of the
 * connection.
 */
export async function withRetry<T>(load: () => Promise<T>, wait: () => Promise<unknown> = pause): Promise<T> {
  for (let left = TRIES - 1; left > 0; left--) {
    try {
      return await load()
    } catch {
      await wait()
    }
  }
  return load()
}

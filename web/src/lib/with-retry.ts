const TRIES = 3
const PAUSE_MS = 1000

/** Until there is a connection again; a moment, where nothing says that there is none. */
const pause = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, PAUSE_MS)
    else addEventListener('online', resolve, { once: true })
  })

/**
 * Loads code that the page can wait for. A part that came on demand and failed would take the page around it down, and
 * on a train every tunnel would.
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

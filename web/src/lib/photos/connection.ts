/** Waits for `ms`, or until the connection is back. Rejects when aborted. */
export const waitForConnection = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', stop)
      settle()
    }
    const done = end(resolve)
    const stop = end(() => reject(signal.reason))
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    signal.addEventListener('abort', stop)
  })

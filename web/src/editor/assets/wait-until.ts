import type { Observable } from '../store/Observable'

/** Resolves when the value satisfies the predicate. Rejects with the signal's reason when aborted. */
export function waitUntil<T>(
  { read, subscribe }: Pick<Observable<T>, 'read' | 'subscribe'>,
  predicate: (value: T) => boolean,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (!signal.aborted && !predicate(read())) return
      unsubscribe()
      signal.removeEventListener('abort', check)
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
    const unsubscribe = subscribe(check)
    signal.addEventListener('abort', check)
    check()
  })
}

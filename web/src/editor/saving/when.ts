import type { Observable } from '../store/Observable'

/** Resolves as soon as the value is as it should be; rejects with the signal's reason when it is called off. */
export function when<T>(
  { read, subscribe }: Pick<Observable<T>, 'read' | 'subscribe'>,
  isRight: (value: T) => boolean,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!signal.aborted && !isRight(read())) return
      unsubscribe()
      signal.removeEventListener('abort', look)
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
    const unsubscribe = subscribe(look)
    signal.addEventListener('abort', look)
    look()
  })
}

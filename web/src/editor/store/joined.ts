import type { Observable } from './Observable'

type Readable<T> = Pick<Observable<T>, 'read' | 'subscribe'>

/** Two observed values as one. */
export const joined = <A, B>(a: Readable<A>, b: Readable<B>): Readable<A & B> => ({
  read: () => ({ ...a.read(), ...b.read() }),
  subscribe(listener) {
    const stop = [a.subscribe(listener), b.subscribe(listener)]
    return () => {
      for (const end of stop) end()
    }
  },
})

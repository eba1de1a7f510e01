import type { Observable } from './Observable'

type Subscribe = Observable<unknown>['subscribe']
type Listener = Parameters<Subscribe>[0]

/**
 * Tells the panels that something has changed. While the stage has a new photo or new words of a
 * sign to paint they hear of it afterwards: to render them takes longer than to paint what the shopper waits for.
 */
export class PanelGate {
  readonly #gated = new WeakMap<object, Subscribe>()
  readonly #waiting = new Set<Listener>()
  #holds = 0

  /** The changes of a value as the panels hear of them. The same function for the same value. */
  of = (value: Pick<Observable<unknown>, 'subscribe'>): Subscribe => {
    const known = this.#gated.get(value)
    if (known) return known
    const subscribe: Subscribe = (listener) => {
      const stop = value.subscribe(() => (this.#holds > 0 ? void this.#waiting.add(listener) : listener()))
      return () => {
        this.#waiting.delete(listener)
        return stop()
      }
    }
    this.#gated.set(value, subscribe)
    return subscribe
  }

  /** The panels hear of nothing until this is resolved. */
  async hold(until: Promise<unknown>): Promise<void> {
    this.#holds += 1
    await until
    this.#holds -= 1
    if (this.#holds > 0) return
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const listener of waiting) listener()
  }
}

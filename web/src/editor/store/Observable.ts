type Listener = () => void

/** An observable value. `read` returns the same object until a change, as `useSyncExternalStore` needs it. */
export class Observable<T> {
  #value: T
  readonly #listeners = new Set<Listener>()

  constructor(value: T) {
    this.#value = value
  }

  read = (): T => this.#value

  set(value: T): void {
    if (Object.is(value, this.#value)) return
    this.#value = value
    for (const listener of this.#listeners) listener()
  }

  subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

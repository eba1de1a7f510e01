import { withRetry } from '~/lib/with-retry'

/** A place that still waits for the code shows its absence by then, and subscribes. */
const SHOWN_MS = 1000

/** Code that loads on demand. A failure is not remembered: `again` loads it anew, and so does the next place that needs it. */
export class LazyCode<T> {
  readonly #load: () => Promise<T>
  readonly #listeners = new Set<() => void>()
  #loaded: T | null = null
  #first: Promise<T> | null = null
  #isMissing = false

  constructor(load: () => Promise<T>, retried: typeof withRetry = withRetry) {
    this.#load = () => retried(load)
  }

  /** The code, once it is there. */
  read = (): T | null => this.#loaded

  /** Loads the code once for all places. */
  first(): Promise<T> {
    this.#first ??= this.#take().catch((error: unknown) => {
      this.#isMissing = true
      setTimeout(this.#forget, SHOWN_MS)
      throw error
    })
    return this.#first
  }

  /** Loads code that did not come. Answers whether it has come now; places that show its absence are told. */
  async again(): Promise<boolean> {
    const isLoaded = await this.#take().then(
      () => true,
      () => false,
    )
    if (isLoaded) for (const tell of this.#listeners) tell()
    return isLoaded
  }

  /** A place that shows the code. After the last one has gone, code that did not come is loaded by the next one. */
  subscribe = (tell: () => void): (() => void) => {
    this.#listeners.add(tell)
    return () => {
      this.#listeners.delete(tell)
      this.#forget()
    }
  }

  /** Forgets a failure that no place shows. */
  #forget = (): void => {
    if (this.#listeners.size > 0 || !this.#isMissing) return
    this.#first = null
    this.#isMissing = false
  }

  async #take(): Promise<T> {
    const loaded = await this.#load()
    this.#loaded = loaded
    this.#isMissing = false
    return loaded
  }
}

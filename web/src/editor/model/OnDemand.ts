import { Observable } from '../store/Observable'

/** A part of the tool that loads when it is first used. */
export class OnDemand<Part> {
  readonly loaded = new Observable<Part | null>(null)
  readonly #import: () => Promise<Part>
  #loading: Promise<void> | null = null

  constructor(load: () => Promise<Part>) {
    this.#import = load
  }

  /** Starts to load what is not there, and answers null until then. A failed load starts again with the next use. */
  read = (): Part | null => {
    const loaded = this.loaded.read()
    if (!loaded) this.load().catch(() => {})
    return loaded
  }

  /** Resolves when it is there. */
  load(): Promise<void> {
    this.#loading ??= this.#import().then(
      (part) => this.loaded.set(part),
      (error: unknown) => {
        this.#loading = null
        throw error
      },
    )
    return this.#loading
  }
}

import type { DrawingOf } from '@kea/design/items/graphic/drawing'
import { Observable } from '../store/Observable'

/** The drawings of the shop. They load when a design first shows one, or a panel does. */
export class GraphicLibrary {
  readonly loaded = new Observable<DrawingOf | null>(null)
  readonly #import: () => Promise<DrawingOf>
  #loading: Promise<void> | null = null

  constructor(load: () => Promise<DrawingOf>) {
    this.#import = load
  }

  /** Starts to load drawings that are not there, and answers null until then. A failed load starts again with the next use. */
  drawing: DrawingOf = (id) => {
    const loaded = this.loaded.read()
    if (loaded) return loaded(id)
    this.load().catch(() => {})
    return null
  }

  /** Resolves when they are there. */
  load(): Promise<void> {
    this.#loading ??= this.#import().then(
      (drawing) => this.loaded.set(drawing),
      (error: unknown) => {
        this.#loading = null
        throw error
      },
    )
    return this.#loading
  }
}

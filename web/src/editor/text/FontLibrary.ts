import type { PathData } from '@kea/design/geometry/display-list'
import type { FontId } from '@kea/design/text/fonts'
import type { Shape } from '@kea/design/text/shape'
import type { Shaper } from '@kea/text/shaper'
import { Observable } from '../store/Observable'

export interface FontPorts {
  loadShaper: () => Promise<Shaper>
  fetchFont: (id: FontId) => Promise<Uint8Array>
  toPath: (outline: PathData) => Path2D
}

/** The fonts of a design in the browser. HarfBuzz and each font load when they are first used. */
export class FontLibrary {
  /** The fonts that are there. */
  readonly loaded = new Observable<ReadonlySet<FontId>>(new Set())
  readonly #ports: FontPorts
  readonly #loading = new Map<FontId, Promise<void>>()
  readonly #paths = new Map<string, Path2D>()
  #shaper: Shaper | null = null
  #startingShaper: Promise<Shaper> | null = null

  constructor(ports: FontPorts) {
    this.#ports = ports
  }

  /** Starts to load a font that is not there, and answers null until then. A failed load starts again when it is next used. */
  shape: Shape = (text, font, options) => {
    const run = this.#shaper?.shape(text, font, options) ?? null
    if (!run) this.load(font).catch(() => {})
    return run
  }

  /** A glyph of one em, y downwards; null while its font loads. The outline is read once. */
  glyph = (font: FontId, id: number): Path2D | null => {
    if (!this.#shaper?.hasFont(font)) return null
    const key = `${font} ${id}`
    const path = this.#paths.get(key) ?? this.#ports.toPath(this.#shaper.outline(font, id))
    this.#paths.set(key, path)
    return path
  }

  /** Resolves when the font is there. */
  load(font: FontId): Promise<void> {
    const loading = this.#loading.get(font) ?? this.#load(font)
    this.#loading.set(font, loading)
    return loading
  }

  async #load(font: FontId): Promise<void> {
    try {
      const [shaper, file] = await Promise.all([this.#start(), this.#ports.fetchFont(font)])
      shaper.addFont(font, file)
      this.loaded.set(new Set([...this.loaded.read(), font]))
    } catch (error) {
      this.#loading.delete(font)
      throw error
    }
  }

  #start(): Promise<Shaper> {
    this.#startingShaper ??= this.#ports.loadShaper().then(
      (shaper) => {
        this.#shaper = shaper
        return shaper
      },
      (error: unknown) => {
        this.#startingShaper = null
        throw error
      },
    )
    return this.#startingShaper
  }
}

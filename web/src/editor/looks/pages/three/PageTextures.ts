import { CanvasTexture, SRGBColorSpace, type Texture, type WebGLRenderer } from 'three'
import type { MemoryCanvas } from '~/lib/photos/memory-canvas'

/** Answers null for a page without a picture. */
export type PaintPage = (key: string, sidePx: number) => Promise<MemoryCanvas | null>

interface TexturePorts {
  renderer: WebGLRenderer
  paint: PaintPage
  /** True while a page is in the air, whose frames have no time for pictures that are not seen. */
  isMoving: () => boolean
  /** A picture has come. */
  onReady: () => void
}

/** The pictures of the pages near the one that is shown. They are painted one at a time, and freed when they are far. */
export class PageTextures {
  readonly #ports: TexturePorts
  readonly #ready = new Map<string, Texture>()
  #wanted: readonly string[] = []
  #seen: ReadonlySet<string> = new Set()
  #side = 0
  #isBusy = false
  #isDisposed = false

  constructor(ports: TexturePorts) {
    this.#ports = ports
  }

  /** The picture of a page; null until it is painted. */
  texture = (key: string): Texture | null => this.#ready.get(key) ?? null

  /** True when all that is seen now is there. */
  get isComplete(): boolean {
    return [...this.#seen].every((key) => this.#ready.has(key))
  }

  /**
   * @param wanted the nearest first; others are freed
   * @param seen those among them that are in sight
   * @param side the longer side in pixels
   */
  want(wanted: readonly string[], seen: ReadonlySet<string>, side: number): void {
    this.#wanted = wanted
    this.#seen = seen
    this.#side = side
    for (const [key, texture] of this.#ready) {
      if (wanted.includes(key)) continue
      texture.dispose()
      this.#ready.delete(key)
    }
    void this.#work()
  }

  dispose(): void {
    this.#isDisposed = true
    for (const texture of this.#ready.values()) texture.dispose()
    this.#ready.clear()
  }

  #next(): string | undefined {
    const missing = this.#wanted.filter((key) => !this.#ready.has(key))
    return missing.find((key) => this.#seen.has(key)) ?? (this.#ports.isMoving() ? undefined : missing[0])
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    for (let key = this.#next(); key !== undefined && !this.#isDisposed; key = this.#next()) {
      const canvas = await this.#ports.paint(key, this.#side).catch(() => null)
      if (this.#isDisposed) break
      this.#keep(key, canvas)
      // What waits on the page comes first.
      await new Promise((resolve) => setTimeout(resolve))
    }
    this.#isBusy = false
  }

  #keep(key: string, canvas: MemoryCanvas | null): void {
    const { renderer, onReady } = this.#ports
    const texture = new CanvasTexture(canvas ?? blankCanvas())
    texture.colorSpace = SRGBColorSpace
    texture.anisotropy = renderer.capabilities.getMaxAnisotropy()
    // Sent to the graphics card now, not in the first frame of a turn.
    renderer.initTexture(texture)
    this.#ready.set(key, texture)
    onReady()
  }
}

/** White paper, for a page without a picture and while one comes. */
export function blankCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 2, height: 2 })
  const ctx = canvas.getContext('2d')
  if (ctx) {
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(0, 0, 2, 2)
  }
  return canvas
}

import { type Layout, layoutSurface, type Rect } from '../geometry/layout'
import type { Session } from '../model/session'
import { paintFront, paintMoving } from './paint-front'
import { paintPiece } from './paint-piece'
import type { Scene } from './scene'

interface Watched<T> {
  read: () => T
  subscribe: (listener: () => void) => () => void
}

interface StagePorts {
  store: Watched<unknown>
  session: Watched<Session>
  shelf: { state: Watched<unknown> }
  scene: () => Scene
  layout: Layout | null
}

/** Air round the print, as parts of the stage; a mug needs room for its handles, a phone has none to give away. */
function roomIn(width: number, height: number, shape: Scene['surface']['shape']): Rect {
  const isNarrow = width < 640
  const side = shape === 'mug' ? width * 0.14 : isNarrow ? 24 : Math.max(width * 0.08, 72)
  const top = isNarrow ? 62 : 44
  const bottom = isNarrow ? 30 : 124
  return { x: side, y: top, width: Math.max(width - 2 * side, 40), height: Math.max(height - top - bottom, 40) }
}

/** Paints the stage: at most once a frame, and only when something that it shows has changed. */
export class StagePainter {
  readonly #stage: HTMLElement
  readonly #page: HTMLCanvasElement
  readonly #overlay: HTMLCanvasElement
  readonly #ports: StagePorts
  readonly #end: (() => void)[]
  #frame = 0

  constructor(stage: HTMLElement, page: HTMLCanvasElement, overlay: HTMLCanvasElement, ports: StagePorts) {
    this.#stage = stage
    this.#page = page
    this.#overlay = overlay
    this.#ports = ports
    const resized = new ResizeObserver(this.#ask)
    resized.observe(stage)
    this.#end = [
      ports.store.subscribe(this.#ask),
      ports.session.subscribe(this.#ask),
      ports.shelf.state.subscribe(this.#ask),
      () => resized.disconnect(),
      () => cancelAnimationFrame(this.#frame),
    ]
    this.#ask()
  }

  dispose(): void {
    for (const end of this.#end) end()
  }

  #ask = (): void => {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#paint)
  }

  #paint = (): void => {
    this.#frame = 0
    const { clientWidth: width, clientHeight: height } = this.#stage
    if (width === 0 || height === 0) return
    const scene = this.#ports.scene()
    const room = roomIn(width, height, scene.surface.shape)
    const layout = layoutSurface(scene.surface, room)
    this.#ports.layout = layout
    const { view, isMoving } = this.#ports.session.read()
    const page = this.#clean(this.#page, width, height)
    if (view === 'piece' && scene.placement) paintPiece(page, scene, room)
    else paintFront(page, scene, layout)
    const overlay = this.#clean(this.#overlay, width, height)
    if (isMoving) paintMoving(overlay, scene, layout)
  }

  /** The canvas, empty and as sharp as the screen. */
  #clean(canvas: HTMLCanvasElement, width: number, height: number): CanvasRenderingContext2D {
    const dense = window.devicePixelRatio || 1
    const pixels = { width: Math.round(width * dense), height: Math.round(height * dense) }
    if (canvas.width !== pixels.width || canvas.height !== pixels.height) Object.assign(canvas, pixels)
    const ctx = canvas.getContext('2d')
    if (!ctx) throw new Error('This browser cannot draw on a canvas')
    ctx.setTransform(dense, 0, 0, dense, 0, 0)
    ctx.clearRect(0, 0, width, height)
    return ctx
  }
}

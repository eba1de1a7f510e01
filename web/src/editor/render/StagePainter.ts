import type { SnapLine } from '@kea/design/geometry/snap'
import type { LitSign } from '@kea/design/items/neon/lit-sign'
import type { CommandContext } from '../commands/command'
import { freeSelection } from '../commands/selection'
import { type Layout, layoutSurface, type Rect } from '../geometry/layout'
import { isWhole } from '../geometry/view'
import type { Session } from '../model/session'
import { solidOf } from '../solids/solids'
import { paintCrop } from './paint-crop'
import { paintFace, paintGround } from './paint-front'
import { paintGuides, paintSelection } from './paint-selection'
import { paintOverSlot } from './paint-slots'
import { StillLayers } from './StillLayers'
import type { Scene, SignScene } from './scene'

interface Watched<T> {
  read: () => T
  subscribe: (listener: () => void) => () => void
}

interface StagePorts {
  store: Watched<unknown>
  session: Watched<Session>
  pictures: { state: Watched<unknown> }
  fonts: { loaded: Watched<unknown> }
  graphics: { loaded: Watched<unknown> }
  months: { loaded: Watched<unknown> }
  cards: { loaded: Watched<unknown> }
  neons: { loaded: Watched<unknown> }
  signPainter: { loaded: Watched<unknown> }
  guides: Watched<readonly SnapLine[]>
  context: () => CommandContext
  scene: () => Scene
  layout: Layout | null
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/** A drag is slow when this many frames in a row keep the page busy for longer than a frame lasts. */
const SLOW_FRAMES = 2
const FRAME_MS = 16

/** The area of the print inside its margins, which are smaller on a small screen. */
function areaIn(width: number, height: number): Rect {
  const side = clamp(width * 0.06, 16, 72)
  const top = clamp(height * 0.04, 4, 32)
  // Space for the shadow and the caption of the rim.
  const bottom = clamp(height * 0.13, 12, 36)
  return { x: side, y: top, width: Math.max(width - 2 * side, 40), height: Math.max(height - top - bottom, 40) }
}

/** The area of the flat print. A mug needs space for its handles at both sides. */
const flatArea = (area: Rect, { solid }: Scene): Rect => solidOf(solid)?.beside?.areaOf(area) ?? area

/** The layers of the stage, from back to front. */
export interface StageLayers {
  /** The shadow of the print, which is slow to paint. */
  ground: HTMLCanvasElement
  /** The print with the selection. A third layer for the selection would cost each frame more than it saves. */
  page: HTMLCanvasElement
}

/** Paints the stage, at most once per frame and only after a change. */
export class StagePainter {
  readonly #stage: HTMLElement
  readonly #layers: StageLayers
  readonly #ports: StagePorts
  readonly #end: (() => void)[]
  readonly #still = new StillLayers()
  #frame = 0
  /** The size of the stage in the last picture. */
  #size = { width: 0, height: 0 }
  /** The slow frames of a drag so far. */
  #slowFrames = 0
  /** The state of the ground that is painted. */
  #groundKey = ''
  /** The sign on it, where the ground is a wall. */
  #lit: LitSign | null = null
  /** True while that is the sign of the words before. */
  #isAwaited = false

  constructor(stage: HTMLElement, layers: StageLayers, ports: StagePorts) {
    this.#stage = stage
    this.#layers = layers
    this.#ports = ports
    const resized = new ResizeObserver(this.refit)
    resized.observe(stage)
    this.#end = [
      ports.store.subscribe(this.#requestPaint),
      ports.session.subscribe(this.#requestPaint),
      ports.pictures.state.subscribe(this.#requestPaint),
      ports.guides.subscribe(this.#requestPaint),
      ports.fonts.loaded.subscribe(this.#requestPaint),
      ports.graphics.loaded.subscribe(this.#requestPaint),
      ports.months.loaded.subscribe(this.#requestPaint),
      ports.cards.loaded.subscribe(this.#requestPaint),
      ports.neons.loaded.subscribe(this.#requestPaint),
      ports.signPainter.loaded.subscribe(this.#requestPaint),
      () => resized.disconnect(),
      () => cancelAnimationFrame(this.#frame),
    ]
    this.#requestPaint()
  }

  dispose(): void {
    for (const end of this.#end) end()
  }

  /** Paints at once where the stage has another size than the last picture, so that a press meets what is there. */
  refit = (): void => {
    const { clientWidth: width, clientHeight: height } = this.#stage
    if (width !== this.#size.width || height !== this.#size.height) this.#paint()
  }

  #requestPaint = (): void => {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#paint)
  }

  #paint = (): void => {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.#watchSpeed()
    const { clientWidth: width, clientHeight: height } = this.#stage
    this.#size = { width, height }
    if (width === 0 || height === 0) return
    const scene = this.#ports.scene()
    const area = areaIn(width, height)
    const layout = layoutSurface(scene.surface, flatArea(area, scene), this.#ports.session.read().view)
    this.#ports.layout = layout
    const page = this.#clear(this.#layers.page, width, height)
    if (scene.sign) this.#paintSign(scene.sign, layout, width, height)
    else {
      this.#paintGround(scene, layout, width, height)
      paintFace(page, this.#withStillLayers(scene, layout), layout)
    }
    this.#paintSelection(page, scene, layout)
  }

  /** A slow device draws a drag at the density of a plain screen, so that the photo stays under the finger. */
  #watchSpeed(): void {
    const isMoving = () => this.#ports.session.read().isMoving
    if (!isMoving()) this.#slowFrames = 0
    if (!isMoving() || this.#isSlow) return
    const start = performance.now()
    // The browser draws after this task and before the next one.
    setTimeout(() => {
      const isLate = performance.now() - start > FRAME_MS
      this.#slowFrames = isLate && isMoving() ? this.#slowFrames + 1 : 0
    })
  }

  get #isSlow(): boolean {
    return this.#slowFrames >= SLOW_FRAMES
  }

  /** Only a gesture paints so often that layers are worth their memory. Those of a close view would be too large. */
  #withStillLayers(scene: Scene, layout: Layout): Scene {
    const { session, pictures } = this.#ports
    const versions = [pictures.state.read(), scene.isWithoutLooks]
    if (session.read().isMoving && isWhole(layout.view))
      return this.#still.of(scene, layout, this.#pageDensity(), versions)
    this.#still.clear()
    return scene
  }

  /** Pixels of the page's canvas for one of the stage. */
  #pageDensity(): number {
    const density = window.devicePixelRatio || 1
    return this.#isSlow ? Math.min(density, 1) : density
  }

  /** A sign with its wall, which fills the stage. */
  #paintSign({ painter, isAwaited, ...sign }: SignScene, { face, scale }: Layout, width: number, height: number): void {
    const { isDay } = this.#ports.session.read()
    const lit = isAwaited ? this.#lit : sign.lit
    if (isAwaited !== this.#isAwaited) this.#layers.ground.toggleAttribute('data-awaited', isAwaited)
    this.#isAwaited = isAwaited
    const { offset } = lit ?? { offset: { x: 0, y: 0 } }
    const view = { x: face.x + offset.x * scale, y: face.y + offset.y * scale, scale, width, height }
    const key = JSON.stringify([view, isDay, window.devicePixelRatio])
    if (!painter || (key === this.#groundKey && lit === this.#lit)) return
    this.#groundKey = key
    this.#lit = lit
    painter.paint(this.#clear(this.#layers.ground, width, height), lit, view, { isDay, power: 1 })
  }

  #paintGround(scene: Scene, layout: Layout, width: number, height: number): void {
    const { outline, holes, solid } = scene
    const key = JSON.stringify([layout, outline, holes, solid, width, height, window.devicePixelRatio])
    if (key === this.#groundKey) return
    this.#groundKey = key
    paintGround(this.#clear(this.#layers.ground, width, height), scene, layout)
  }

  #paintSelection(ctx: CanvasRenderingContext2D, scene: Scene, layout: Layout): void {
    const context = this.#ports.context()
    const { cropping, placement } = context
    const isWhole = placement && !placement.placed.frame && freeSelection(context).length === 0
    const { isMoving, isStraightening } = this.#ports.session.read()
    const cropped = cropping ?? (placement && (isStraightening || (isMoving && isWhole)) ? placement.placed : null)
    if (cropped) paintCrop(ctx, scene, layout, cropped)
    else paintSelection(ctx, layout, scene.surface.face, freeSelection(context))
    const { overSlot } = this.#ports.session.read()
    if (overSlot !== null) paintOverSlot(ctx, scene, layout, overSlot)
    paintGuides(ctx, layout, this.#ports.guides.read())
  }

  /** Clears the canvas and sets its resolution to that of the screen. */
  #clear(canvas: HTMLCanvasElement, width: number, height: number): CanvasRenderingContext2D {
    const dense = canvas === this.#layers.page ? this.#pageDensity() : window.devicePixelRatio || 1
    const pixels = { width: Math.round(width * dense), height: Math.round(height * dense) }
    if (canvas.width !== pixels.width || canvas.height !== pixels.height) Object.assign(canvas, pixels)
    const ctx = canvas.getContext('2d')
    if (!ctx) throw new Error('This browser cannot draw on a canvas')
    ctx.setTransform(dense, 0, 0, dense, 0, 0)
    ctx.clearRect(0, 0, width, height)
    return ctx
  }
}

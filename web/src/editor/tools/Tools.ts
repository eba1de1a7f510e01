import type { Point } from '@kea/design/crop'
import { zoomPhoto } from '@kea/design/edits'
import { isWhole, moveView, zoomView } from '../geometry/view'
import { framedPlacement } from './crop/photo-frame'
import { startGesture } from './select/idle'
import type { Pointer, ToolPorts, ToolState } from './tool-state'
import { viewing, viewingByTwo } from './viewing'

/** Wheel events within this time are one undo step. */
const WHEEL_STEP_MS = 500
const WHEEL_SPEED = 0.0016
/** With Ctrl. A pinch on a touchpad is sent as many small steps, and a mouse has one large step. */
const VIEW_SPEED = 0.006
const VIEW_STEP_MAX = 50
/** States of one finger that a second one ends, and then both move the view. */
const YIELDS: readonly (ToolState['name'] | undefined)[] = ['pointing', 'translating', 'slotting', 'tapping']
/** The second tap of two follows within this time. */
const DOUBLE_TAP_MS = 400

export interface ToolsPorts extends Omit<ToolPorts, 'isSecondTap'> {
  onMoving: (isMoving: boolean) => void
}

/** Passes pointer events to the current state. */
export class Tools {
  readonly #ports: ToolsPorts & ToolPorts
  #state: ToolState | null = null
  #lastWheel = Number.NEGATIVE_INFINITY
  /** The pressed pointers as they were last. */
  readonly #pressed = new Map<number, Pointer>()
  #lastTap = { item: '', time: Number.NEGATIVE_INFINITY }

  constructor(ports: ToolsPorts) {
    this.#ports = { ...ports, isSecondTap: this.#isSecondTap }
  }

  get state(): ToolState['name'] | 'idle' {
    return this.#state?.name ?? 'idle'
  }

  pointerDown(pointer: Pointer): void {
    if (!this.#ports.context()) return
    const [first] = this.#pressed.values()
    this.#pressed.set(pointer.id, pointer)
    if (first && first.id !== pointer.id && (!this.#state || YIELDS.includes(this.#state.name))) {
      if (this.#state) this.#ports.bail()
      this.#enter(viewingByTwo(this.#ports, [first, pointer]))
    } else this.#enter(this.#state ? this.#state.down(pointer) : this.#start(pointer))
  }

  /** Where nothing is pressed, a drag moves a view that is closer than the whole print. */
  #start(pointer: Pointer): ToolState | null {
    if (pointer.isForView) return viewing(this.#ports, pointer)
    const state = startGesture(this.#ports, pointer)
    const layout = this.#ports.layout()
    return state ?? (layout && !isWhole(layout.view) ? viewing(this.#ports, pointer) : null)
  }

  pointerMove(pointer: Pointer): void {
    if (this.#pressed.has(pointer.id)) this.#pressed.set(pointer.id, pointer)
    if (this.#state) this.#enter(this.#state.move(pointer))
  }

  pointerUp(pointer: Pointer): void {
    this.#pressed.delete(pointer.id)
    if (this.#state) this.#enter(this.#state.up(pointer))
  }

  /** Reverts the gesture, on Escape or when the system cancels the pointer. */
  cancel(): void {
    this.#pressed.clear()
    if (!this.#state) return
    if (this.#state.name !== 'viewing') this.#ports.bail()
    this.#enter(null)
  }

  /** Zooms the photo that commands are about, at the pointer. Without one it moves the view. */
  wheel(at: Point, deltaY: number, time: number): void {
    const context = this.#ports.context()
    const layout = this.#ports.layout()
    if (!context || !layout || this.#state) return
    const framed = context.placement && framedPlacement(context, context.placement.placed.id)
    if (!framed) {
      this.#ports.onView(moveView(layout, at, { x: at.x, y: at.y - deltaY }))
      return
    }
    if (time - this.#lastWheel > WHEEL_STEP_MS) this.#ports.mark()
    this.#lastWheel = time
    const focus = framed.inFrame(layout, at)
    this.#ports.apply(zoomPhoto(framed.placement, Math.exp(-deltaY * WHEEL_SPEED), focus))
  }

  /** Zooms the view at the pointer, by the wheel with Ctrl or a pinch on a touchpad. */
  wheelView(at: Point, deltaY: number): void {
    const layout = this.#ports.layout()
    if (!layout || this.#state) return
    const step = Math.min(Math.max(deltaY, -VIEW_STEP_MAX), VIEW_STEP_MAX)
    this.#ports.onView(zoomView(layout, Math.exp(-step * VIEW_SPEED), at))
  }

  #isSecondTap = (item: string, time: number): boolean => {
    const isSecond = this.#lastTap.item === item && time - this.#lastTap.time < DOUBLE_TAP_MS
    this.#lastTap = isSecond ? { item: '', time: Number.NEGATIVE_INFINITY } : { item, time }
    return isSecond
  }

  #enter(state: ToolState | null): void {
    const moves = (entry: ToolState | null) => entry !== null && entry.name !== 'viewing'
    const wasMoving = moves(this.#state)
    this.#state = state
    const isMoving = moves(state)
    if (isMoving === wasMoving) return
    if (!isMoving) this.#ports.onGuides([])
    this.#ports.onMoving(isMoving)
  }
}

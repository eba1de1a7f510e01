import type { Point } from '@kea/design/crop'
import { zoomPhoto } from '@kea/design/edits'
import { framedPlacement } from './crop/photo-frame'
import { startGesture } from './select/idle'
import type { Pointer, ToolPorts, ToolState } from './tool-state'

/** Wheel events within this time are one undo step. */
const WHEEL_STEP_MS = 500
const WHEEL_SPEED = 0.0016
/** The second tap of two follows within this time. */
const DOUBLE_TAP_MS = 400

interface ToolsPorts extends Omit<ToolPorts, 'isSecondTap'> {
  onMoving: (isMoving: boolean) => void
}

/** Passes pointer events to the current state. */
export class Tools {
  readonly #ports: ToolsPorts & ToolPorts
  #state: ToolState | null = null
  #lastWheel = Number.NEGATIVE_INFINITY
  #lastTap = { item: '', time: Number.NEGATIVE_INFINITY }

  constructor(ports: ToolsPorts) {
    this.#ports = { ...ports, isSecondTap: this.#isSecondTap }
  }

  get state(): ToolState['name'] | 'idle' {
    return this.#state?.name ?? 'idle'
  }

  pointerDown(pointer: Pointer): void {
    if (!this.#ports.context()) return
    this.#enter(this.#state ? this.#state.down(pointer) : startGesture(this.#ports, pointer))
  }

  pointerMove(pointer: Pointer): void {
    if (this.#state) this.#enter(this.#state.move(pointer))
  }

  pointerUp(pointer: Pointer): void {
    if (this.#state) this.#enter(this.#state.up(pointer))
  }

  /** Reverts the gesture, on Escape or when the system cancels the pointer. */
  cancel(): void {
    if (!this.#state) return
    this.#ports.bail()
    this.#enter(null)
  }

  /** Zooms the photo that commands are about, at the pointer. */
  wheel(at: Point, deltaY: number, time: number): void {
    const context = this.#ports.context()
    const layout = this.#ports.layout()
    const framed = context?.placement && framedPlacement(context, context.placement.placed.id)
    if (!framed || !layout || this.#state) return
    if (time - this.#lastWheel > WHEEL_STEP_MS) this.#ports.mark()
    this.#lastWheel = time
    const focus = framed.inFrame(layout, at)
    this.#ports.apply(zoomPhoto(framed.placement, Math.exp(-deltaY * WHEEL_SPEED), focus))
  }

  #isSecondTap = (item: string, time: number): boolean => {
    const isSecond = this.#lastTap.item === item && time - this.#lastTap.time < DOUBLE_TAP_MS
    this.#lastTap = isSecond ? { item: '', time: Number.NEGATIVE_INFINITY } : { item, time }
    return isSecond
  }

  #enter(state: ToolState | null): void {
    const wasMoving = this.#state !== null
    this.#state = state
    const isMoving = state !== null
    if (isMoving === wasMoving) return
    if (!isMoving) this.#ports.onGuides([])
    this.#ports.onMoving(isMoving)
  }
}

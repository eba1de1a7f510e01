import type { FreeItem } from '@kea/design/document/free-item'
import { zoomPhoto } from '@kea/design/edits/edits'
import type { Point } from '@kea/design/geometry/crop'
import { distanceToFrame } from '@kea/design/items/hit-test'
import { looseSelection } from '../commands/selection'
import { frameAround } from '../geometry/handles'
import { middle, pointOnFace } from '../geometry/layout'
import { isWhole, moveView, zoomView } from '../geometry/view'
import { framedPlacement } from './crop/photo-frame'
import { type Cursor, cursorOver } from './cursor'
import { startGesture } from './select/idle'
import { pressTarget, TOLERANCE_PX } from './select/press-target'
import { scaling } from './select/scaling'
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
/** States of one finger that a second one ends, and then both scale what is selected. */
const YIELDS_TO_SCALE = [...YIELDS, undefined, 'panning', 'resizing', 'rotating']
/** Gestures that move the photo or the view with the pointer. */
const GRABS: readonly (ToolState['name'] | undefined)[] = ['panning', 'pinching', 'viewing', 'slotting']
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
  /** What was selected before the first finger was pressed. */
  #selected: readonly FreeItem[] = []
  #cursor: Cursor = 'default'
  #lastTap = { item: '', time: Number.NEGATIVE_INFINITY }

  constructor(ports: ToolsPorts) {
    this.#ports = { ...ports, isSecondTap: this.#isSecondTap }
  }

  get state(): ToolState['name'] | 'idle' {
    return this.#state?.name ?? 'idle'
  }

  pointerDown(pointer: Pointer): void {
    const context = this.#ports.context()
    if (!context) return
    const [first] = this.#pressed.values()
    if (!first) this.#selected = looseSelection(context)
    this.#pressed.set(pointer.id, pointer)
    const isSecond = first !== undefined && first.id !== pointer.id
    if (isSecond && YIELDS_TO_SCALE.includes(this.#state?.name) && this.#isPinched(first, pointer)) {
      if (this.#state) this.#ports.bail()
      this.#ports.select(this.#selected.map(({ id }) => id))
      this.#enter(scaling(this.#ports, this.#selected, [first, pointer]))
    } else if (isSecond && (!this.#state || YIELDS.includes(this.#state.name))) {
      if (this.#state) this.#ports.bail()
      this.#enter(viewingByTwo(this.#ports, [first, pointer]))
    } else this.#enter(this.#state ? this.#state.down(pointer) : this.#start(pointer))
  }

  /** True when two fingers mean the selected items: their middle or one of them is there. */
  #isPinched(first: Pointer, second: Pointer): boolean {
    const layout = this.#ports.layout()
    if (!layout || this.#selected.length === 0 || first.isForView) return false
    const frame = frameAround(this.#selected)
    const [only, ...others] = this.#selected
    return [first.at, second.at, middle(first.at, second.at)].some(
      (at) =>
        distanceToFrame(only && others.length === 0 ? only.frame : frame, pointOnFace(layout, at)) <=
        TOLERANCE_PX / layout.scale,
    )
  }

  /** What a drag from a point does, or the one that runs. */
  cursor(at: Point, isForView: boolean): Cursor {
    const context = this.#ports.context()
    const layout = this.#ports.layout()
    if (!context || !layout) return 'default'
    if (this.#state) return GRABS.includes(this.#state.name) ? 'grabbing' : this.#cursor
    const over = isForView ? 'grab' : cursorOver(pressTarget(context, layout, at))
    this.#cursor = over === 'default' && !isWhole(layout.view) ? 'grab' : over
    return this.#cursor
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

import { type Point, panCrop, zoomCrop } from '@kea/design/crop'
import { type Placement, panPhoto, recrop, zoomPhoto } from '@kea/design/edits'
import type { Patch } from '@kea/design/patch'
import { cropShift, distance, type Layout, middle, pointInPhoto } from '../geometry/layout'

interface GesturePorts {
  placement: () => Placement | null
  layout: () => Layout | null
  mark: () => void
  apply: (patch: Patch) => void
  bail: () => void
  onMoving: (isMoving: boolean) => void
}

interface Finger {
  id: number
  at: Point
}

/** Every state but idle has a snapshot from its start. Each move computes from the snapshot. */
type State =
  | { name: 'idle' }
  | { name: 'panning'; finger: Finger; snapshot: Placement; hasMoved: boolean }
  | { name: 'pinching'; fingers: readonly [Finger, Finger]; from: readonly [Point, Point]; snapshot: Placement }

/** A press without a drag moves by less than this. */
const SLOP_PX = 3
/** Wheel events within this time are one undo step. */
const WHEEL_STEP_MS = 500
const WHEEL_SPEED = 0.0016

/** One finger moves the photo, two fingers also zoom it, and the wheel zooms at the pointer. */
export class GestureTool {
  readonly #ports: GesturePorts
  #state: State = { name: 'idle' }
  #lastWheel = Number.NEGATIVE_INFINITY

  constructor(ports: GesturePorts) {
    this.#ports = ports
  }

  get state(): State['name'] {
    return this.#state.name
  }

  pointerDown(id: number, at: Point): void {
    const snapshot = this.#ports.placement()
    if (!snapshot) return
    const state = this.#state
    if (state.name === 'idle') {
      this.#ports.mark()
      this.#enter({ name: 'panning', finger: { id, at }, snapshot, hasMoved: false })
    } else if (state.name === 'panning' && state.finger.id !== id) {
      const fingers = [state.finger, { id, at }] as const
      this.#enter({ name: 'pinching', fingers, from: [fingers[0].at, fingers[1].at], snapshot })
    }
  }

  pointerMove(id: number, at: Point): void {
    const layout = this.#ports.layout()
    const state = this.#state
    if (!layout || state.name === 'idle') return
    if (state.name === 'panning') {
      if (state.finger.id !== id) return
      if (!state.hasMoved && distance(state.finger.at, at) < SLOP_PX) return
      this.#state = { ...state, hasMoved: true }
      this.#ports.apply(panPhoto(state.snapshot, cropShift(layout, state.finger.at, at)))
      return
    }
    const fingers = state.fingers.map((finger) => (finger.id === id ? { id, at } : finger)) as [Finger, Finger]
    this.#state = { ...state, fingers }
    this.#ports.apply(pinched(state.snapshot, layout, state.from, [fingers[0].at, fingers[1].at]))
  }

  pointerUp(id: number, at: Point): void {
    const state = this.#state
    if (state.name === 'pinching') {
      const left = state.fingers.find((finger) => finger.id !== id)
      const snapshot = this.#ports.placement()
      if (left && snapshot) this.#enter({ name: 'panning', finger: left, snapshot, hasMoved: true })
      return
    }
    if (state.name !== 'panning' || state.finger.id !== id) return
    this.pointerMove(id, at)
    this.#ports.mark()
    this.#enter({ name: 'idle' })
  }

  /** Reverts the gesture, on Escape or when the system cancels the pointer. */
  cancel(): void {
    if (this.#state.name === 'idle') return
    this.#ports.bail()
    this.#enter({ name: 'idle' })
  }

  wheel(at: Point, deltaY: number, time: number): void {
    const placement = this.#ports.placement()
    const layout = this.#ports.layout()
    if (!placement || !layout || this.#state.name !== 'idle') return
    if (time - this.#lastWheel > WHEEL_STEP_MS) this.#ports.mark()
    this.#lastWheel = time
    this.#ports.apply(zoomPhoto(placement, Math.exp(-deltaY * WHEEL_SPEED), pointInPhoto(layout, at)))
  }

  #enter(state: State): void {
    const wasMoving = this.#state.name !== 'idle'
    this.#state = state
    const isMoving = state.name !== 'idle'
    if (isMoving !== wasMoving) this.#ports.onMoving(isMoving)
  }
}

/** The crop after a pinch: zoomed at the start's middle, then moved with the middle. */
function pinched(
  snapshot: Placement,
  layout: Layout,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
): Patch {
  const { placed, turned, aspect } = snapshot
  const factor = distance(...to) / Math.max(distance(...from), 1)
  const start = middle(...from)
  const zoomed = zoomCrop(placed.data.crop, turned, aspect, factor, pointInPhoto(layout, start))
  return recrop(snapshot, panCrop(zoomed, cropShift(layout, start, middle(...to))))
}

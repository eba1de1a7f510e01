import type { Point } from '@kea/design/geometry/crop'
import type { Size } from '@kea/design/geometry/surfaces'

interface Rect extends Point, Size {}

/** A print on the stage, and the part of the stage in which the whole print fits. */
interface Viewed {
  outer: Rect
  area: Rect
  view: View
}

/** How closely the print is looked at. */
export interface View {
  /** The factor beyond the scale at which the whole print fits. */
  zoom: number
  /** The point of the print in the middle of the stage, in 0..1 of the print with its sides. */
  focus: Point
}

/** The whole print. */
export const FIT: View = { zoom: 1, focus: { x: 0.5, y: 0.5 } }

const CLOSEST = 8
/** The steps of the buttons and keys. */
const STEPS = [1, 1.5, 2, 3, 4, 6, CLOSEST] as const
/** Rounding must not make a step of its own. */
const ROUNDING = 0.001

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/** No more than the margin is empty at a side: a shorter print is in the middle, and a longer one fills the area. */
const clampAxis = (focus: number, length: number, area: number): number => {
  const half = area / (2 * length)
  return half >= 0.5 ? 0.5 : clamp(focus, half, 1 - half)
}

/** A focus at which the print of this size in pixels covers the area as far as it can. */
export const clampFocus = ({ x, y }: Point, print: Size, area: Size): Point => ({
  x: clampAxis(x, print.width, area.width),
  y: clampAxis(y, print.height, area.height),
})

const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 })

/** The view in which the print has this place and size on the stage. */
function viewOf(zoom: number, outer: Rect, area: Rect): View {
  const middle = middleOf(area)
  const focus = { x: (middle.x - outer.x) / outer.width, y: (middle.y - outer.y) / outer.height }
  return { zoom, focus: clampFocus(focus, outer, area) }
}

/** Closer by a factor. The point of the print that is at `from` comes to `to`. */
export function zoomView({ outer: before, area, view }: Viewed, factor: number, from: Point, to = from): View {
  const zoom = clamp(view.zoom * factor, 1, CLOSEST)
  const { x, y, width, height } = before
  const scale = zoom / view.zoom
  const outer = {
    x: to.x - (from.x - x) * scale,
    y: to.y - (from.y - y) * scale,
    width: width * scale,
    height: height * scale,
  }
  return viewOf(zoom, outer, area)
}

/** The view after a drag of the print from one point of the stage to another. */
export const moveView = (viewed: Viewed, from: Point, to: Point): View => zoomView(viewed, 1, from, to)

/** The next step closer; the same view at the closest one. */
export const closerView = (view: View): View => ({
  ...view,
  zoom: STEPS.find((step) => step > view.zoom + ROUNDING) ?? CLOSEST,
})

/** The next step away; the whole print at the last one. */
export const fartherView = (view: View): View => ({
  ...view,
  zoom: STEPS.findLast((step) => step < view.zoom - ROUNDING) ?? 1,
})

export const isClosest = ({ zoom }: View): boolean => zoom > CLOSEST - ROUNDING
export const isWhole = ({ zoom }: View): boolean => zoom < 1 + ROUNDING

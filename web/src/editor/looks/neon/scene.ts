import type { Box } from '@kea/design/geometry/display-list'
import type { Size } from '@kea/design/geometry/surfaces'
import type { SignView } from '../../render/sign/sign-painter'

/** What stands beside a sign, for its size: nothing, or a thing that everyone knows the size of. */
export type Beside = 'nothing' | 'sofa' | 'door'

/** In mm. A door of a New Zealand house is 810 mm wide. */
export const THINGS = {
  sofa: { label: 'a sofa that is 2.1 m wide', width: 2100, height: 830 },
  door: { label: 'a door that is 1.98 m high', width: 810, height: 1980 },
} as const

export interface SignScene {
  view: SignView
  /** Where the thing stands, in pixels of the canvas. */
  thing: Box | null
  /** The height of the floor in pixels; null where it is not seen. */
  floor: number | null
}

/** The part of the canvas that a sign takes by itself. */
const CLOSE = { width: 0.8, height: 0.6 }
/** The floor that is seen, and the least height of the wall above it. */
const FLOOR_MM = 130
const ROOM_MM = 2250
/** The height of the middle of a sign, and how far it stays from what it hangs over or beside. */
const EYE_MM = 1500
const GAP_MM = 220
/** Free wall at both sides. */
const SIDE_MM = 200

/** A sign on a wall that fills the canvas. */
export function sceneOf(board: Size, beside: Beside, { width, height }: Size): SignScene {
  if (beside === 'nothing') {
    const scale = Math.min((CLOSE.width * width) / board.width, (CLOSE.height * height) / board.height)
    const [x, y] = [(width - board.width * scale) / 2, (height - board.height * scale) / 2]
    return { view: { x, y, scale, width, height }, thing: null, floor: null }
  }
  const thing = THINGS[beside]
  const isOver = beside === 'sofa'
  const across = isOver ? Math.max(thing.width, board.width) : thing.width + GAP_MM + board.width
  const middle = isOver ? Math.max(EYE_MM, thing.height + GAP_MM + board.height / 2) : EYE_MM
  const up = Math.max(ROOM_MM, middle + board.height / 2 + SIDE_MM)
  const scale = Math.min(width / (across + 2 * SIDE_MM), height / (up + FLOOR_MM))
  const floor = height - FLOOR_MM * scale
  const left = (width - across * scale) / 2
  const thingLeft = isOver ? (width - thing.width * scale) / 2 : left
  const boardLeft = isOver ? (width - board.width * scale) / 2 : left + (thing.width + GAP_MM) * scale
  return {
    view: { x: boardLeft, y: floor - (middle + board.height / 2) * scale, scale, width, height },
    thing: {
      x: thingLeft,
      y: floor - thing.height * scale,
      width: thing.width * scale,
      height: thing.height * scale,
    },
    floor,
  }
}

/** A photo of a wall, as large as it fits, in pixels of the canvas. */
export function photoBox(photo: Size, { width, height }: Size): Box {
  const scale = Math.min(width / photo.width, height / photo.height)
  const size = { width: photo.width * scale, height: photo.height * scale }
  return { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size }
}

/** The middle of a sign on a photo, in parts of the photo. */
export interface Spot {
  x: number
  y: number
}

/**
 * A sign on the shopper's own wall.
 *
 * @param wallMm the width of the wall that the photo shows
 */
export function ownScene(
  board: Size,
  photo: Box,
  canvas: Size,
  { wallMm, spot }: { wallMm: number; spot: Spot },
): SignView {
  const scale = photo.width / wallMm
  return {
    x: photo.x + spot.x * photo.width - (board.width * scale) / 2,
    y: photo.y + spot.y * photo.height - (board.height * scale) / 2,
    scale,
    ...canvas,
  }
}

/** Where the thing stands on a photo: at its lower edge, on the left. */
export function thingOnPhoto(beside: Beside, photo: Box, wallMm: number): Box | null {
  if (beside === 'nothing') return null
  const scale = photo.width / wallMm
  const { width, height } = THINGS[beside]
  const margin = 0.03 * photo.width
  return {
    x: photo.x + margin,
    y: photo.y + photo.height - margin - height * scale,
    width: width * scale,
    height: height * scale,
  }
}

const inside = (value: number): number => Math.min(Math.max(value, 0), 1)

/** A sign that is moved by pixels of the canvas; its middle stays on the photo. */
export const movedSpot = ({ x, y }: Spot, by: Spot, photo: Size): Spot => ({
  x: inside(x + by.x / photo.width),
  y: inside(y + by.y / photo.height),
})

import { ROOMS, type Room } from './rooms'

/** Outer width and height of what hangs on the wall. */
export interface Extent {
  widthMm: number
  heightMm: number
}

/** Position and size in percent of the picture. */
export interface Percent {
  left: string
  top: string
  width: string
  height: string
}

/** Widths on both sides of the middle of the picture, as prints hang in the middle. */
const spaceFor = (room: Room, { widthMm, heightMm }: Extent) =>
  room.spaces.find(({ left, right, low, high }) => widthMm <= 2 * Math.min(-left, right) && heightMm <= high - low)

export const fitsIn = (room: Room, extent: Extent): boolean => spaceFor(room, extent) !== undefined

export const fitsSomewhere = (extent: Extent): boolean => ROOMS.some((room) => fitsIn(room, extent))

/** The wanted room if the print fits there, else the nearest room where it fits, else the largest. */
export function roomFor(extent: Extent, wanted?: Room['id']): Room {
  const fitting = ROOMS.filter((room) => fitsIn(room, extent))
  return fitting.find(({ id }) => id === wanted) ?? fitting[0] ?? ROOMS[1]
}

/** Height of the middle of a print above the floor: eye level, or as near as its space allows. */
function middleOf(room: Room, extent: Extent): number {
  const space = spaceFor(room, extent) ?? room.spaces[0]
  if (!space) return room.eyeMm
  const half = extent.heightMm / 2
  return Math.min(Math.max(room.eyeMm, space.low + half), space.high - half)
}

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 1e4) / 100}%`

/** Where a print hangs in the picture of a room, at the scale of its wall. */
export function placeOnWall(room: Room, extent: Extent): Percent {
  const top = room.lowMm + room.heightMm - middleOf(room, extent) - extent.heightMm / 2
  return {
    left: percent((room.widthMm - extent.widthMm) / 2, room.widthMm),
    top: percent(top, room.heightMm),
    width: percent(extent.widthMm, room.widthMm),
    height: percent(extent.heightMm, room.heightMm),
  }
}

const cm = (mm: number): string => String(Math.round(mm) / 10)

export const sizeLabel = ({ widthMm, heightMm }: Extent): string => `${cm(widthMm)} × ${cm(heightMm)} cm`

/** "an" before eight, eleven and eighteen. */
const articleOf = (mm: number): string => (/^(?:8|11$|11\.|18$|18\.)/.test(cm(mm)) ? 'An' : 'A')

/** What a screen reader says: "A 40 × 60 cm canvas above a sofa that is 2.1 m wide". */
export const wallText = (size: Extent, noun: string, { furniture }: Room): string =>
  `${articleOf(size.widthMm)} ${sizeLabel(size)} ${noun} above ${furniture}`

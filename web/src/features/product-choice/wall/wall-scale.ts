import { ROOMS, type Room, type Wall } from './rooms'

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
const spaceFor = (room: Wall, { widthMm, heightMm }: Extent) =>
  room.spaces.find(({ left, right, low, high }) => widthMm <= 2 * Math.min(-left, right) && heightMm <= high - low)

export const fitsIn = (room: Wall, extent: Extent): boolean => spaceFor(room, extent) !== undefined

export const fitsSomewhere = (extent: Extent): boolean => ROOMS.some((room) => fitsIn(room, extent))

/** The wanted room if the print fits there, else the nearest room where it fits, else the largest. */
export function roomFor(extent: Extent, wanted?: Room['id']): Room {
  const fitting = ROOMS.filter((room) => fitsIn(room, extent))
  return fitting.find(({ id }) => id === wanted) ?? fitting[0] ?? ROOMS[1]
}

/** Height of the middle of a print above the floor: eye level, or as near as its space allows. */
function middleOf(room: Wall, extent: Extent): number {
  const space = spaceFor(room, extent) ?? room.spaces[0]
  if (!space) return room.eyeMm
  const half = extent.heightMm / 2
  return Math.min(Math.max(room.eyeMm, space.low + half), space.high - half)
}

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 1e4) / 100}%`

/** Between two prints that hang side by side. */
const BETWEEN_MM = 120

/** What prints side by side take up of a wall. */
export const together = (extents: readonly Extent[]): Extent => ({
  widthMm: extents.reduce((width, extent) => width + extent.widthMm, BETWEEN_MM * (extents.length - 1)),
  heightMm: Math.max(...extents.map(({ heightMm }) => heightMm)),
})

/** Where prints hang side by side in the picture of a wall, at its scale, with their middles at one height. */
export function placeOnWall(wall: Wall, extents: readonly Extent[]): Percent[] {
  const all = together(extents)
  const middle = wall.lowMm + wall.heightMm - middleOf(wall, all)
  return extents.map(({ widthMm, heightMm }, at) => {
    // The prints before it and the spaces after each of them.
    const before = extents.slice(0, at).reduce((width, extent) => width + extent.widthMm + BETWEEN_MM, 0)
    return {
      left: percent((wall.widthMm - all.widthMm) / 2 + before, wall.widthMm),
      top: percent(middle - heightMm / 2, wall.heightMm),
      width: percent(widthMm, wall.widthMm),
      height: percent(heightMm, wall.heightMm),
    }
  })
}

/** A door of the bare wall. */
export const DOOR = { widthMm: 760, heightMm: 1980 }
const AROUND_MM = 300
const FLOOR_MM = 300
const CEILING_MM = 2400

/** A bare wall with a door at its left, for prints that are too large for the rooms. */
export function bareWall({ widthMm, heightMm }: Extent): Wall {
  const side = DOOR.widthMm + 2 * AROUND_MM
  const high = Math.max(CEILING_MM, heightMm + 2 * AROUND_MM)
  return {
    where: 'beside a door that is 198 cm high',
    widthMm: widthMm + 2 * side,
    heightMm: high + FLOOR_MM,
    lowMm: -FLOOR_MM,
    eyeMm: Math.max(1500, heightMm / 2 + AROUND_MM),
    spaces: [{ left: -widthMm / 2, right: widthMm / 2, low: AROUND_MM, high: high - AROUND_MM }],
  }
}

export const cm = (mm: number): string => String(Math.round(mm) / 10)

export const sizeLabel = ({ widthMm, heightMm }: Extent): string => `${cm(widthMm)} × ${cm(heightMm)} cm`

/** "an" before eight, eleven and eighteen. */
const articleOf = (mm: number): string => (/^(?:8|11$|11\.|18$|18\.)/.test(cm(mm)) ? 'An' : 'A')

/** What hangs on a wall, as it is named. */
interface Named {
  size: Extent
  noun: string
}

const named = ({ size, noun }: Named): string => `${articleOf(size.widthMm)} ${sizeLabel(size)} ${noun}`

/** What a screen reader says: "A 40 × 60 cm canvas and a 60 × 90 cm canvas above a sofa that is 2.1 m wide". */
export function wallText(hung: readonly Named[], { where }: Wall): string {
  const [first = '', ...others] = hung.map(named)
  const rest = others.map((text) => ` and ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
  return `${first}${rest.join('')} ${where}`
}

import type { Size } from '@kea/design/geometry/surfaces'
import { lightOn, mirroredLight, wallsOf } from '../../looks/pages/arriving-light'
import { clamp, type PagesModel, type Shape, type Sight, type State } from '../../looks/pages/model'
import { bentSheet, mirroredProfile, type Profile, straight } from '../../looks/pages/sheet'
import { hangingMesh } from '../../looks/pages/sheet-mesh'
import { overTheWire, turningSheet } from '../../looks/pages/turning-sheet'
import { lathe } from '../mesh/lathe'
import { joined, type Mesh, net } from '../mesh/mesh'
import { hanger, wireLoops } from './wire'

/** The measures of a wire-bound calendar in mm. */
export interface CalendarMeasures {
  sheet: Size
  sheets: number
  /** It stands on its own board, or hangs on a wall. */
  isStanding: boolean
}

const SHEET_MM = 0.34
const STEPS = 30
const ROWS = 5
const TWIST = 0.035
const LOOP_RADIUS = 5.2
/** The holes are this far from the upper edge. */
export const HOLE_MM = 5
export const NOTCH_MM = 40
const BOARD_MM = 1.6
/** From the wall to the middle of the loops. */
const OFF_WALL = 8

export const sheetKey = (sheet: number): string => `sheet-${sheet}`

/** How a sheet is at rest, and how it goes over the wire. */
interface Hanging {
  /** The middle of the loops: towards the viewer, and up. */
  wire: readonly [z: number, y: number]
  /** A sheet that is a number of sheets above the last one. */
  resting: (layer: number) => Profile
  turning: (layer: number, turned: number, way: 1 | -1) => Profile
  /** The light on a side of a sheet among others. */
  light: (profile: Profile, side: 1 | -1, others: readonly Profile[]) => number[]
}

/** The direction of a hanging sheet: its lower end comes a little off the wall, as paper does that was rolled. */
const curl = (part: number): number => 0.05 * part * part

function onWall({ sheet }: CalendarMeasures): Hanging {
  const length = sheet.height - HOLE_MM
  const layerY = (layer: number) => OFF_WALL - 3 + layer * SHEET_MM
  const from = (layer: number) => [-HOLE_MM, layerY(layer)] as const
  const sheetAt = (layer: number, angleAt: (part: number) => number) =>
    bentSheet({ length: sheet.height, steps: STEPS, from: from(layer), angleAt })
  return {
    // The loops go through the holes and round the upper edge.
    wire: [-4, OFF_WALL],
    light: (profile, side, others) => lightOn(profile, side, wallsOf(others, 2)),
    resting: (layer) => sheetAt(layer, curl),
    turning: (layer, turned, way) => {
      const over = overTheWire(0, length, turned, way)
      const still = 1 - Math.sin(Math.PI * clamp(turned * 2))
      return bentSheet({
        ...{ length: sheet.height, steps: 2 * STEPS },
        // The wire is inside the sheet, which turns about it.
        from: turned <= 0.5 ? aroundWire(layerY(layer), Math.PI * turned * 2) : aroundWire(layerY(layer), Math.PI),
        angleAt: (part) => over(part) + (turned < 0.5 ? curl(part) * still : 0),
      })
    },
  }
}

/** Where the upper edge of a sheet is that has turned about its holes. */
function aroundWire(y: number, angle: number): readonly [number, number] {
  return [-HOLE_MM * Math.cos(angle), y + HOLE_MM * Math.sin(angle) * 0.4]
}

/** How steep the boards of a standing calendar are, and where its top is. */
const LEAN = (68 * Math.PI) / 180

function onStand({ sheet }: CalendarMeasures): Hanging {
  const height = sheet.height * Math.sin(LEAN) + 6
  const [front, back] = [-LEAN, Math.PI + LEAN]
  const from = (layer: number): readonly [number, number] => [1.6 + layer * SHEET_MM, height - 1]
  return {
    wire: [0, height - 1.4],
    // The window is on the viewer's side.
    light: (profile, side, others) => mirroredLight(profile, side, wallsOf(others.map(mirroredProfile), 2)),
    resting: (layer) =>
      bentSheet({
        length: sheet.height,
        steps: STEPS,
        from: from(layer),
        angleAt: (part) => front + 0.04 * part * part,
      }),
    turning: (layer, turned, way) =>
      turningSheet({
        ...{ length: sheet.height, steps: STEPS, way, turned },
        from: [(1.6 + layer * SHEET_MM) * (1 - 2 * turned), height - 1 + 3 * Math.sin(Math.PI * turned)],
        before: (part) => front + 0.04 * part * part * (1 - turned),
        after: straight(back),
      }),
  }
}

/** The sheet as it is seen from the front, and its blank other side. */
function sheetShapes(
  { sheet }: CalendarMeasures,
  rows: readonly Profile[],
  { id, print, light, isCasting }: { id: string; print: string; light: (side: 1 | -1) => number[]; isCasting: boolean },
): Shape[] {
  const between = [-sheet.width / 2, sheet.width / 2] as const
  return ([1, -1] as const).map((side) => ({
    id: `${id}${side}`,
    mesh: hangingMesh({ rows, between, side, light: light(side) }),
    stuff: 'paper',
    ...(side === 1 && { print }),
    isCasting: isCasting && side === 1,
  }))
}

/** A flat board between two points of the plane across the wire, with its thickness under it. */
function boardMesh(width: number, from: readonly [number, number], to: readonly [number, number]): Mesh {
  const [dz, dy] = [to[0] - from[0], to[1] - from[1]]
  const long = Math.hypot(dz, dy)
  const [nz, ny] = [-dy / long, dz / long]
  const face = (side: 1 | -1): Mesh =>
    net(1, 1, (i, j) => {
      const x = ((side === 1 ? i : 1 - i) - 0.5) * width
      const part = 1 - j
      const off = side === 1 ? 0 : -BOARD_MM
      return {
        at: [x, from[1] + dy * part + ny * off, from[0] + dz * part + nz * off],
        normal: [0, side * ny, side * nz],
        u: i,
        v: j,
        shade: 1,
      }
    })
  const edge = (part: 0 | 1): Mesh =>
    net(1, 1, (i, j) => {
      const off = (part === 1 ? j - 1 : -j) * BOARD_MM
      return {
        at: [(i - 0.5) * width, from[1] + dy * part + ny * off, from[0] + dz * part + nz * off],
        normal: [0, (dy / long) * (part === 1 ? 1 : -1), (dz / long) * (part === 1 ? 1 : -1)],
        u: i,
        v: j,
        shade: 0.9,
      }
    })
  const side = (end: 1 | -1): Mesh =>
    net(1, 1, (i, j) => {
      const off = -(end === 1 ? i : 1 - i) * BOARD_MM
      const part = 1 - j
      return {
        at: [(end * width) / 2, from[1] + dy * part + ny * off, from[0] + dz * part + nz * off],
        normal: [end, 0, 0],
        u: i,
        v: j,
        shade: 0.9,
      }
    })
  return joined([face(1), face(-1), edge(0), edge(1), side(1), side(-1)])
}

/** What does not move: boards, wire, hanger and nail. */
function stillShapes(calendar: CalendarMeasures, { wire }: Hanging): Shape[] {
  const { sheet, isStanding } = calendar
  const [z, y] = wire
  const loops = wireLoops({ width: sheet.width, notch: isStanding ? 0 : NOTCH_MM, middle: wire, radius: LOOP_RADIUS })
  // They are too many for the shadow, and so near to the paper that theirs is not seen.
  const binding: Shape = { id: 'loops', mesh: loops, stuff: 'wire', isCasting: false }
  if (isStanding) {
    const [far, low] = [sheet.height * Math.cos(LEAN) + 2, 0]
    const front = boardMesh(sheet.width, [0.8, y - 1.5], [far, low])
    const back = boardMesh(sheet.width, [-far, low], [-0.8, y - 1.5])
    const foot = boardMesh(sheet.width, [far, 0.4], [-far, 0.4])
    return [
      binding,
      ...[front, back, foot].map((mesh, at): Shape => ({ id: `board-${at}`, mesh, stuff: 'board', isCasting: true })),
    ]
  }
  const back = boardMesh(sheet.width, [-HOLE_MM, OFF_WALL - 3.4], [sheet.height - HOLE_MM, OFF_WALL - 3.4])
  const wireUp = hanger(sheet.width, [z - 1, y - 1.4])
  const head = lathe([
    { radius: 1.1, y: 0, normal: [1, 0] },
    { radius: 1.1, y: 9, normal: [1, 0] },
    { radius: 3, y: 9.4, normal: [0.7, 0.7] },
    { radius: 0, y: 10.2, normal: [0, 1] },
  ])
  const nail: Mesh = {
    ...head,
    positions: head.positions.map((value, at) => value + (at % 3 === 2 ? wireUp.peak[2] + 2.2 : 0)),
  }
  return [
    { id: 'board', mesh: back, stuff: 'board', isCasting: true },
    binding,
    { id: 'hanger', mesh: wireUp.mesh, stuff: 'wire', isCasting: true },
    { id: 'nail', mesh: nail, stuff: 'nail', isCasting: true },
  ]
}

/** The sheets that are in front at a moment: the one in the air, the one under it, and one more whose edge is seen. */
function movingShapes(calendar: CalendarMeasures, hanging: Hanging, { at, way }: State): Shape[] {
  const { sheets } = calendar
  const done = Math.floor(at)
  const turned = at - done
  const layerOf = (sheet: number) => sheets - 1 - sheet
  const flying = turned > 0 ? hanging.turning(layerOf(done), turned, way) : null
  const first = flying ? done + 1 : done
  const resting = [first, first + 1]
    .filter((sheet) => sheet < sheets)
    .flatMap((sheet) => {
      const profile = hanging.resting(layerOf(sheet))
      return sheetShapes(calendar, [profile, profile], {
        ...{ id: `rest${sheet - first}`, print: sheetKey(sheet), isCasting: sheet === first },
        light: (side) =>
          sheet === first ? hanging.light(profile, side, flying ? [flying] : []) : profile.x.map(() => 1),
      })
    })
  if (!flying) return resting
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const twist = way * TWIST * (row / (ROWS - 1) - 0.5) * Math.sin(2 * Math.PI * Math.min(turned, 0.5))
    return hanging.turning(layerOf(done), clamp(turned + twist), way)
  })
  const around = [flying, ...(first < sheets ? [hanging.resting(layerOf(first))] : [])]
  const flyingShapes = sheetShapes(calendar, rows, {
    ...{ id: 'flying', print: sheetKey(done), isCasting: true },
    light: (side) => hanging.light(flying, side, around),
  })
  return [...resting, ...flyingShapes]
}

function sight({ sheet, isStanding }: CalendarMeasures): Sight {
  const across = sheet.width / 2 + 10
  if (isStanding)
    return { middle: [0, sheet.height * 0.5, 0], across: across * 1.12, up: sheet.height * 0.78, lift: 19, turn: -17 }
  return { middle: [0, 0, sheet.height / 2 - HOLE_MM - 8], across, up: sheet.height / 2 + 22, lift: 90, turn: 0 }
}

export function calendarModel(calendar: CalendarMeasures, { stops }: { stops: readonly string[] }): PagesModel {
  const hanging = calendar.isStanding ? onStand(calendar) : onWall(calendar)
  const still = stillShapes(calendar, hanging)
  const last = calendar.sheets - 1
  return {
    noun: 'calendar',
    unit: 'page',
    stops,
    overName: null,
    start: { at: 0, way: 1, over: {}, spread: 1 },
    surrounding: calendar.isStanding ? 'desk' : 'wall',
    drag: 'sheet',
    reach: calendar.sheet,
    pictureSide: (_, height) => clamp(height * 0.9, 640, 1600),
    pose: (state) => [...still, ...movingShapes(calendar, hanging, state)],
    sight: () => sight(calendar),
    pictures: ({ at, way }) => {
      const [first, second] = way === 1 ? [Math.floor(at), Math.ceil(at)] : [Math.ceil(at), Math.floor(at)]
      const near = [first, second, second + way, second + 1, first - way, second + 2 * way]
      return [...new Set(near.filter((stop) => stop >= 0 && stop <= last).map(sheetKey))]
    },
    flat: ({ at }) => [sheetKey(Math.round(at))],
  }
}

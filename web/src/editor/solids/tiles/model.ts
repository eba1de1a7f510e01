import type { Size } from '@kea/design/geometry/surfaces'
import { clamp, type PagesModel, type Place, type Shape, type State } from '../../looks/pages/model'
import { type CardBody, cardBody } from '../mesh/card-body'
import { smooth } from '../mesh/mesh'

export interface TilesMeasures {
  tile: Size
  radius: number
  /** The pictures of all tiles, in the order of the print file: both of a pair follow each other. */
  faces: readonly string[]
  /** What each tile shows. */
  names: readonly string[]
}

const THICK_MM = 2
const GAP_MM = 9
/** The chosen tile is lifted by this much. */
const CHOSEN_MM = 5
/** The half turn that a tile makes is up to this much off, as a hand lays it, in radians. */
const CARELESS = 0.035

/** A number 0..1 that looks like chance, the same each time. */
const chance = (at: number): number => Math.abs(Math.sin(at * 127.1 + 311.7) * 43_758.5453) % 1

/** The order in which tiles lie, mixed, the same each time. */
export function mixedOrder(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at).toSorted((a, b) => chance(a + 1) - chance(b + 1))
}

/** Columns and rows for so many tiles, a little wider than high. */
export function gridOf(count: number): { columns: number; rows: number } {
  const ideal = Math.sqrt(count * 0.72)
  const full = [Math.floor(ideal), Math.ceil(ideal)].find((rows) => rows > 0 && count % rows === 0)
  const rows = full ?? Math.max(Math.floor(ideal), 1)
  const columns = Math.ceil(count / rows)
  return { columns, rows: Math.ceil(count / columns) }
}

/** Where the tile at a place of the grid lies, and how it is turned over. */
export function tilePlace(
  { tile, faces }: TilesMeasures,
  place: number,
  { over, isChosen }: { over: number; isChosen: boolean },
): Place {
  const { columns, rows } = gridOf(faces.length)
  const [column, row] = [place % columns, Math.floor(place / columns)]
  const step = (size: number) => size + GAP_MM
  const turned = smooth(0, 1, over)
  // It is lifted while it turns over.
  const lift = Math.sin(Math.PI * turned) * tile.width * 0.72
  return {
    at: [
      (column - (columns - 1) / 2) * step(tile.width) + (chance(place + 0.3) - 0.5) * 1.6,
      THICK_MM / 2 + lift + (isChosen ? CHOSEN_MM : 0),
      (row - (rows - 1) / 2) * step(tile.height) + (chance(place + 0.7) - 0.5) * 1.6,
    ],
    yaw: (chance(place + 0.1) - 0.5) * 2 * CARELESS,
    pitch: 0,
    roll: Math.PI * turned,
  }
}

/** Two pairs are turned up when the table is first seen. */
function turnedUpFirst(order: readonly number[]): Record<number, number> {
  const up = [0, 1, 6, 7]
  return Object.fromEntries(order.flatMap((tile, place) => (up.includes(tile) ? [[place, 1]] : [])))
}

function pose(tiles: TilesMeasures, body: CardBody, order: readonly number[], { at, over }: State): Shape[] {
  return order.flatMap((tile, place): Shape[] => {
    const shared = { place: tilePlace(tiles, place, { over: over[place] ?? 0, isChosen: place === at }), stop: place }
    return [
      { ...shared, id: `upper-${place}`, mesh: body.upper, stuff: 'card', print: 'back', isCasting: true },
      {
        ...shared,
        id: `lower-${place}`,
        mesh: body.lower,
        stuff: 'card',
        print: tiles.faces[tile] ?? '',
        isCasting: false,
      },
      { ...shared, id: `rim-${place}`, mesh: body.rim, stuff: 'board', isCasting: false },
    ]
  })
}

export function tilesModel(tiles: TilesMeasures): PagesModel {
  const { tile, faces, names } = tiles
  const order = mixedOrder(faces.length)
  const body = cardBody({ ...tile, radius: tiles.radius, thick: THICK_MM })
  const { columns, rows } = gridOf(faces.length)
  const half = (count: number, size: number) => (count * (size + GAP_MM)) / 2
  const [across, deep] = [half(columns, tile.width), half(rows, tile.height)]
  const place = (at: number) => `row ${Math.floor(at / columns) + 1}, place ${(at % columns) + 1}`
  const faceAt = (at: number) => faces[order[at] ?? 0] ?? ''
  return {
    noun: 'memory game',
    unit: 'tile',
    stops: order.map((_, at) => `Tile in ${place(at)}`),
    overName: (at, isOver) => `Tile in ${place(at)}: ${isOver ? names[order[at] ?? 0] : 'face down'}`,
    start: { at: 0, way: 1, over: turnedUpFirst(order), spread: 1 },
    surrounding: 'table',
    drag: 'none',
    reach: tile,
    pictureSide: (width) => clamp(width * 0.16, 160, 320),
    pose: (state) => pose(tiles, body, order, state),
    sight: () => ({ middle: [0, 0, 0], across: across + 6, up: deep * 0.9 + 6, lift: 64, turn: -7 }),
    pictures: ({ at, over }) => {
      const isUp = (place: number) => (over[place] ?? 0) > 0 || place === Math.round(at)
      const places = order.map((_, place) => place)
      const sorted = [...places.filter(isUp), ...places.filter((place) => !isUp(place))]
      return [...new Set(['back', ...sorted.map(faceAt)])]
    },
    flat: ({ at, over }) => [(over[Math.round(at)] ?? 0) > 0.5 ? faceAt(Math.round(at)) : 'back'],
  }
}

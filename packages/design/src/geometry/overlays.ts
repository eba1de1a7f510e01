import type { Overlay, ProductDefinition, ProductPart } from '../product/definition'
import type { PathData, Primitive } from './display-list'
import { pathOnFace } from './outline'
import type { Size } from './surfaces'

/** The lines along which a puzzle is pressed. */
const CUT_LINE = { colour: '#5b6660', widthMm: 0.4 } as const

/** One side of a puzzle piece with its knob, as points of four curves: along the side and out of it, in pieces. */
const KNOB: readonly (readonly [along: number, out: number])[] = [
  [0.2, 0],
  [0.46, -0.02],
  [0.42, 0.08],
  [0.38, 0.16],
  [0.38, 0.26],
  [0.5, 0.26],
  [0.62, 0.26],
  [0.62, 0.16],
  [0.58, 0.08],
  [0.54, -0.02],
  [0.8, 0],
  [1, 0],
]

type Place = (along: number, out: number) => readonly [x: number, y: number]

/** One cut from edge to edge. The knobs of neighbours point to different sides. */
function jigsawCut(pieces: number, cut: number, place: Place): PathData {
  const point = (along: number, out: number) =>
    place(along, out)
      .map((value) => Math.round(value * 100) / 100)
      .join(' ')
  const sides = Array.from({ length: pieces }, (_, piece) => {
    const side = (piece + cut) % 2 === 0 ? 1 : -1
    const points = KNOB.map(([along, out]) => point(piece + along, out * side))
    return [0, 3, 6, 9].map((at) => `C${points.slice(at, at + 3).join(' ')}`).join('')
  })
  return `M${point(0, 0)}${sides.join('')}`
}

/** The cuts of a puzzle without its outer edge. */
export function jigsawPath(columns: number, rows: number, face: Size): PathData {
  const [width, height] = [face.width / columns, face.height / rows]
  const across = Array.from({ length: rows - 1 }, (_, at) =>
    jigsawCut(columns, at, (along, out) => [along * width, (at + 1 + out) * height]),
  )
  const down = Array.from({ length: columns - 1 }, (_, at) =>
    jigsawCut(rows, at + 1, (along, out) => [(at + 1 + out) * width, along * height]),
  )
  return [...across, ...down].join('')
}

/** Draws rank and suit of the card with a place in its deck. */
export type CardIndex = (
  overlay: Extract<Overlay, { kind: 'card-index' }>,
  part: ProductPart,
  face: Size,
  place: number,
) => Primitive

interface Drawing {
  /** Of the surface among those of its part, from 0. */
  place: number
  /** Null while it loads. */
  cards: () => CardIndex | null
}

/** True for a product whose cards have rank and suit. */
export const hasCardIndex = ({ parts, effects }: ProductDefinition): boolean =>
  [...parts, ...effects.flatMap(({ part = {} }) => Object.values(part))].some(({ overlays = [] }) =>
    overlays.some(({ kind }) => kind === 'card-index'),
  )

function drawn(overlay: Overlay, part: ProductPart, face: Size, { place, cards }: Drawing): Primitive {
  if (overlay.kind === 'card-index') return cards()?.(overlay, part, face, place) ?? { kind: 'group', children: [] }
  if (overlay.kind === 'path') {
    const { strokeMm: widthMm, colour } = overlay
    return { kind: 'path', path: pathOnFace(overlay, part, face), stroke: { colour: colour as `#${string}`, widthMm } }
  }
  const isTurned = part.size.widthMm > part.size.heightMm !== face.width > face.height
  const [columns, rows] = isTurned ? [overlay.rows, overlay.columns] : [overlay.columns, overlay.rows]
  return { kind: 'path', path: jigsawPath(columns, rows, face), stroke: CUT_LINE }
}

/** False for what only the screen shows. */
const isPrinted = (overlay: Overlay): boolean =>
  overlay.kind === 'card-index' || (overlay.kind === 'path' && overlay.isPrinted)

/** What a part shows above the shopper's items: all of it on screen, and in print what is printed. */
export const composeOverlays = (
  part: ProductPart,
  face: Size,
  { on, ...drawing }: Drawing & { on: 'screen' | 'print' },
): Primitive[] =>
  part.overlays
    .filter((overlay) => on === 'screen' || isPrinted(overlay))
    .map((overlay) => drawn(overlay, part, face, drawing))

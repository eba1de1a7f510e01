import type { Frame, PlacedText } from '../document/document'
import { isExample } from '../edits/start'
import { boxAround } from '../geometry/box-around'
import type { Point } from '../geometry/crop'
import type { Box, PathData } from '../geometry/display-list'
import { applyMatrix, frameCentre, moveFrame, pointOfFrame, turnAbout } from '../geometry/frame'
import { growBox, holePaths, outlinePath } from '../geometry/outline'
import { rectPath } from '../geometry/path'
import { apartBoxes } from '../geometry/piece-boxes'
import { quietBoxes } from '../geometry/quiet-areas'
import type { SurfaceGeometry } from '../geometry/surfaces'
import { scaleItem } from '../items/item-types'
import { FIRST_WORDS } from '../items/text/edit'
import type { ProductPart } from '../product/definition'
import { layoutText } from '../text/layout-text'
import type { Shape } from '../text/shape'
import { sayMissing } from '../text/signs'
import type { Finding, PreflightWorld } from './finding'
import { depthInside, isInside, polygonsOf } from './polygon'
import { quoted } from './quoted'

/** Overlap that nobody sees. */
const TOLERANCE_MM = 0.1
/** Points along each side of a text that are looked at. */
const SAMPLES = 8

/** The box of the words without the rest of the frame, turned as the frame is. */
export function lettersFrame({ frame, data }: PlacedText, shape: Shape): Frame {
  const { x, y, width, height } = layoutText(data, frame, shape).bounds
  const own = { x: x + width / 2, y: y + height / 2 }
  const centre = applyMatrix(turnAbout(frameCentre(frame), frame.angle), own)
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height, angle: frame.angle }
}

const along = Array.from({ length: SAMPLES + 1 }, (_, at) => (2 * at) / SAMPLES - 1)

/** Points along the edge of a turned frame. */
const edgePoints = (frame: Frame): Point[] =>
  along.flatMap((at) =>
    [
      { x: at, y: -1 },
      { x: at, y: 1 },
      { x: -1, y: at },
      { x: 1, y: at },
    ].map((point) => pointOfFrame(frame, point)),
  )

/** The upright box around the words of a text. */
export const lettersBox = (item: PlacedText, shape: Shape): Box => boxAround([edgePoints(lettersFrame(item, shape))])

/** The shift that brings a length from `start` into the range from `low` to `high`. */
const shiftInto = (start: number, length: number, low: number, high: number): number =>
  start < low ? low - start : Math.min(high - (start + length), 0)

/** The text inside a box: moved, and first made smaller where it is too large. */
export function broughtInto(item: PlacedText, safe: Box, shape: Shape): PlacedText {
  const large = lettersBox(item, shape)
  const factor = Math.min(1, safe.width / large.width, safe.height / large.height)
  const { x, y } = frameCentre(item.frame)
  const [width, height] = [item.frame.width * factor, item.frame.height * factor]
  const smaller = { ...item.frame, x: x - width / 2, y: y - height / 2, width, height }
  const scaled = factor < 1 ? (scaleItem(item, smaller, factor) as PlacedText) : item
  const box = lettersBox(scaled, shape)
  const by = {
    x: shiftInto(box.x, box.width, safe.x, safe.x + safe.width),
    y: shiftInto(box.y, box.height, safe.y, safe.y + safe.height),
  }
  return { ...scaled, frame: moveFrame(scaled.frame, by) }
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** What covers a text: the label of a quiet area, or a hole; null for nothing. */
function coverOf(geometry: SurfaceGeometry, points: readonly Point[]): string | null {
  const box = boxAround([points])
  const quiet = quietBoxes(geometry).find((covered) => overlaps(box, covered))
  if (quiet) return quiet.label.toLowerCase()
  const isHoled = holePaths(geometry.part, geometry.face).some((hole) => {
    const polygons = polygonsOf(hole)
    // A small hole lies between the points of a large text.
    const middle = boxAround(polygons)
    return points.some((point) => isInside(point, polygons)) || overlaps(box, middle)
  })
  return isHoled ? 'hole' : null
}

/** True for the words of a new text, and for our examples. */
export const isUnwritten = (item: PlacedText, part: ProductPart): boolean =>
  item.data.words.trim() === FIRST_WORDS || isExample(item, part)

/** Words that nobody wrote; null for others. */
function unwritten({ geometry }: PreflightWorld, item: PlacedText): Finding | null {
  const words = item.data.words.trim()
  const text =
    words === ''
      ? 'One of your texts is empty.'
      : words === FIRST_WORDS
        ? `One of your texts still says “${FIRST_WORDS}”.`
        : isExample(item, geometry.part)
          ? `“${words}” is one of our examples.`
          : null
  if (text === null) return null
  const remedy = { kind: 'patch', label: 'Remove this text', patch: { remove: [item.id] } } as const
  return { kind: 'unwritten', surface: item.surface, item: item.id, text, remedy }
}

/** True for words that may be printed: not for none, nor for those that stand for a shopper's words. */
export const isWritten = ({ data }: PlacedText): boolean => !['', FIRST_WORDS].includes(data.words.trim())

/** The piece of a face on which a point lies, or the nearest one. */
function pieceAt({ part, face }: SurfaceGeometry, { x, y }: Point): Box {
  const distance = (box: Box) =>
    Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height))
  return apartBoxes(part, face).reduce((best, box) => (distance(box) < distance(best) ? box : best))
}

/** Words near or past the edge, across a gap between pieces, or under a hole or a handle; null for others. */
export function misplaced({ geometry, shape }: PreflightWorld, item: PlacedText): Finding | null {
  const { part, face } = geometry
  const place = { surface: item.surface, item: item.id }
  const letters = lettersFrame(item, shape)
  const points = edgePoints(letters)
  const piece = pieceAt(geometry, frameCentre(letters))
  const isWhole = piece.width === face.width && piece.height === face.height
  const depthIn = (path: PathData) => {
    const edge = polygonsOf(path)
    return Math.min(...points.map((point) => depthInside(point, edge)))
  }
  const onFace = depthIn(outlinePath(part, face))
  const depth = isWhole ? onFace : Math.min(onFace, depthIn(rectPath(piece)))
  const name = quoted(item.data.words)
  if (depth < part.safeMm - TOLERANCE_MM) {
    const text =
      onFace < 0
        ? `${name} runs off the print.`
        : depth < 0
          ? `${name} runs across the gap between two pieces.`
          : `${name} is close to the edge and may be cut.`
    // In a round or cut shape the corners of the box are outside, so only the shopper knows a better place.
    const isBox = part.outline.kind === 'rect'
    const put = [broughtInto(item, growBox(piece, -part.safeMm), shape)]
    const remedy = isBox ? ({ kind: 'patch', label: 'Move it inside', patch: { put } } as const) : null
    return { kind: 'text-cut', ...place, text, remedy }
  }
  const cover = coverOf(geometry, points)
  return cover ? { kind: 'text-covered', ...place, text: `${name} lies under the ${cover}.`, remedy: null } : null
}

/** Signs that the font lacks; null for none. */
function unprinted({ shape }: PreflightWorld, item: PlacedText): Finding | null {
  const said = sayMissing(layoutText(item.data, item.frame, shape).missing)
  const text = `${quoted(item.data.words)}: ${said}`
  return said ? { kind: 'unprinted', surface: item.surface, item: item.id, text, remedy: null } : null
}

/** What will go wrong with a text: unwritten words, signs without letters, words near or past the edge or covered. */
export function textFindings(world: PreflightWorld, item: PlacedText): Finding[] {
  if (!isWritten(item)) return [unwritten(world, item)].filter((finding) => finding !== null)
  // Our examples may stay as they are.
  return [unwritten(world, item), unprinted(world, item), misplaced(world, item)].filter((finding) => finding !== null)
}

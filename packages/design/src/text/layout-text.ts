import type { Box, Glyph, GlyphsPrimitive, Matrix, PathPrimitive } from '../display-list'
import { type Curve, curveOf } from './arc'
import { guessShape } from './guess-shape'
import { type Line, type LineGlyph, linesOf } from './lines'
import type { Shape } from './shape'
import type { TextData } from './text-data'

export interface TextLayout {
  /** One primitive; none for a text without ink. */
  list: readonly (GlyphsPrimitive | PathPrimitive)[]
  /** The lines at their full height, with the outline around them. */
  bounds: Box
  /** True when the lines are larger than the box. */
  overflows: boolean
  /** Characters that the font lacks, each once. They are not drawn. */
  missing: readonly string[]
  /** False while bars stand for the glyphs of a font that is not loaded. */
  isLoaded: boolean
}

/** A glyph, and where the middle of its advance stands. */
interface PlacedGlyph {
  glyph: LineGlyph
  matrix: Matrix
}

/** A block of lines around the point (0, 0). */
interface Block {
  width: number
  glyphs: readonly PlacedGlyph[]
  extent: Box
}

/** Overflow that nobody sees. */
const TOLERANCE_MM = 0.01
/** A bar is as high as a small letter. */
const BAR_EM = 0.5
const SHARE_BEFORE = { left: 0, centre: 0.5, right: 1 }

/** Places a text in its box: wrapped to the width, aligned, and in the middle of the height. */
export function layoutText(data: TextData, box: Box, shape: Shape): TextLayout {
  const margin = (data.outline?.widthMm ?? 0) / 2
  const width = box.width - 2 * margin
  const shaped = linesOf(data, width, shape)
  const lines = shaped ?? linesOf(data, width, guessShape) ?? []
  const block = blockOf(lines, data)
  const { extent } = block
  const toX = box.x + margin + (width - block.width) * SHARE_BEFORE[data.align] + block.width / 2
  const toY = box.y + box.height / 2 - (extent.y + extent.height / 2)
  const glyphs = block.glyphs.map(({ glyph, matrix: [a, b, c, d, e, f] }): PlacedGlyph => {
    return { glyph, matrix: [a, b, c, d, e + toX, f + toY] }
  })
  const bounds = {
    x: extent.x + toX - margin,
    y: extent.y + toY - margin,
    width: extent.width + 2 * margin,
    height: extent.height + 2 * margin,
  }
  return {
    list: shaped ? inkOf(data, glyphs) : barsOf(data, glyphs),
    bounds,
    overflows: !isInside(bounds, box),
    missing: [...new Set(lines.flatMap(({ run }) => run.missing))],
    isLoaded: shaped !== null,
  }
}

function blockOf(lines: readonly Line[], data: TextData): Block {
  const { sizeMm } = data
  const { ascent = 0, descent = 0 } = lines[0]?.run ?? {}
  const width = Math.max(...lines.map((line) => line.width))
  const step = data.lineHeight * sizeMm
  const height = (ascent + descent) * sizeMm + (lines.length - 1) * step
  const curve = curveOf(data.arc ?? 0, width, height)
  const placed = lines.map((line, index) => {
    const start = (width - line.width) * SHARE_BEFORE[data.align] - width / 2
    const baseline = (index - (lines.length - 1) / 2) * step
    const glyphs = line.glyphs.map((glyph) => ({ glyph, matrix: curve(start + glyph.middle, baseline) }))
    return { glyphs, corners: cornersOf(line, start, baseline, sizeMm, curve) }
  })
  return {
    width,
    glyphs: placed.flatMap(({ glyphs }) => glyphs),
    extent: extentOf(placed.flatMap(({ corners }) => corners)),
  }
}

interface Point {
  x: number
  y: number
}

const transform = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

/** The corners of each glyph's advance at the full height of the line; a line without glyphs has its start. */
function cornersOf(line: Line, start: number, baseline: number, sizeMm: number, curve: Curve): Point[] {
  const { ascent, descent } = line.run
  const cells = line.glyphs.length > 0 ? line.glyphs : [{ middle: 0, advance: 0 }]
  return cells.flatMap(({ middle, advance }) => {
    const matrix = curve(start + middle, baseline)
    return [-advance / 2, advance / 2].flatMap((x) =>
      [-ascent, descent].map((y) => transform(matrix, x * sizeMm, y * sizeMm)),
    )
  })
}

function extentOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - TOLERANCE_MM &&
  inner.y >= outer.y - TOLERANCE_MM &&
  inner.x + inner.width <= outer.x + outer.width + TOLERANCE_MM &&
  inner.y + inner.height <= outer.y + outer.height + TOLERANCE_MM

function inkOf({ font, sizeMm, colour, outline }: TextData, placed: readonly PlacedGlyph[]): GlyphsPrimitive[] {
  const glyphs = placed.map(({ glyph, matrix }): Glyph => {
    const [a, b, c, d] = matrix
    const origin = transform(matrix, (glyph.dx - glyph.advance / 2) * sizeMm, glyph.dy * sizeMm)
    return { id: glyph.id, text: glyph.text, transform: [a, b, c, d, origin.x, origin.y] }
  })
  return glyphs.length > 0 ? [{ kind: 'glyphs', font, sizeMm, glyphs, colour, ...(outline && { outline }) }] : []
}

const number = (value: number) => `${Math.round(value * 1000) / 1000}`

/** One path with a bar for each letter, so that neighbours become one bar. */
function barsOf({ sizeMm, colour }: TextData, placed: readonly PlacedGlyph[]): PathPrimitive[] {
  const letters = placed.filter(({ glyph }) => glyph.text !== ' ')
  const path = letters.map(({ glyph, matrix }) => {
    const half = (glyph.advance * sizeMm) / 2
    const top = -BAR_EM * sizeMm
    const corners = [
      transform(matrix, -half, 0),
      transform(matrix, -half, top),
      transform(matrix, half, top),
      transform(matrix, half, 0),
    ]
    return `M${corners.map(({ x, y }) => `${number(x)} ${number(y)}`).join('L')}Z`
  })
  return letters.length > 0 ? [{ kind: 'path', path: path.join(''), fill: colour }] : []
}

import type { Box, Glyph, GlyphsPrimitive, Matrix, PathPrimitive } from '../geometry/display-list'
import { curveOf } from './arc'
import { guessShape } from './guess-shape'
import { type Line, type LineGlyph, linesOf } from './lines'
import type { Shape } from './shape'
import type { TextData } from './text-data'

export interface TextLayout {
  /** One primitive; none for a text without letters. */
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

/** The lines of a text in its box. */
export interface SetText {
  lines: readonly Line[]
  /** The lines at their full height, without the outline around them. */
  extent: Box
  isLoaded: boolean
  /** Where a point of a line stands, so far from the start of that line. */
  matrixAt: (line: number, x: number) => Matrix
}

/** A glyph, and where the middle of its advance stands. */
interface PlacedGlyph {
  glyph: LineGlyph
  matrix: Matrix
}

/** Overflow that nobody sees. */
const TOLERANCE_MM = 0.01
/** A bar is as high as a small letter. */
const BAR_EM = 0.5
const SHARE_BEFORE = { left: 0, centre: 0.5, right: 1 }

/** Sets the lines of a text: wrapped to the width of the box, aligned, and in the middle of its height. */
export function setText(data: TextData, box: Box, shape: Shape): SetText {
  const { sizeMm, align } = data
  const margin = (data.outline?.widthMm ?? 0) / 2
  const width = box.width - 2 * margin
  const shaped = linesOf(data, width, shape)
  const lines = shaped ?? linesOf(data, width, guessShape) ?? []
  const { ascent = 0, descent = 0 } = lines[0]?.run ?? {}
  const widest = Math.max(...lines.map((line) => line.width))
  const step = data.lineHeight * sizeMm
  const curve = curveOf(data.arc ?? 0, widest, (ascent + descent) * sizeMm + (lines.length - 1) * step)
  /** A line of the block around the point (0, 0). */
  const inBlock = (index: number, x: number): Matrix => {
    const start = (widest - (lines[index]?.width ?? 0)) * SHARE_BEFORE[align] - widest / 2
    return curve(start + x, (index - (lines.length - 1) / 2) * step)
  }
  const extent = extentOf(lines.flatMap((line, index) => cornersOf(line, sizeMm, (x) => inBlock(index, x))))
  const toX = box.x + margin + (width - widest) * SHARE_BEFORE[align] + widest / 2
  const toY = box.y + box.height / 2 - (extent.y + extent.height / 2)
  return {
    lines,
    extent: { ...extent, x: extent.x + toX, y: extent.y + toY },
    isLoaded: shaped !== null,
    matrixAt(line, x) {
      const [a, b, c, d, e, f] = inBlock(line, x)
      return [a, b, c, d, e + toX, f + toY]
    },
  }
}

/** The letters of a text in its box. */
export function layoutText(data: TextData, box: Box, shape: Shape): TextLayout {
  const { lines, extent, isLoaded, matrixAt } = setText(data, box, shape)
  const margin = (data.outline?.widthMm ?? 0) / 2
  const glyphs = lines.flatMap((line, index) =>
    line.glyphs.map((glyph): PlacedGlyph => ({ glyph, matrix: matrixAt(index, glyph.middle) })),
  )
  const bounds = {
    x: extent.x - margin,
    y: extent.y - margin,
    width: extent.width + 2 * margin,
    height: extent.height + 2 * margin,
  }
  return {
    list: isLoaded ? glyphsOf(data, glyphs) : barsOf(data, glyphs),
    bounds,
    overflows: !isInside(bounds, box),
    missing: [...new Set(lines.flatMap(({ run }) => run.missing))],
    isLoaded,
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
function cornersOf(line: Line, sizeMm: number, matrixAt: (x: number) => Matrix): Point[] {
  const { ascent, descent } = line.run
  const cells = line.glyphs.length > 0 ? line.glyphs : [{ middle: 0, advance: 0 }]
  return cells.flatMap(({ middle, advance }) => {
    const matrix = matrixAt(middle)
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

function glyphsOf({ font, sizeMm, colour, outline }: TextData, placed: readonly PlacedGlyph[]): GlyphsPrimitive[] {
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

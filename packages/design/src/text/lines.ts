import { type BrokenLine, breakLines } from './break-lines'
import type { Shape, ShapedGlyph, ShapedRun } from './shape'
import type { TextData } from './text-data'

export interface LineGlyph extends ShapedGlyph {
  /** From the start of the line to the middle of the glyph, in mm. */
  middle: number
}

export interface Line extends BrokenLine {
  run: ShapedRun
  glyphs: readonly LineGlyph[]
  width: number
}

/** Rounding must not wrap a line that fills its box exactly. */
const TOLERANCE_MM = 1e-6

/** Sets glyphs one after the other. The letter spacing stands between clusters, so not after the last one. */
function setGlyphs(run: ShapedRun, { sizeMm, letterSpacing }: TextData): Omit<Line, keyof BrokenLine> {
  let x = 0
  const glyphs = run.glyphs.map((glyph, index): LineGlyph => {
    if (index > 0 && glyph.text !== '') x += letterSpacing * sizeMm
    const middle = x + (glyph.advance * sizeMm) / 2
    x += glyph.advance * sizeMm
    return { ...glyph, middle }
  })
  return { run, glyphs, width: x }
}

/** The lines of a text, wrapped to a width in mm; null while its font is not loaded. */
export function linesOf(data: TextData, width: number, shape: Shape): Line[] | null {
  const setText = (text: string) => {
    const run = shape(text, data.font, { ligatures: data.letterSpacing === 0 })
    return run && setGlyphs(run, data)
  }
  // Without a font no line is too long; the answer is null then.
  const fits = (text: string) => (setText(text)?.width ?? 0) <= width + TOLERANCE_MM
  const lines = breakLines(data.words, fits).map((line): Line | null => {
    const set = setText(line.text)
    return set && { ...line, ...set }
  })
  return lines.every((line) => line !== null) ? lines : null
}

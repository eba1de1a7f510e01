import type { FontId } from './fonts'

/** Lengths in em: 1 is the size of the text. */
export interface ShapedGlyph {
  /** The glyph's index in the font. */
  id: number
  /** The characters that it stands for; empty for the further glyphs of a cluster. */
  text: string
  /** From its origin to that of the next glyph. */
  advance: number
  /** From its origin to where it is drawn, to the right and down. */
  dx: number
  dy: number
}

/** One line of text in one font, from left to right. */
export interface ShapedRun {
  glyphs: readonly ShapedGlyph[]
  /** What the font lacks, each once and in order. No glyph stands for it. */
  missing: readonly string[]
  /** From the baseline to the highest and to the lowest edge of a line, both positive. */
  ascent: number
  descent: number
}

/**
 * The port of text layout; null while the font is not loaded. Spaced letters are shaped without ligatures, which would
 * stay narrow.
 */
export type Shape = (text: string, font: FontId, options: { ligatures: boolean }) => ShapedRun | null

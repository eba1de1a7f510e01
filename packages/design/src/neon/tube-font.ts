import type { PathData } from '../geometry/display-list'

/** A character as centre lines of a tube, in thousandths of an em from the left end of the base line. */
export interface TubeGlyph {
  advance: number
  /** Open paths of M, L and C. Where two pieces do not go on in one direction, the stroke has a corner. */
  strokes: readonly PathData[]
}

/** A font of single lines. `pnpm neon-fonts` makes its files. */
export interface TubeFont {
  /** The height of a capital H. */
  capHeight: number
  /** The advance of a blank. */
  space: number
  /** True where one letter goes on in the next. */
  joins: boolean
  glyphs: Readonly<Record<string, TubeGlyph>>
}

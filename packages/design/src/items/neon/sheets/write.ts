import type { Colour, Primitive } from '../../../geometry/display-list'
import { layoutText } from '../../../text/layout-text'
import type { Shape } from '../../../text/shape'

export const INK: Colour = '#16211b'
const PAPER: Colour = '#ffffff'
/** Wider than any line of ours. */
const WIDE_MM = 3_000
/** Around letters over a drawing, as a part of their height. */
const HALO = 0.3

export interface Words {
  text: string
  /** The start, middle or end of the line, by `align`. */
  x: number
  /** The middle of its height. */
  y: number
  sizeMm: number
  align?: 'left' | 'centre' | 'right'
  /** Words over a drawing have paper around their letters. */
  isOver?: boolean
}

/** One line of words of the workshop. Nothing while the font loads. */
export function wordsAt({ text, x, y, sizeMm, align = 'left', isOver = false }: Words, shape: Shape): Primitive[] {
  const left = { left: x, centre: x - WIDE_MM / 2, right: x - WIDE_MM }[align]
  // The line stands in its box with half of the paper around its letters at each side.
  const halo = isOver ? { outline: { colour: PAPER, widthMm: HALO * sizeMm } } : {}
  const { list, isLoaded } = layoutText(
    { words: text, font: 'figtree', sizeMm, colour: INK, align, lineHeight: 1.2, letterSpacing: 0, ...halo },
    { x: left, y: y - sizeMm, width: WIDE_MM, height: 2 * sizeMm },
    shape,
  )
  return isLoaded ? [...list] : []
}

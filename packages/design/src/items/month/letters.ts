import type { Box, Colour, Primitive } from '../../geometry/display-list'
import type { FontId } from '../../text/fonts'
import { guessShape } from '../../text/guess-shape'
import { layoutText } from '../../text/layout-text'
import type { Shape } from '../../text/shape'

interface Letters {
  words: string
  font: FontId
  sizeMm: number
  colour: Colour
  align?: 'left' | 'centre' | 'right'
  /** The colour around the letters, on a photo. */
  outline?: Colour
}

const OUTLINE_SHARE = 0.12

/** Wider than any words. */
const WIDE_MM = 10_000

/** A box in which words of this alignment stand where they would in a narrow one, and are never wrapped. */
function unbroken(box: Box, align: 'left' | 'centre' | 'right'): Box {
  const left = align === 'left' ? 0 : align === 'centre' ? WIDE_MM / 2 : WIDE_MM
  return { ...box, x: box.x - left, width: box.width + WIDE_MM }
}

/** One line of words in the middle of the height of a box. It is not wrapped. */
export function lineOf(
  { words, font, sizeMm, colour, align = 'left', outline }: Letters,
  box: Box,
  shape: Shape,
): readonly Primitive[] {
  const data = {
    words,
    font,
    sizeMm,
    colour,
    align,
    lineHeight: 1,
    letterSpacing: 0,
    ...(outline && { outline: { colour: outline, widthMm: sizeMm * OUTLINE_SHARE } }),
  }
  return layoutText(data, unbroken(box, align), shape).list
}

/** The width of words of one line in em. */
export function widthOf(words: string, font: FontId, shape: Shape): number {
  const { glyphs } = shape(words, font, { ligatures: true }) ?? guessShape(words)
  return glyphs.reduce((sum, { advance }) => sum + advance, 0)
}

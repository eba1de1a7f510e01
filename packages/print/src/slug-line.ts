import type { Glyph, GlyphsPrimitive } from '@kea/design/geometry/display-list'
import type { FontId } from '@kea/design/text/fonts'
import type { Shape } from '@kea/design/text/shape'

/** A line of text on the paper outside the bleed. */
export interface SlugLine {
  text: GlyphsPrimitive
  widthMm: number
}

const FONT: FontId = 'figtree'
const SIZE_MM = 2.5

export const SLUG_FONT = FONT

/** The line from the start of its baseline. Letters that the font lacks are left out. */
export function slugLine(text: string, shape: Shape): SlugLine {
  const run = shape(text.normalize('NFC'), FONT, { ligatures: true })
  if (!run) throw new Error(`The font ${FONT} is not loaded`)
  let x = 0
  const glyphs = run.glyphs.map(({ id, text: part, advance, dx, dy }): Glyph => {
    const at = x
    x += advance * SIZE_MM
    return { id, text: part, transform: [1, 0, 0, 1, at + dx * SIZE_MM, dy * SIZE_MM] }
  })
  return { text: { kind: 'glyphs', font: FONT, sizeMm: SIZE_MM, glyphs, colour: '#000000' }, widthMm: x }
}

import { plainShape } from '@kea/design/testing/texts'
import type { FontId } from '@kea/design/text/fonts'
import type { Shaper } from '@kea/text/shaper'
import { FontLibrary } from '../text/FontLibrary'

/** A shaper whose fonts all have the plain letters of the tests. */
export function plainShaper(): Shaper {
  const fonts = new Set<FontId>()
  return {
    addFont: (id) => void fonts.add(id),
    hasFont: (id) => fonts.has(id),
    shape: (text, font, options) => (fonts.has(font) ? plainShape(text, font, options) : null),
    outline: (font, glyph) => `${font}:${glyph}`,
  }
}

/** Fonts without a browser. */
export const testFonts = (): FontLibrary =>
  new FontLibrary({
    loadShaper: async () => plainShaper(),
    fetchFont: async () => new Uint8Array(),
    toPath: (outline) => ({ outline }) as unknown as Path2D,
  })

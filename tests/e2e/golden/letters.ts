import { cardIndex } from '../../../packages/design/src/geometry/card-index'
import type { Primitive } from '../../../packages/design/src/geometry/display-list'
import { drawingOf } from '../../../packages/design/src/items/graphic/all-drawings'
import type { FontsAndDrawings } from '../../../packages/design/src/items/item-type'
import { MONTHS } from '../../../packages/design/src/items/month/month-engine'
import { createShaper } from '../../../packages/text/src/shaper'
import { fontFile, harfBuzzWasm } from '../../../packages/text/src/testing/files'

const shaper = createShaper(harfBuzzWasm(), (code) => new WebAssembly.Module(code))

/** The fonts and drawings of the shop. */
export const drawings: FontsAndDrawings = {
  drawing: drawingOf,
  months: () => MONTHS,
  cards: () => cardIndex,
  neons: () => null,
  shape(text, font, options) {
    shaper.addFont(font, fontFile(font))
    return shaper.shape(text, font, options)
  },
}

/** The outlines of all glyphs in a list, each under its font and number. */
export function outlinesIn(list: readonly Primitive[]): Record<string, string> {
  const found = list.map((primitive): Record<string, string> => {
    if (primitive.kind === 'group' || primitive.kind === 'blur') return outlinesIn(primitive.children)
    if (primitive.kind !== 'glyphs') return {}
    const { font, glyphs } = primitive
    return Object.fromEntries(glyphs.map(({ id }) => [`${font} ${id}`, shaper.outline(font, id)]))
  })
  return Object.assign({}, ...found)
}

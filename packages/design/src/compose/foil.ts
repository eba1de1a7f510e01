import type { Box, Colour, Primitive } from '../geometry/display-list'
import { rectPath } from '../geometry/path'
import type { ProductPart } from '../product/definition'

/** The artwork of a foil stamp is black: what is black is stamped. */
const ARTWORK: Colour = '#000000'

/** Everything in one colour. A line around letters would be stamped as a blot, so it is left out. */
function inOneColour(list: readonly Primitive[], colour: Colour): Primitive[] {
  return list.map((primitive): Primitive => {
    switch (primitive.kind) {
      case 'glyphs': {
        const { outline: _, ...letters } = primitive
        return { ...letters, colour }
      }
      case 'path':
        return {
          ...primitive,
          ...(primitive.fill && { fill: colour }),
          ...(primitive.stroke && { stroke: { ...primitive.stroke, colour } }),
        }
      case 'group':
        return { ...primitive, children: inOneColour(primitive.children, colour) }
      default:
        return primitive
    }
  })
}

/** What is stamped in foil: on the screen on its cloth, in print as the black artwork of the stamp. */
export function stamped(
  content: readonly Primitive[],
  { foil }: Pick<ProductPart, 'foil'>,
  box: Box,
  on: 'screen' | 'print',
): Primitive[] {
  if (!foil) return [...content]
  if (on === 'print') return inOneColour(content, ARTWORK)
  const cloth: Primitive = { kind: 'path', path: rectPath(box), fill: foil.cloth as Colour }
  return [cloth, ...inOneColour(content, foil.colour as Colour)]
}

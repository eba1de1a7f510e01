import type {
  GlyphsPrimitive,
  GroupPrimitive,
  ImagePrimitive,
  PathPrimitive,
  Primitive,
} from '@kea/design/display-list'
import type { Images } from './images'
import { pathOperators } from './path-operators'
import { multiply, number, numbers, reference, rgb } from './pdf-values'
import { PrintRefusal } from './print-refusal'

/** Paints a page's primitives. Units are those of the display list: mm from the top left, y downwards. */
export function createPageContent({ images }: { images: Images }) {
  const operators: string[] = []
  const photos = new Map<number, string>()

  const photoName = (object: number): string => {
    const name = photos.get(object) ?? `Photo${object}`
    photos.set(object, name)
    return name
  }

  const image = async (primitive: ImagePrimitive): Promise<void> => {
    const { object, upright } = await images.place(primitive)
    operators.push(`q ${numbers(multiply(upright, primitive.transform))} cm /${photoName(object)} Do Q`)
  }

  const path = ({ path: data, fill, stroke }: PathPrimitive): void => {
    if (!fill && !stroke) return
    const colours = [
      fill ? `${rgb(fill)} rg` : '',
      stroke ? `${rgb(stroke.colour)} RG ${number(stroke.widthMm)} w` : '',
    ]
    operators.push(
      [...colours, pathOperators(data), fill && stroke ? 'B' : fill ? 'f' : 'S'].filter(Boolean).join('\n'),
    )
  }

  const group = async ({ transform, clip, children }: GroupPrimitive): Promise<void> => {
    operators.push(transform ? `q ${numbers(transform)} cm` : 'q')
    if (clip !== undefined) operators.push(`${pathOperators(clip)} W n`)
    await paint(children)
    operators.push('Q')
  }

  const glyphs = ({ font }: GlyphsPrimitive): void => {
    throw new PrintRefusal(`The font "${font}" cannot be printed yet.`)
  }

  const paintOne = (primitive: Primitive): Promise<void> | void => {
    switch (primitive.kind) {
      case 'image':
        return image(primitive)
      case 'path':
        return path(primitive)
      case 'glyphs':
        return glyphs(primitive)
      case 'group':
        return group(primitive)
    }
  }

  const paint = async (list: readonly Primitive[]): Promise<void> => {
    for (const primitive of list) await paintOne(primitive)
  }

  return {
    paint,
    /** Adds operators as they are. */
    add: (text: string): void => {
      operators.push(text)
    },
    text: (): string => `${operators.join('\n')}\n`,
    /** The photos of the page, as entries of its resources. */
    photos: (): string => [...photos].map(([object, name]) => `/${name} ${reference(object)}`).join(''),
  }
}

import type {
  BlurPrimitive,
  GlyphsPrimitive,
  GroupPrimitive,
  ImagePrimitive,
  Matrix,
  PathPrimitive,
  Primitive,
} from '@kea/design/geometry/display-list'
import type { Fonts } from './fonts'
import type { Images, PlacedImage } from './images'
import { pathOperators } from './path-operators'
import { multiply, number, numbers, reference, rgb } from './pdf-values'

const entriesOf = (names: ReadonlyMap<number, string>): string =>
  [...names].map(([object, name]) => `/${name} ${reference(object)}`).join('')

/** Paints a page's primitives. Units are those of the display list: mm from the top left, y downwards. */
export function createPageContent({ images, fonts }: { images: Images; fonts: Fonts }) {
  const operators: string[] = []
  const photos = new Map<number, string>()
  const usedFonts = new Map<number, string>()
  let hasCmyk = false
  let hasMask = false

  const photoName = (object: number): string => {
    const name = photos.get(object) ?? `Photo${object}`
    photos.set(object, name)
    return name
  }

  const show = (placed: readonly PlacedImage[], transform: Matrix): void => {
    for (const { object, upright, ...image } of placed) {
      hasCmyk ||= image.isCmyk
      hasMask ||= image.hasMask
      operators.push(`q ${numbers(multiply(upright, transform))} cm /${photoName(object)} Do Q`)
    }
  }

  const image = async (primitive: ImagePrimitive): Promise<void> =>
    show(await images.place(primitive), primitive.transform)

  const blur = async (primitive: BlurPrimitive): Promise<void> => {
    const { x, y, width, height } = primitive.box
    show(await images.sides(primitive), [width, 0, 0, height, x, y])
  }

  const path = ({ path: data, fill, stroke }: PathPrimitive): void => {
    if (!fill && !stroke) return
    const colours = [
      fill ? `${rgb(fill)} rg` : '',
      stroke ? `${rgb(stroke.colour)} RG ${number(stroke.widthMm)} w` : '',
      stroke?.isRound ? '1 J 1 j' : '',
    ]
    operators.push(
      [
        ...colours,
        pathOperators(data),
        fill && stroke ? 'B' : fill ? 'f' : 'S',
        // Later lines have plain ends again.
        stroke?.isRound ? '0 J 0 j' : '',
      ]
        .filter(Boolean)
        .join('\n'),
    )
  }

  const group = async ({ transform, clip, children }: GroupPrimitive): Promise<void> => {
    operators.push(transform ? `q ${numbers(transform)} cm` : 'q')
    if (clip) operators.push(`${pathOperators(clip)} W n`)
    await paint(children)
    operators.push('Q')
  }

  const fontName = (object: number): string => {
    const name = usedFonts.get(object) ?? `Font${object}`
    usedFonts.set(object, name)
    return name
  }

  /** The outline is painted behind the letters, so that they keep their shape. */
  const glyphs = ({ font: id, sizeMm, glyphs: run, colour, outline }: GlyphsPrimitive): void => {
    if (run.length === 0) return
    const font = fonts.use(id)
    const shown = run.map(({ id: glyph, text, transform: [a, b, c, d, e, f] }) => {
      // Letters have y upwards, the page has it downwards.
      return `${numbers([a, b, 0 - c, 0 - d, e, f])} Tm <${font.codeOf(glyph, text)}> Tj`
    })
    const text = [`BT /${fontName(font.object)} ${number(sizeMm)} Tf`, ...shown, 'ET'].join('\n')
    if (outline) operators.push(`q ${rgb(outline.colour)} RG ${number(outline.widthMm)} w 1 j 1 Tr\n${text}\nQ`)
    operators.push(`${rgb(colour)} rg\n${text}`)
  }

  const paintOne = (primitive: Primitive): Promise<void> | void => {
    switch (primitive.kind) {
      case 'image':
        return image(primitive)
      case 'blur':
        return blur(primitive)
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
    /** True where a photo on the page is in CMYK. All else is RGB. */
    hasCmyk: (): boolean => hasCmyk,
    /** True where something is seen through a photo on the page. */
    hasMask: (): boolean => hasMask,
    text: (): string => `${operators.join('\n')}\n`,
    /** The photos and fonts of the page, as entries of its resources. */
    photos: (): string => entriesOf(photos),
    fonts: (): string => entriesOf(usedFonts),
  }
}

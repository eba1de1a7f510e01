// How ready-made designs are written down: items of a template (packages/design/src/templates) in parts of a face.
import type { Template, TemplateFace, TemplateItem } from '../../../design/src/templates/template-data.ts'

export type Colour = `#${string}`

/** A length: a plain number is a part of the shorter side, so that a form stays as it is; see `face`. */
type Length = number | readonly [own: number, short: number]

/** A part of the face's own side, plus a part of its shorter side. */
export const face = (own: number, short = 0): Length => [own, short]

export interface Place {
  /** The centre; the middle of the face where left out. */
  x?: Length
  y?: Length
  width: Length
  height: Length
  angle?: number
}

const MIDDLE = face(0.5)
const pair = (length: Length): [number, number] => (typeof length === 'number' ? [0, length] : [length[0], length[1]])

const placed = (name: string, { x = MIDDLE, y = MIDDLE, width, height, angle }: Place) => ({
  name,
  x: pair(x),
  y: pair(y),
  width: pair(width),
  height: pair(height),
  // Between -180 and 180.
  ...(angle !== undefined && { angle: ((((angle + 180) % 360) + 360) % 360) - 180 }),
})

/** All of the face but a margin. */
export const inside = (margin: number): Place => ({ width: face(1, -2 * margin), height: face(1, -2 * margin) })

interface Look {
  fill?: Colour
  stroke?: { colour: Colour; width: number }
  radius?: number
}

type ShapeName = Extract<TemplateItem, { type: 'shape' }>['data']['shape']

const shapeOf =
  (shape: ShapeName) =>
  (name: string, place: Place, look: Look): TemplateItem => ({
    ...placed(name, place),
    // A drag on the print moves words, not the ground that they stand on.
    locked: true,
    type: 'shape',
    data: { shape, ...look },
  })

export const rect = shapeOf('rect')
export const ellipse = shapeOf('ellipse')
export const triangle = shapeOf('triangle')

export const graphic = (name: string, place: Place, drawing: string, ...colours: Colour[]): TemplateItem => ({
  ...placed(name, place),
  type: 'graphic',
  data: { drawing: drawing as never, colours },
})

type Words = Extract<TemplateItem, { type: 'text' }>['data']

/** `size` is the height of the letters, as a part of the shorter side. Without a height there is one line. */
export const words = (
  name: string,
  place: Pick<Place, 'x' | 'y' | 'width' | 'angle'> & { height?: Length },
  text: string,
  look: Pick<Words, 'font' | 'size' | 'colour'> & Partial<Words>,
): TemplateItem => ({
  ...placed(name, { height: look.size * 1.5, ...place }),
  type: 'text',
  data: { words: text, align: 'centre', lineHeight: 1.2, letterSpacing: 0, ...look },
})

/** Items at even steps, from 0 to 1 where there are several. */
export const row = (count: number, draw: (t: number, at: number) => TemplateItem | TemplateItem[]): TemplateItem[] =>
  Array.from({ length: count }, (_, at) => draw(count === 1 ? 0.5 : at / (count - 1), at)).flat()

/** The place at an angle, clockwise from the top, so far from the middle of the face. */
export const onCircle = (degrees: number, radius: number): { x: Length; y: Length } => {
  const angle = (degrees * Math.PI) / 180
  return { x: face(0.5, radius * Math.sin(angle)), y: face(0.5, -radius * Math.cos(angle)) }
}

/** With numbers that are no longer than they need be. */
export const rounded = (face: TemplateFace): TemplateFace =>
  JSON.parse(JSON.stringify(face), (_, value) => (typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value))

type Drawn = Pick<TemplateFace, 'background' | 'layout' | 'items'>

/** What a rug shows: on upright faces of about two by three, and on round ones. */
export const rugTemplate = (upright: Drawn, round: Drawn): Template => ({
  version: 1,
  faces: [
    rounded({ part: 'front', outline: 'rect', aspect: 0.69, ...upright }),
    rounded({ part: 'front', outline: 'ellipse', aspect: 1, ...round }),
  ],
})

/** A ready-made design with what a list says about it. */
export interface SeedTemplate {
  /** Stays, whatever becomes of the others. */
  id: number
  sku: string
  name: string
  category: string
  description: string
  keywords: string
  template: Template
}

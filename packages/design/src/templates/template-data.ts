import { z } from 'zod'
import { background } from '../background/background-data'
import { colour } from '../document/colour'
import { graphicData } from '../items/graphic/graphic-data'
import { shapeData } from '../items/shape/shape-data'
import { layoutId } from '../layouts/layout-data'
import { textData } from '../text/text-data'

import '../product/zod-without-eval'

const share = z.number().min(-4).max(4)

/** A length: a part of the face's own side, and a part of its shorter side. `[1, -0.1]` is all of it but a tenth. */
const length = z.tuple([share, share])

/** A thickness, a radius or the size of letters, as a part of the shorter side. */
const thickness = z.number().positive().max(1)

/** The place of an item on faces of any size: its centre and its size. */
const place = {
  /** The name of the item in all faces of the template, so that it is known again on another size. */
  name: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z\d-]*$/),
  x: length,
  y: length,
  width: length,
  height: length,
  /** Degrees clockwise. */
  angle: z.number().min(-360).max(360).optional(),
  /** True where a drag must not move the item. */
  locked: z.literal(true).optional(),
  group: z.string().max(40).optional(),
}

const outline = z.strictObject({ colour, width: thickness })

const text = z.strictObject({
  ...place,
  type: z.literal('text'),
  data: textData.omit({ sizeMm: true, outline: true }).extend({ size: thickness, outline: outline.optional() }),
})

const shape = z.strictObject({
  ...place,
  type: z.literal('shape'),
  data: shapeData
    .omit({ stroke: true, radiusMm: true })
    .extend({ stroke: outline.optional(), radius: thickness.optional() }),
})

const graphic = z.strictObject({ ...place, type: z.literal('graphic'), data: graphicData })

const templateItem = z.discriminatedUnion('type', [text, shape, graphic])

/** Empty places for photos. */
const places = z.strictObject({ id: layoutId, gap: share.min(0), margin: share.min(0) })

/** What is on the faces of one form. */
const face = z.strictObject({
  /** The part of the product. */
  part: z.string().max(64),
  outline: z.enum(['rect', 'ellipse', 'path']),
  /** Width divided by height of the face that it was drawn for. The nearest one is taken. */
  aspect: z.number().positive().max(20),
  background: background.optional(),
  /** Over all of the face, or on the pages on both sides of its fold. */
  layout: places.optional(),
  halves: z.strictObject({ left: places.optional(), right: places.optional() }).optional(),
  /** Back to front. */
  items: z.array(templateItem).max(300),
})

/** A ready-made design for every size of a product: example words, drawings and empty places. */
export const templateData = z
  .strictObject({ version: z.literal(1), faces: z.array(face).min(1) })
  .refine(
    ({ faces }) => faces.every(({ layout, halves }) => !(layout && halves)),
    'A face has places over all of it and on its pages',
  )
  .refine(
    ({ faces }) => faces.every(({ items }) => new Set(items.map(({ name }) => name)).size === items.length),
    'Two items of a face have one name',
  )

export type Template = z.infer<typeof templateData>
export type TemplateFace = Template['faces'][number]
export type TemplateItem = TemplateFace['items'][number]

import { z } from 'zod'
import './zod-without-eval'

const mm = z.number().positive().max(10_000)

/**
 * The product data of the design tool and the printer: sizes in mm, edges, and the required resolution. Option uids are
 * those of the catalogue.
 */
export const productDefinition = z.strictObject({
  version: z.literal(1),
  /** A flat sheet, a canvas wrapped around its frame, or the print around a mug. */
  shape: z.enum(['sheet', 'canvas', 'mug']),
  surface: z.strictObject({ id: z.string(), label: z.string() }),
  /** Width and height of the visible face in the listed orientation. */
  sizes: z.array(z.strictObject({ optionUid: z.string(), widthMm: mm, heightMm: mm })).min(1),
  /** True when the shopper may switch between portrait and landscape. */
  canRotate: z.boolean(),
  /** Printed past every side of the face and cut off. */
  bleedMm: z.number().min(0).max(100),
  /** Depths of the frame. Empty for flat pieces. */
  depths: z.array(z.strictObject({ optionUid: z.string(), depthMm: mm })),
  /** The print on the wrapped sides. */
  edges: z.array(z.strictObject({ optionUid: z.string(), edge: z.enum(['wrap', 'mirror', 'white']) })),
  /** Pixels per inch of a good print, and the least below which the tool warns. */
  resolution: z.strictObject({ goodPpi: z.number().positive(), leastPpi: z.number().positive() }),
})

export type ProductDefinition = z.infer<typeof productDefinition>
export type SizeRow = ProductDefinition['sizes'][number]
export type EdgeKind = ProductDefinition['edges'][number]['edge']

/** @throws where the JSON is no definition of this schema */
export const parseDefinition = (json: string): ProductDefinition => productDefinition.parse(JSON.parse(json))

import { z } from 'zod'
import './zod-without-eval'

const mm = z.number().positive().max(10_000)

/**
 * What the design tool and the printer know of a product, as data: sizes in mm, how its edges are made, how sharp a
 * print must be. Option uids are those of the catalogue.
 */
export const productDefinition = z.strictObject({
  version: z.literal(1),
  /** How the piece is shown: a flat sheet, a canvas wrapped round its frame, a band round a mug. */
  shape: z.enum(['sheet', 'canvas', 'mug']),
  surface: z.strictObject({ id: z.string(), label: z.string() }),
  /** Width and height of the visible face in the orientation that is listed. */
  sizes: z.array(z.strictObject({ optionUid: z.string(), widthMm: mm, heightMm: mm })).min(1),
  /** True where the shopper may turn the piece between portrait and landscape. */
  canRotate: z.boolean(),
  /** Printed outside the face on every side and cut off. */
  bleedMm: z.number().min(0).max(100),
  /** How deep a frame is; the picture or its colour goes round it. Empty for flat pieces. */
  depths: z.array(z.strictObject({ optionUid: z.string(), depthMm: mm })),
  /** What stands on the wrapped sides. */
  edges: z.array(z.strictObject({ optionUid: z.string(), edge: z.enum(['wrap', 'mirror', 'white']) })),
  /** Pixels per inch from which a print is good, and below which we advise against it. */
  resolution: z.strictObject({ goodPpi: z.number().positive(), leastPpi: z.number().positive() }),
})

export type ProductDefinition = z.infer<typeof productDefinition>
export type EdgeKind = ProductDefinition['edges'][number]['edge']

import { z } from 'zod'
import { colour } from '../../document/colour'

export const MASKS = ['ellipse', 'heart', 'hexagon', 'star', 'cloud', 'arch'] as const
export type Mask = (typeof MASKS)[number]

/** The edge of a photo: its outline, round corners, and a line along it. */
export const photoStyle = {
  mask: z.enum(MASKS).optional(),
  /** Of the corners of a photo without a mask. */
  radiusMm: z.number().min(0).max(2_000).optional(),
  /** Along the edge, inside it. */
  border: z.strictObject({ colour, widthMm: z.number().positive().max(500) }).optional(),
}

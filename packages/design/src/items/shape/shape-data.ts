import { z } from 'zod'
import { colour } from '../../document/colour'

export const SHAPES = ['rect', 'ellipse', 'triangle', 'star', 'line'] as const

/** A plain shape that fills its frame. A line runs through the middle of its frame. */
export const shapeData = z.strictObject({
  shape: z.enum(SHAPES),
  fill: colour.optional(),
  stroke: z.strictObject({ colour, widthMm: z.number().positive().max(500) }).optional(),
  /** Of the corners of a rectangle. */
  radiusMm: z.number().min(0).max(2_000).optional(),
})

export type ShapeData = z.infer<typeof shapeData>

import { z } from 'zod'
import { colour } from '../../document/colour'
import { isDrawing } from './drawing-names'

/** A drawing of the shop by its id, in the shopper's colours. */
export const graphicData = z.strictObject({
  drawing: z.string().refine(isDrawing, 'The shop has no such drawing'),
  /** A colour for each of its areas, in their order. Areas without one keep their own. */
  colours: z.array(colour).max(3),
})

export type GraphicData = z.infer<typeof graphicData>

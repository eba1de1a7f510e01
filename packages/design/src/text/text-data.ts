import { z } from 'zod'
import { colour } from '../document/colour'
import '../product/zod-without-eval'
import { FONT_IDS } from './fonts'
import { isClean } from './words'

/** What a text item says, and how. Lengths in mm of the printed piece. */
export const textData = z.strictObject({
  words: z.string().refine(isClean, 'The text has characters that cannot be stored'),
  font: z.enum(FONT_IDS),
  sizeMm: z.number().positive().max(5_000),
  colour,
  align: z.enum(['left', 'centre', 'right']),
  /** From one baseline to the next, as a factor of the size. */
  lineHeight: z.number().min(0.5).max(4),
  /** Between letters, in em; negative moves them together. */
  letterSpacing: z.number().min(-0.2).max(2),
  /** Drawn around the letters, half of its width outside. */
  outline: z.strictObject({ colour, widthMm: z.number().positive().max(50) }).optional(),
  /** Degrees of the circle that the longest line covers; upwards when positive. Straight when 0 or left out. */
  arc: z.number().min(-180).max(180).optional(),
})

export type TextData = z.infer<typeof textData>

import { z } from 'zod'
import { ALIGNMENTS, LINE_LETTERS_MAX, SIGN_LINES_MAX, TUBE_COLOURS } from '../../neon/tube-data'
import { isClean } from '../../text/words'

/** The words of a neon sign. Font, colour, board and the drawing beside them are options of its product. */
export const neonData = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        words: z
          .string()
          .max(LINE_LETTERS_MAX)
          .refine((words) => isClean(words) && !words.includes('\n'), 'The words have characters that are not stored'),
        /** In place of the colour that the sign is ordered in. */
        colour: z.enum(TUBE_COLOURS).optional(),
      }),
    )
    .min(1)
    .max(SIGN_LINES_MAX),
  align: z.enum(ALIGNMENTS),
  /** From one base line to the next, in heights of a capital. */
  lineSpacing: z.number().min(1.3).max(2.5),
})

export type NeonData = z.infer<typeof neonData>

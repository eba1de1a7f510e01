import { z } from 'zod'
import '../product/zod-without-eval'

/** A calendar's first month, as `2027-07`, and the day with which its weeks begin. */
const calendar = z.strictObject({
  kind: z.literal('calendar'),
  firstMonth: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/),
  weekStart: z.enum(['monday', 'sunday']),
})

/** What a design says as a whole. The definition names the kind that its product has. */
export const designSettings = z.discriminatedUnion('kind', [calendar])

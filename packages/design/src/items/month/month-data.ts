import { z } from 'zod'
import { colour } from '../../document/colour'
import { MONTH_STYLES } from './fonts'

/** The days of the month that its surface has in a calendar, or the years of the whole calendar. */
export const monthData = z.strictObject({
  shows: z.enum(['days', 'years']),
  style: z.enum(MONTH_STYLES),
  /** Of holidays and Sundays, in place of the colour of the style. */
  accent: colour.optional(),
  /** Behind the days, so that they are read on a photo. */
  ground: colour.optional(),
})

export type MonthData = z.infer<typeof monthData>

import { z } from 'zod'
import { DATE_LETTERS_MAX, DATES_MAX } from '../product/limits'
import '../product/zod-without-eval'

/** The regions of New Zealand with an anniversary day of their own, by the names that people use. */
export const REGIONS = [
  'northland',
  'auckland',
  'waikato',
  'bay-of-plenty',
  'gisborne',
  'taranaki',
  'hawkes-bay',
  'manawatu-whanganui',
  'wellington',
  'nelson-tasman',
  'marlborough',
  'buller',
  'west-coast',
  'canterbury',
  'south-canterbury',
  'otago',
  'southland',
  'chatham-islands',
] as const

/** A date of the shopper's, each year or in one year only. */
const ownDate = z.strictObject({
  month: z.number().int().min(1).max(12),
  day: z.number().int().min(1).max(31),
  /** Left out for a date of each year. */
  year: z.number().int().min(1900).max(2200).optional(),
  words: z.string().min(1).max(DATE_LETTERS_MAX),
  /** The year of birth, where the age is printed behind the words. */
  born: z.number().int().min(1850).max(2200).optional(),
  /** The id of a photo that fills the cell of the day. */
  photo: z.string().max(64).optional(),
})

/** What a calendar says as a whole. The first day of its weeks is an option of the product. */
const calendar = z.strictObject({
  kind: z.literal('calendar'),
  /** As `2027-07`. */
  firstMonth: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/),
  /** True where public holidays are printed. */
  holidays: z.boolean(),
  /** The region whose anniversary day is printed too; null for none. */
  region: z.enum(REGIONS).nullable(),
  /** The language of months, weekdays and holidays. */
  language: z.enum(['en', 'mi', 'both']),
  dates: z.array(ownDate).max(DATES_MAX),
})

/** What a design says as a whole. The definition names the kind that its product has. */
export const designSettings = z.discriminatedUnion('kind', [calendar])

export type DesignSettings = z.infer<typeof designSettings>
export type CalendarSettings = Extract<DesignSettings, { kind: 'calendar' }>
export type OwnDate = CalendarSettings['dates'][number]
export type Region = (typeof REGIONS)[number]

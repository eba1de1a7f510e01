// Offers of the seed. Their days are counted from the day of the seed, so no shop opens with an offer of another year.
import { dateAfter, startOfDay } from '../../shared/src/dates.ts'
import type { SeedOffer } from './seed-files.ts'
import { firstRow, type SeedRow } from './seed-row.ts'

const dayAfter = (day: string, days: number) => new Date(startOfDay(dateAfter(day, days))).toISOString()

/**
 * In a new shop no price has been charged yet, so its first offer begins when its price has stood for 28 days (ADR 86). A shop
 * with samples has sample prices of before too, and its offer begins at once.
 */
const FIRST_DAY = { new: 28, sample: 0 }

/** Whether the shop is new, or has samples. */
export type Opening = keyof typeof FIRST_DAY

/** `day`: yyyy-mm-dd, of the seed. A row is only written once; the store makes the next turns. */
export const offerRows = (offers: readonly SeedOffer[], day: string, opening: Opening): SeedRow[] =>
  offers.map(({ days, ...offer }) =>
    firstRow('offers', {
      ...offer,
      from_at: dayAfter(day, FIRST_DAY[opening]),
      to_at: dayAfter(day, FIRST_DAY[opening] + days),
    }),
  )

/** Of a shop with samples: its first prices count as old, and its offers as checked, until the first minute checks them. */
export const SAMPLE_PRICES = [
  `UPDATE price_history SET from_at = '2020-01-01T00:00:00.000Z' WHERE NOT EXISTS (
     SELECT 1 FROM price_history o WHERE o.product_id = price_history.product_id
       AND o.option_value_id = price_history.option_value_id AND o.quantity_from = price_history.quantity_from
       AND o.from_at < price_history.from_at)`,
  `INSERT INTO offer_products (product_id, offer_id)
     SELECT product_id, id FROM offers WHERE repeat_days IS NOT NULL AND product_id IS NOT NULL ON CONFLICT DO NOTHING`,
]

// Sample reviews and customers for local shops and previews.
import { customerRows } from './build-customers.ts'
import { SAMPLE_PRICES } from './build-offers.ts'
import type { SeedCustomer, SeedReviews } from './seed-files.ts'
import { insert } from './sql.ts'

/** Rows per statement. D1 allows 100 KB. */
const CHUNK = 100
const DAY_MS = 86_400_000

/** Sample reviews, one a day. The file has the number of reviews for each product and rating. */
function sampleReviews({ texts, first_day, products }: SeedReviews) {
  return Object.entries(products).flatMap(([sku, counts]) =>
    Object.entries(counts)
      .flatMap(([rating, count]) => Array.from({ length: count }, () => Number(rating)))
      .map((rating, at) => {
        const fitting = texts.filter(({ ratings }) => ratings.includes(rating))
        const chosen = fitting[at % fitting.length]
        if (!chosen) throw new Error(`seed/reviews.json: no text for ${rating} stars`)
        const { title, text, nickname } = chosen
        return {
          uid: `sample-${sku}-${at + 1}`,
          sku,
          rating,
          title,
          text,
          nickname,
          status: 'approved',
          is_sample: true,
          created_at: new Date(Date.parse(first_day) + at * DAY_MS).toISOString(),
        }
      }),
  )
}

const emailsOf = (customers: readonly SeedCustomer[]) => customers.map(({ email }) => `'${email}'`).join(', ')

/** Everybody knows the password of a sample customer. Orders stay, without their customer. */
const removeCustomers = (customers: readonly SeedCustomer[]) => {
  const whose = `(SELECT id FROM customers WHERE email IN (${emailsOf(customers)}))`
  return [`DELETE FROM carts WHERE customer_id IN ${whose}`, `DELETE FROM customers WHERE id IN ${whose}`]
}

export interface Samples {
  reviews: SeedReviews
  customers: readonly SeedCustomer[]
}

/** Statements that replace all samples. Without `withSamples` they only remove those that are there. */
export function sampleStatements({ reviews, customers }: Samples, withSamples: boolean): string[] {
  const rows = withSamples ? sampleReviews(reviews) : []
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, at) =>
    rows.slice(at * CHUNK, (at + 1) * CHUNK),
  )
  return [
    'DELETE FROM reviews WHERE is_sample = 1',
    ...(withSamples ? [] : removeCustomers(customers)),
    ...chunks.map((chunk) => insert('reviews', ...chunk)),
    ...(withSamples ? customerRows(customers) : []).map((row) => `${insert('customers', row)} ON CONFLICT DO NOTHING`),
    ...(withSamples ? SAMPLE_PRICES : []),
  ]
}

import { z } from 'zod'
import { daysFrom } from '../../clock'
import { readJson } from '../../read-json'
import type { CheckedOffer } from './offer-check'
import { LOOKED_AT_DAYS, OFFER_DAYS, type Span, type StandingPrice } from './struck-price'

/** An offer to check. */
export interface OpenOffer extends CheckedOffer {
  id: number
  /** Null for every product. */
  productId: number | null
  /** What `checked` becomes. */
  changes: number
}

/** A product with the prices that offers reduce, and its offers. */
export interface ProductFacts {
  id: number
  prices: StandingPrice[]
  offers: (Span & { id: number })[]
}

/** An offer that comes back. */
export interface ComingOffer extends Span {
  id: number
  repeatDays: number
}

const priceList = z.array(
  z.object({
    cents: z.number(),
    letterCents: z.number().nullable(),
    history: z.array(
      z.object({
        fromAt: z.string(),
        toAt: z.string().nullable(),
        cents: z.number().nullable(),
        letterCents: z.number().nullable(),
      }),
    ),
  }),
)
const offerList = z.array(z.object({ id: z.number(), fromAt: z.string(), toAt: z.string() }))

/** ?1: JSON of the product's id, or null for all. ?2: the time before which nothing counts. */
const FACTS = `SELECT p.id,
    (SELECT json_group_array(json_object('cents', r.cents, 'letterCents', r.letter_cents, 'history',
        (SELECT json_group_array(json_object('fromAt', h.from_at, 'toAt', h.replaced_at, 'cents', h.cents, 'letterCents', h.letter_cents))
          FROM price_history h WHERE h.product_id = r.product_id AND h.option_value_id = r.option_value_id
            AND h.quantity_from = r.quantity_from AND (h.replaced_at IS NULL OR h.replaced_at > ?2))))
      FROM price_rows r WHERE r.product_id = p.id AND r.takes_offers = 1) AS prices,
    (SELECT json_group_array(json_object('id', f.id, 'fromAt', f.from_at, 'toAt', f.to_at))
      FROM offers f WHERE (f.product_id IS NULL OR f.product_id = p.id) AND f.to_at > ?2) AS offers
  FROM products p WHERE p.enabled = 1 AND p.kind <> 'gift' AND (?1 IS NULL OR p.id = ?1)`

/** Days before the beginning of an offer that can matter. */
const LOOKED_BACK_DAYS = LOOKED_AT_DAYS + OFFER_DAYS

export function createOfferCheckRepo(db: D1Database) {
  return {
    /** Offers that something has changed for since their check. */
    async open(now: Date): Promise<OpenOffer[]> {
      const { results } = await db
        .prepare(
          `SELECT id, product_id AS productId, from_at AS fromAt, to_at AS toAt, reason, changes
           FROM offers WHERE to_at > ? AND changes <> checked`,
        )
        .bind(now.toISOString())
        .all<OpenOffer>()
      return results
    },

    /** The product, or all that offers reduce. */
    async facts(productId: number | null, from: string): Promise<ProductFacts[]> {
      const before = daysFrom(new Date(from), -LOOKED_BACK_DAYS).toISOString()
      const { results } = await db
        .prepare(FACTS)
        .bind(productId, before)
        .all<{ id: number; prices: string; offers: string }>()
      return results.map(({ id, prices, offers }) => ({
        id,
        prices: readJson(priceList, prices),
        offers: readJson(offerList, offers),
      }))
    },

    /** What was found out counts only if nothing has changed meanwhile. */
    async note({ id, changes }: Pick<OpenOffer, 'id' | 'changes'>, productIds: readonly number[]): Promise<void> {
      const same = 'EXISTS (SELECT 1 FROM offers WHERE id = ?1 AND changes = ?2)'
      await db.batch([
        db.prepare(`DELETE FROM offer_products WHERE offer_id = ?1 AND ${same}`).bind(id, changes),
        db
          .prepare(
            `INSERT INTO offer_products (product_id, offer_id) SELECT value, ?1 FROM json_each(?3) WHERE ${same} ON CONFLICT DO NOTHING`,
          )
          .bind(id, changes, JSON.stringify(productIds)),
        db.prepare('UPDATE offers SET checked = ?2 WHERE id = ?1 AND changes = ?2').bind(id, changes),
      ])
    },

    /** Offers that are over and come back. */
    async coming(now: Date): Promise<ComingOffer[]> {
      const { results } = await db
        .prepare(
          `SELECT id, from_at AS fromAt, to_at AS toAt, repeat_days AS repeatDays FROM offers
           WHERE repeat_days IS NOT NULL AND to_at <= ?`,
        )
        .bind(now.toISOString())
        .all<ComingOffer>()
      return results
    },

    /** The next turn, a row of its own: the past ones are kept. Of two concurrent calls, one makes it. */
    async comeBack(id: number, { fromAt, toAt }: Span): Promise<void> {
      const texts = 'name, product_id, percent, sale_title, offer_text, offer_description, show_timer, store_notice'
      await db.batch([
        db
          .prepare(
            `INSERT INTO offers (id, ${texts}, reason, repeat_days, from_at, to_at)
             SELECT (SELECT max(id) FROM offers WHERE id < 1000000) + 1, ${texts}, reason, repeat_days, ?2, ?3
             FROM offers WHERE id = ?1 AND repeat_days IS NOT NULL`,
          )
          .bind(id, fromAt, toAt),
        db.prepare('UPDATE offers SET repeat_days = NULL WHERE id = ?').bind(id),
      ])
    },
  }
}

export type OfferCheckRepo = ReturnType<typeof createOfferCheckRepo>

import { daysFrom } from '../../../clock'
import { type ProductRow, selectProducts } from '../../catalogue/repo'
import { ADDRESS_COLUMNS, ADDRESS_VALUES } from './address-columns'
import { CART, type CartRow, toState } from './cart-rows'
import { applyChange, type CartChange, type CartState } from './cart-state'
import type { PaymentOffer } from './payment-methods'

/** The customer of a cart. */
export interface CartOwner {
  id: number
  email: string
}

/** What is read beside the cart. */
export interface CartQuestion {
  now: Date
  /** Products of the change. */
  skus?: readonly string[] | undefined
  /** The address whose earlier orders count, instead of the cart's. */
  emailKey?: string | undefined
  /** Key of an addition: whether it was made before. */
  additionKey?: string | null | undefined
  /** Statements of other modules in the same batch. */
  reads?: readonly D1PreparedStatement[] | undefined
}

export interface CartRead {
  state: CartState
  /** The addition was made within a day. */
  isRepeated: boolean
  /** Rows of each of `reads`. */
  results: readonly unknown[][]
}

const PRODUCTS = selectProducts(
  `p.id IN (SELECT product_id FROM cart_lines WHERE cart_id = (SELECT id FROM carts WHERE masked_id = ?2)
       UNION SELECT bundle ->> '$.productId' FROM cart_lines
         WHERE cart_id = (SELECT id FROM carts WHERE masked_id = ?2) AND bundle IS NOT NULL
       UNION SELECT part.value ->> '$.product' FROM products b, json_each(b.parts) part
         WHERE b.sku IN (SELECT value FROM json_each(?3)))
     OR p.sku IN (SELECT value FROM json_each(?3))`,
)

/** The version must be the one that was read; anything else fails the batch (CART_CHANGED). */
const WRITE_CART = `UPDATE carts SET version = ?2 + 1, updated_at = ?3, email = ?4, carrier_code = ?5, method_code = ?6,
  payment_method = ?7, coupon_id = ?8, uses_credit = ?9, points_wanted = ?10, notes = ?11 WHERE id = ?1`

const FORGET_CARDS = 'DELETE FROM cart_gift_cards WHERE cart_id = ?1'
const WRITE_CARDS = `INSERT INTO cart_gift_cards (cart_id, gift_id, ending)
  SELECT ?1, value ->> '$.id', value ->> '$.ending' FROM json_each(?2)`

const field = (name: string) => `value ->> '$.${name}'`

const WRITE_LINES = `INSERT INTO cart_lines (id, cart_id, product_id, quantity, option_value_ids, design_uid,
    design_revision, gift, created_at, is_shared, bundle)
  SELECT ${field('id')}, ?1, ${['productId', 'quantity', 'valueIds', 'design.uid', 'design.revision', 'gift'].map(field).join(', ')}, ?3,
    coalesce(${field('design.isShared')}, 0), ${field('bundle')}
  FROM json_each(?2) WHERE true ORDER BY key
  ON CONFLICT (id) DO UPDATE SET quantity = excluded.quantity, option_value_ids = excluded.option_value_ids,
    design_uid = excluded.design_uid, design_revision = excluded.design_revision, gift = excluded.gift,
    is_shared = excluded.is_shared
  RETURNING id`

const WRITE_ADDRESSES = `INSERT OR REPLACE INTO cart_addresses (cart_id, ${ADDRESS_COLUMNS.join(', ')})
  SELECT ?1, ${ADDRESS_VALUES.join(', ')} FROM json_each(?2)`

const DAY = -1

/** `offer`: the payment methods of this deployment. */
export function createCartRepo(db: D1Database, offer: PaymentOffer) {
  /** Statements that write `next` to the cart; unneeded ones are left out. */
  const statements = (next: CartState, change: CartChange, additionKey: string | null, now: string) => {
    const { added = [], changed = [], removed = [], shipping, billing, wallet, beside = [] } = change
    const addresses = [
      ...(shipping ? [{ kind: 'shipping', ...shipping }] : []),
      ...(billing ? [{ kind: 'billing', ...billing }] : []),
    ]
    const withJson = (sql: string, list: readonly unknown[], ...more: string[]) =>
      list.length === 0 ? [] : [db.prepare(sql).bind(next.id, JSON.stringify(list), ...more)]
    return [
      db
        .prepare(WRITE_CART)
        .bind(
          next.id,
          next.version - 1,
          now,
          next.email,
          next.carrierCode,
          next.methodCode,
          next.paymentMethod,
          next.coupon?.id ?? null,
          Number(next.wallet.usesCredit),
          next.wallet.pointsWanted,
          JSON.stringify(next.notes),
        ),
      ...withJson(WRITE_LINES, [...changed, ...added], now),
      ...withJson('DELETE FROM cart_lines WHERE cart_id = ?1 AND id IN (SELECT value FROM json_each(?2))', removed),
      ...withJson(WRITE_ADDRESSES, addresses),
      ...(wallet?.cards ? [db.prepare(FORGET_CARDS).bind(next.id), ...withJson(WRITE_CARDS, wallet.cards)] : []),
      ...(additionKey === null
        ? []
        : [
            db
              .prepare('INSERT INTO cart_additions (cart_id, key, created_at) VALUES (?1, ?2, ?3)')
              .bind(next.id, additionKey, now),
          ]),
      ...beside,
    ]
  }

  return {
    /** Reads everything about a cart in one batch, so as of one moment; null for an unknown cart. */
    async read(maskedId: string, question: CartQuestion): Promise<CartRead | null> {
      const { now, skus = [], emailKey = null, additionKey = null, reads = [] } = question
      const results = await db.batch([
        db.prepare(CART).bind(maskedId, emailKey, additionKey, daysFrom(now, DAY).toISOString()),
        db.prepare(PRODUCTS).bind(now.toISOString(), maskedId, JSON.stringify(skus)),
        ...reads,
      ])
      const [carts, products, ...rest] = results.map((result) => result.results)
      const [row] = carts as CartRow[]
      if (!row) return null
      return {
        state: toState(row, products as ProductRow[], offer),
        isRepeated: row.is_repeated === 1,
        results: rest,
      }
    },

    /**
     * Writes a change in one batch and answers the cart after it. Fails if the cart has changed since the read
     * (CART_CHANGED), was ordered (CART_NOT_ACTIVE) or is deleted (null).
     */
    async write(
      state: CartState,
      change: CartChange,
      additionKey: string | null,
      now: Date,
    ): Promise<CartState | null> {
      const next = applyChange(state, change)
      const [cart, lines] = await db.batch<{ id: number }>(statements(next, change, additionKey, now.toISOString()))
      if (cart?.meta.changes === 0) return null
      const known = new Set(state.lines.map(({ id }) => id))
      const writesLines = (change.added?.length ?? 0) > 0
      const ids = writesLines ? (lines?.results ?? []).map(({ id }) => id).filter((id) => !known.has(id)) : []
      return applyChange(
        state,
        change,
        ids.sort((a, b) => a - b),
      )
    },

    /** False if the cart, or an active one of its owner, exists already; fails above a daily limit. */
    async create(
      cart: { maskedId: string; owner: CartOwner | null },
      now: string,
      counting: readonly D1PreparedStatement[],
    ): Promise<boolean> {
      const results = await db.batch([
        ...counting,
        db
          .prepare(
            `INSERT INTO carts (masked_id, customer_id, email, created_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?4)
             ON CONFLICT DO NOTHING`,
          )
          .bind(cart.maskedId, cart.owner?.id ?? null, cart.owner?.email ?? null, now),
      ])
      return results.at(-1)?.meta.changes === 1
    },

    /** The masked id of the customer's active cart. */
    ofCustomer: (customerId: number): Promise<string | null> =>
      db
        .prepare('SELECT masked_id FROM carts WHERE customer_id = ? AND active = 1')
        .bind(customerId)
        .first<string>('masked_id'),

    /** Ends a cart whose lines are in another one. Fails the batch if the cart has changed since it was read. */
    closing: ({ id, version }: { id: number; version: number }, now: Date): D1PreparedStatement =>
      db
        .prepare('UPDATE carts SET version = ?2 + 1, active = 0, updated_at = ?3 WHERE id = ?1')
        .bind(id, version, now.toISOString()),

    /** Fails the batch if the customer has another active cart. */
    assigning: (cartId: number, { id, email }: CartOwner): D1PreparedStatement =>
      db
        .prepare('UPDATE carts SET customer_id = ?2, email = coalesce(email, ?3) WHERE id = ?1')
        .bind(cartId, id, email),
  }
}

export type CartRepo = ReturnType<typeof createCartRepo>

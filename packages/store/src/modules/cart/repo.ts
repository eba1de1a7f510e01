import { z } from 'zod'
import { daysFrom } from '../../clock'
import { textList } from '../../json-columns'
import { readJson } from '../../read-json'
import { type ProductRow, selectProducts, toProduct } from '../catalogue/repo'
import { APPLIED_COUPON, readAppliedCoupon } from '../coupons/applied-coupon'
import { readStoredGift } from '../gifts/stored-gift'
import type { Address } from './cart'
import { applyChange, type CartChange, type CartState, type ShippingMethodRow, type StoredLine } from './cart-state'
import { paymentMethodsFor } from './payment-methods'

interface CartRow {
  id: number
  masked_id: string
  version: number
  active: number
  customer_id: number | null
  email: string | null
  carrier_code: string | null
  method_code: string | null
  payment_method: string | null
  /** JSON of the cart's code; null without one. */
  coupon: string | null
  has_ordered: number
  is_repeated: number
  /** JSON lists of rows. */
  lines: string
  addresses: string
  methods: string
  free_shipping_price: string | null
  bank_account_name: string | null
  bank_account_number: string | null
}

const lineRow = z.object({
  id: z.number(),
  product_id: z.number(),
  quantity: z.number(),
  /** JSON list of ids. */
  option_value_ids: z.string(),
  design_uid: z.string().nullable(),
  design_revision: z.number().nullable(),
  preview_uid: z.string().nullable(),
  photo_uid: z.string().nullable(),
  /** JSON of a gift certificate. */
  gift: z.string().nullable(),
})

const addressRow = z.object({
  kind: z.enum(['shipping', 'billing']),
  firstname: z.string(),
  lastname: z.string(),
  company: z.string().nullable(),
  /** JSON list of lines. */
  street: z.string(),
  city: z.string(),
  region: z.string().nullable(),
  region_id: z.number().nullable(),
  postcode: z.string(),
  country_code: z.string(),
  telephone: z.string().nullable(),
  vat_id: z.string().nullable(),
})

const methodRow = z.object({
  carrier_code: z.string(),
  method_code: z.string(),
  carrier_title: z.string(),
  method_title: z.string(),
  description: z.string(),
  cents: z.number(),
  free_above: z.number(),
  zones: z.string(),
  days: z.string().nullable(),
  position: z.number(),
})

const lineRows = z.array(lineRow)
const addressRows = z.array(addressRow)
const methodRows = z.array(methodRow)
const ids = z.array(z.number())

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

const object = (columns: readonly string[], table: string) =>
  `json_object(${columns.map((name) => `'${name}', ${table}.${name}`).join(', ')})`

const LINE_COLUMNS = ['id', 'product_id', 'quantity', 'option_value_ids', 'design_uid', 'design_revision', 'gift']
const LINE = `json_insert(${object(LINE_COLUMNS, 'l')}, '$.preview_uid', r.preview_uid, '$.photo_uid',
    (SELECT min(upload_uid) FROM design_uploads u WHERE u.design_uid = l.design_uid AND u.revision = l.design_revision))`
const ADDRESS_COLUMNS = [
  'kind',
  'firstname',
  'lastname',
  'company',
  'street',
  'city',
  'region',
  'region_id',
  'postcode',
]
const ADDRESS = object([...ADDRESS_COLUMNS, 'country_code', 'telephone', 'vat_id'], 'a')
const METHOD_COLUMNS = ['carrier_code', 'method_code', 'carrier_title', 'method_title', 'description', 'cents']
const METHOD = object([...METHOD_COLUMNS, 'free_above', 'zones', 'position'], 'm')

/** Settings that are read with the cart. */
const SETTINGS = ['free_shipping_price', 'bank_account_name', 'bank_account_number']

/** ?1 the masked id, ?2 an address instead of the cart's, ?3 the key of an addition, ?4 the day before. */
const CART = `SELECT id, masked_id, version, active, customer_id, email, carrier_code, method_code, payment_method,
    ${APPLIED_COUPON} AS coupon,
    EXISTS (SELECT 1 FROM orders o WHERE o.email_key = coalesce(?2, carts.email_key) AND o.status <> 'cancelled'
      AND o.cart_id IS NOT carts.id) AS has_ordered,
    EXISTS (SELECT 1 FROM cart_additions k WHERE k.cart_id = carts.id AND k.key = ?3 AND k.created_at > ?4) AS is_repeated,
    (SELECT json_group_array(${LINE}) FROM cart_lines l LEFT JOIN design_revisions r
      ON r.design_uid = l.design_uid AND r.revision = l.design_revision WHERE l.cart_id = carts.id) AS lines,
    (SELECT json_group_array(${ADDRESS}) FROM cart_addresses a WHERE a.cart_id = carts.id) AS addresses,
    (SELECT json_group_array(json_insert(${METHOD}, '$.days', c.value))
      FROM shipping_methods m LEFT JOIN config_values c ON c.key = m.days_key) AS methods,
    ${SETTINGS.map((key) => `(SELECT value FROM config_values WHERE key = '${key}') AS ${key}`).join(', ')}
  FROM carts WHERE masked_id = ?1`

const PRODUCTS = selectProducts(
  `p.id IN (SELECT product_id FROM cart_lines WHERE cart_id = (SELECT id FROM carts WHERE masked_id = ?2))
     OR p.sku IN (SELECT value FROM json_each(?3))`,
)

/** The version must be the one that was read; anything else fails the batch (CART_CHANGED). */
const WRITE_CART = `UPDATE carts SET version = ?2 + 1, updated_at = ?3, email = ?4, carrier_code = ?5, method_code = ?6,
  payment_method = ?7, coupon_id = ?8 WHERE id = ?1`

const field = (name: string) => `value ->> '$.${name}'`

const WRITE_LINES = `INSERT INTO cart_lines (id, cart_id, product_id, quantity, option_value_ids, design_uid,
    design_revision, gift, created_at)
  SELECT ${field('id')}, ?1, ${['productId', 'quantity', 'valueIds', 'design.uid', 'design.revision', 'gift'].map(field).join(', ')}, ?3
  FROM json_each(?2) WHERE true ORDER BY key
  ON CONFLICT (id) DO UPDATE SET quantity = excluded.quantity, option_value_ids = excluded.option_value_ids,
    design_uid = excluded.design_uid, design_revision = excluded.design_revision, gift = excluded.gift
  RETURNING id`

const WRITE_ADDRESSES = `INSERT OR REPLACE INTO cart_addresses (cart_id, kind, firstname, lastname, company, street, city,
    region, region_id, postcode, country_code, telephone, vat_id)
  SELECT ?1, ${['kind', 'firstname', 'lastname', 'company', 'street', 'city', 'region', 'regionId', 'postcode', 'countryCode', 'telephone', 'vatId'].map(field).join(', ')}
  FROM json_each(?2)`

const toAddress = (row: z.infer<typeof addressRow> | undefined): Address | null =>
  row
    ? {
        firstname: row.firstname,
        lastname: row.lastname,
        company: row.company,
        street: readJson(textList, row.street),
        city: row.city,
        region: row.region,
        regionId: row.region_id,
        postcode: row.postcode,
        countryCode: row.country_code,
        telephone: row.telephone,
        vatId: row.vat_id,
      }
    : null

const toLine = (row: z.infer<typeof lineRow>): StoredLine => ({
  id: row.id,
  productId: row.product_id,
  quantity: row.quantity,
  valueIds: readJson(ids, row.option_value_ids),
  design:
    row.design_uid === null || row.design_revision === null
      ? null
      : { uid: row.design_uid, revision: row.design_revision, previewUid: row.preview_uid, photoUid: row.photo_uid },
  gift: row.gift === null ? null : readStoredGift(row.gift),
})

function toState(row: CartRow, products: readonly ProductRow[], isProduction: boolean): CartState {
  const lines = readJson(lineRows, row.lines)
  const addresses = readJson(addressRows, row.addresses)
  const methods: ShippingMethodRow[] = readJson(methodRows, row.methods)
  return {
    id: row.id,
    maskedId: row.masked_id,
    version: row.version,
    active: row.active === 1,
    customerId: row.customer_id,
    email: row.email,
    carrierCode: row.carrier_code,
    methodCode: row.method_code,
    paymentMethod: row.payment_method,
    coupon: row.coupon === null ? null : readAppliedCoupon(row.coupon),
    hasOrdered: row.has_ordered === 1,
    lines: lines.map(toLine).sort((a, b) => a.id - b.id),
    shipping: toAddress(addresses.find(({ kind }) => kind === 'shipping')),
    billing: toAddress(addresses.find(({ kind }) => kind === 'billing')),
    methods: methods.sort((a, b) => a.position - b.position),
    paymentMethods: paymentMethodsFor({ name: row.bank_account_name, number: row.bank_account_number }, isProduction),
    freeShippingPrice: row.free_shipping_price,
    products: products.map(toProduct),
  }
}

const DAY = -1

/** `isProduction`: without the sample account as a payment method. */
export function createCartRepo(db: D1Database, isProduction: boolean) {
  /** Statements that write `next` to the cart; unneeded ones are left out. */
  const statements = (next: CartState, change: CartChange, additionKey: string | null, now: string) => {
    const { added = [], changed = [], removed = [], shipping, billing, beside = [] } = change
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
        ),
      ...withJson(WRITE_LINES, [...changed, ...added], now),
      ...withJson('DELETE FROM cart_lines WHERE cart_id = ?1 AND id IN (SELECT value FROM json_each(?2))', removed),
      ...withJson(WRITE_ADDRESSES, addresses),
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
        state: toState(row, products as ProductRow[], isProduction),
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

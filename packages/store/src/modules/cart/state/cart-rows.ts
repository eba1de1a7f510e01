import { type Cents, toCents } from '@kea/shared/money'
import { z } from 'zod'
import { labelledValues, textList } from '../../../json-columns'
import { readJson } from '../../../read-json'
import { type ProductRow, toProduct } from '../../catalogue/repo'
import { APPLIED_COUPON, readAppliedCoupon } from '../../coupons/applied-coupon'
import { readStoredGift } from '../../gifts/stored-gift'
import { ADDRESS_COLUMNS } from './address-columns'
import type { Address } from './cart'
import type { CartState, ShippingMethodRow, StoredLine } from './cart-state'
import { readNotes } from './notes'
import { type PaymentOffer, paymentMethodsFor } from './payment-methods'
import { toWallet, WALLET, type WalletRow } from './wallet'

export interface CartRow extends WalletRow {
  id: number
  masked_id: string
  version: number
  active: number
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
  guest_checkout: string | null
  gift_wrap_price: string | null
  dropship: string | null
  notes: string
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
  preview_words: z.string().nullable(),
  photo_uid: z.string().nullable(),
  letters: z.number().nullable(),
  /** JSON of labelled values. */
  sign_facts: z.string().nullable(),
  is_shared: z.number(),
  /** JSON of a gift certificate. */
  gift: z.string().nullable(),
  /** JSON of a StoredBundle. */
  bundle: z.string().nullable(),
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
  prefix: z.string().nullable(),
  middlename: z.string().nullable(),
  suffix: z.string().nullable(),
  fax: z.string().nullable(),
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
const storedBundle = z.object({ uid: z.string(), productId: z.number(), valueId: z.number() })

const object = (columns: readonly string[], table: string) =>
  `json_object(${columns.map((name) => `'${name}', ${table}.${name}`).join(', ')})`

const LINE_COLUMNS = [
  'id',
  'product_id',
  'quantity',
  'option_value_ids',
  'design_uid',
  'design_revision',
  'is_shared',
  'gift',
  'bundle',
]
const LINE = `json_insert(${object(LINE_COLUMNS, 'l')}, '$.preview_uid', r.preview_uid, '$.preview_words', r.preview_words,
    '$.letters', r.letters, '$.sign_facts', r.sign_facts, '$.photo_uid',
    (SELECT min(upload_uid) FROM design_uploads u WHERE u.design_uid = l.design_uid AND u.revision = l.design_revision))`
const ADDRESS = object(ADDRESS_COLUMNS, 'a')
const METHOD_COLUMNS = ['carrier_code', 'method_code', 'carrier_title', 'method_title', 'description', 'cents']
const METHOD = object([...METHOD_COLUMNS, 'free_above', 'zones', 'position'], 'm')

/** Settings that are read with the cart. */
const SETTINGS = [
  'free_shipping_price',
  'bank_account_name',
  'bank_account_number',
  'guest_checkout',
  'gift_wrap_price',
  'dropship',
]

/** ?1 the masked id, ?2 an address instead of the cart's, ?3 the key of an addition, ?4 the day before. */
export const CART = `SELECT id, masked_id, version, active, email, carrier_code, method_code, payment_method, notes,
    ${WALLET},
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
        prefix: row.prefix,
        middlename: row.middlename,
        suffix: row.suffix,
        fax: row.fax,
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
      : {
          uid: row.design_uid,
          revision: row.design_revision,
          previewUid: row.preview_uid,
          previewWords: row.preview_words ?? '',
          photoUid: row.photo_uid,
          letters: row.letters,
          facts: readJson(labelledValues, row.sign_facts ?? '[]'),
          isShared: row.is_shared === 1,
        },
  gift: row.gift === null ? null : readStoredGift(row.gift),
  bundle: row.bundle === null ? null : readJson(storedBundle, row.bundle),
})

/** The cents of a setting in dollars; null for none. */
function centsOf(dollars: string | null): Cents | null {
  const amount = Number.parseFloat(dollars ?? '')
  return Number.isFinite(amount) ? toCents(amount) : null
}

/** `offer`: the payment methods of this deployment. */
export function toState(row: CartRow, products: readonly ProductRow[], offer: PaymentOffer): CartState {
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
    paymentMethods: paymentMethodsFor({ name: row.bank_account_name, number: row.bank_account_number }, offer),
    freeShippingCents: centsOf(row.free_shipping_price),
    takesGuests: row.guest_checkout !== '0',
    services: { giftWrapCents: centsOf(row.gift_wrap_price), takesDropship: row.dropship === '1' },
    wallet: toWallet(row),
    notes: readNotes(row.notes),
    products: products.map(toProduct),
  }
}

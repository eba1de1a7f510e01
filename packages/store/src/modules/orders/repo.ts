import { type LabelledValue, labelledValues, textList } from '../../json-columns'
import { readJson } from '../../read-json'
import { ADDRESS_COLUMNS, ADDRESS_VALUES } from '../cart/state/address-columns'
import type { Address } from '../cart/state/cart'
import { spendOnOrder } from '../ledger/repo'
import { queuePrintFiles } from '../printing/queue'
import { amountsOf, balancesOf } from './order-columns'
import { addressJson, cardsJson, type Definitions, definitionsJson, linesJson, type OrderableCart } from './order-json'

/** All states of an order. */
export type OrderStatus =
  | 'pending_payment'
  | 'processing'
  | 'in_production'
  | 'shipped'
  | 'complete'
  | 'cancelled'
  | 'refunded'

export interface OrderRow {
  id: number
  number: string
  token: string
  /** Null once the cart is deleted. */
  cart_id: number | null
  /** Null for a guest's. */
  customer_id: number | null
  /** Hash of the guest's key or of the customer that placed it. */
  placed_by: string | null
  status: OrderStatus
  email: string
  /** The lines after the discount, with gift wrap. */
  subtotal_cents: number
  coupon_code: string | null
  discount_cents: number
  shipping_cents: number
  /** For gift wrap; it is in the subtotal. */
  gift_wrap_cents: number
  tax_cents: number
  /** The GST number of the shop when the order was placed; '' for none. */
  gst_number: string
  gift_card_cents: number
  store_credit_cents: number
  reward_points_cents: number
  /** What is left to pay. */
  total_cents: number
  carrier_title: string
  method_title: string
  payment_method: string
  payment_title: string
  created_at: string
  paid_at: string | null
  /** When the workshop began to make it. */
  production_at: string | null
  shipped_at: string | null
  completed_at: string | null
  cancelled_at: string | null
  /** The courier's tracking number. */
  tracking: string | null
  /** The working days from the payment to the arrival that the checkout promised; null without such a promise. */
  arrival_days: number | null
  /** How long it waits for its payment; null for orders from before this was stored. */
  pay_by: string | null
  /** What was paid back so far, and when last. */
  refunded_cents: number
  refunded_at: string | null
  /** JSON of what the shopper wrote; see `readNotes`. */
  notes: string
}

/** Orders without a payment: unpaid ones, and those with a total of 0 that are not sent yet. They can be cancelled. */
export const UNPAID = "(status = 'pending_payment' OR (status = 'processing' AND total_cents = 0))"
export const isUnpaid = ({ status, total_cents }: OrderRow): boolean =>
  status === 'pending_payment' || (status === 'processing' && total_cents === 0)

export interface OrderLineRow {
  id: number
  product_id: number
  sku: string
  url_key: string
  name: string
  /** With what a neon sign is made of. */
  options: LabelledValue[]
  quantity: number
  unit_cents: number
  row_cents: number
  discount_cents: number
  design_uid: string | null
  design_revision: number | null
  /** JSON of a gift certificate. */
  gift: string | null
  /** JSON list of the uids of its options; null for lines from before they were stored. */
  option_uids: string | null
  /** JSON of an OrderedBundle; null for a line that was not part of one. */
  bundle: string | null
  preview_uid: string | null
  /** What it shows; null or '' for none. */
  preview_words: string | null
  /** The picture of the product; null if there is none by now. */
  picture: string | null
  /** The tool of the product; null for what is not designed. */
  tool: string | null
  /** 1: the design is somebody else's, from a shared cart. */
  is_shared: number
  /** 1: a paid neon sign, which its maker approves before it is bent. */
  is_sign: 0 | 1
  /** Null while it waits. */
  sign_approved_at: string | null
  /** That are paid of it; null if they were not counted. */
  sign_letters: number | null
}

export interface OrderAddressRow extends Omit<Address, 'regionId' | 'countryCode' | 'vatId'> {
  kind: 'shipping' | 'billing'
  region_id: number | null
  country_code: string
  vat_id: string | null
}

/** The rows in the database, where lists are JSON. */
type StoredLine = Omit<OrderLineRow, 'options'> & { order_id: number; options: string; sign_facts: string | null }
type StoredAddress = Omit<OrderAddressRow, 'street'> & { order_id: number; street: string }

const toLine = ({ sign_facts: facts, ...row }: StoredLine): OrderLineRow => ({
  ...row,
  options: [...readJson(labelledValues, row.options), ...readJson(labelledValues, facts ?? '[]')],
})

const toAddress = (row: StoredAddress): OrderAddressRow => ({
  ...row,
  street: readJson(textList, row.street),
})

export interface Order {
  order: OrderRow
  lines: OrderLineRow[]
  addresses: OrderAddressRow[]
}

/** The time of an order, its payment deadline, and who placed it, as far as known. */
interface Placing {
  token: string
  now: string
  payBy: string
  /** When the confirmation is written, if no payment causes it before. */
  mailAt: string
  /** Hash of the network address. */
  caller: string | null
  placedBy: string | null
  customerId: number | null
  definitions: Definitions
  /** Statements that note who recommended the shop, and what the shopper allows. */
  noting: readonly D1PreparedStatement[]
}

/** Replaces the carrier and the method of an order without a shipment. */
const NOT_SENT = ''

const ORDER_ID = '(SELECT id FROM orders WHERE token = ?1)'

const field = (name: string) => `value ->> '$.${name}'`

const ADD_ADDRESSES = `INSERT INTO order_addresses (order_id, ${ADDRESS_COLUMNS.join(', ')})
  SELECT ${ORDER_ID}, ${ADDRESS_VALUES.join(', ')} FROM json_each(?2)`

const KEEP_DEFINITIONS = `INSERT INTO ordered_definitions (sha256, definition)
  SELECT ${field('sha256')}, ${field('definition')} FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`

const ADD_LINES = `INSERT INTO order_lines (order_id, product_id, sku, url_key, name, options, quantity, unit_cents,
    row_cents, discount_cents, design_uid, design_revision, definition_sha256, gift, option_uids, is_shared, bundle)
  SELECT ${ORDER_ID}, ${['productId', 'sku', 'urlKey', 'name', 'options', 'quantity', 'unitCents', 'rowCents', 'discountCents', 'designUid', 'designRevision', 'definitionSha256', 'gift', 'optionUids', 'isShared', 'bundle'].map(field).join(', ')}
  FROM json_each(?2)`

const TAKE_STOCK = `UPDATE stock SET qty = qty - (SELECT sum(quantity) FROM order_lines
    WHERE order_id = ${ORDER_ID} AND product_id = stock.product_id)
  WHERE product_id IN (SELECT product_id FROM order_lines WHERE order_id = ${ORDER_ID})`

const FREEZE = `INSERT INTO order_originals (order_id, upload_uid, kind)
  SELECT DISTINCT l.order_id, u.upload_uid, 'original' FROM order_lines l
    JOIN design_uploads u ON u.design_uid = l.design_uid AND u.revision = l.design_revision WHERE l.order_id = ${ORDER_ID}
  UNION SELECT DISTINCT l.order_id, r.preview_uid, 'preview' FROM order_lines l
    JOIN design_revisions r ON r.design_uid = l.design_uid AND r.revision = l.design_revision
    WHERE l.order_id = ${ORDER_ID} AND r.preview_uid IS NOT NULL`

const ADD_ORDER = `INSERT INTO orders (token, cart_id, cart_version, status, email, subtotal_cents, discount_cents,
    shipping_cents, tax_cents, total_cents, carrier_code, method_code, carrier_title, method_title, payment_method,
    payment_title, created_at, paid_at, caller, placed_by, customer_id, coupon_id, coupon_code, gift_card_cents,
    store_credit_cents, reward_points_cents, notes, pay_by, gift_wrap_cents, arrival_days, gst_number)
  VALUES (?1, ?2, ?3, iif(?9 > 0, 'pending_payment', 'processing'), ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15,
    ?16, iif(?9 > 0, NULL, ?16), ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24, ?25, iif(?9 > 0, ?26, NULL), ?27, ?28,
    coalesce((SELECT value FROM config_values WHERE key = 'gst_number'), ''))`

const SPEND_CARDS = `INSERT INTO order_gift_cards (order_id, gift_id, ending, cents)
  SELECT ${ORDER_ID}, ${['id', 'ending', 'cents'].map(field).join(', ')} FROM json_each(?2)`

/** Takes the balances that the cart was priced with. Fails the batch if one has less. */
function spending(db: D1Database, cart: OrderableCart, token: string, now: string): D1PreparedStatement[] {
  const { creditCents, points } = cart.totals.spent
  const ledgers = [
    { ledger: 'credit', amount: creditCents },
    { ledger: 'points', amount: points },
  ] as const
  return [
    db.prepare(SPEND_CARDS).bind(token, cardsJson(cart)),
    ...ledgers.flatMap(({ ledger, amount }) =>
      cart.customerId !== null && amount > 0
        ? [spendOnOrder(db, { customerId: cart.customerId, ledger, amount, token, at: now })]
        : [],
    ),
  ]
}

const methodsOf = ({ shippingMethod: method, paymentMethod }: OrderableCart) => [
  method?.carrierCode ?? NOT_SENT,
  method?.methodCode ?? NOT_SENT,
  method?.carrierTitle ?? NOT_SENT,
  method?.methodTitle ?? NOT_SENT,
  paymentMethod.code,
  paymentMethod.title,
]

const ADD_JOBS = `INSERT INTO jobs (kind, order_id, run_at)
  VALUES ('order_mail', ${ORDER_ID}, ?2), ('expire_order', ${ORDER_ID}, ?3)`

/** These orders with their lines and addresses, in their order. */
export async function withParts(db: D1Database, orders: readonly OrderRow[]): Promise<Order[]> {
  if (orders.length === 0) return []
  const ids = JSON.stringify(orders.map(({ id }) => id))
  const [lines, addresses] = await db.batch([
    db
      .prepare(
        `SELECT l.*, r.preview_uid, r.preview_words, r.sign_facts, p.tool, p.pictures ->> '$[0].url' AS picture,
           a.line_id IS NOT NULL AS is_sign, a.approved_at AS sign_approved_at, a.letters AS sign_letters FROM order_lines l
           LEFT JOIN products p ON p.id = l.product_id
           LEFT JOIN design_revisions r ON r.design_uid = l.design_uid AND r.revision = l.design_revision
           LEFT JOIN sign_approvals a ON a.line_id = l.id
         WHERE l.order_id IN (SELECT value FROM json_each(?)) ORDER BY l.id`,
      )
      .bind(ids),
    db.prepare('SELECT * FROM order_addresses WHERE order_id IN (SELECT value FROM json_each(?))').bind(ids),
  ])
  const allLines = (lines?.results ?? []) as StoredLine[]
  const allAddresses = (addresses?.results ?? []) as StoredAddress[]
  return orders.map((order) => ({
    order,
    lines: allLines.filter((line) => line.order_id === order.id).map(toLine),
    addresses: allAddresses.filter((address) => address.order_id === order.id).map(toAddress),
  }))
}

export function createOrdersRepo(db: D1Database) {
  const whole = async (where: string, ...values: (string | number)[]): Promise<Order | null> => {
    const order = await db
      .prepare(`SELECT * FROM orders WHERE ${where}`)
      .bind(...values)
      .first<OrderRow>()
    return order && ((await withParts(db, [order]))[0] ?? null)
  }

  return {
    byId: (id: number) => whole('id = ?', id),
    byToken: (token: string) => whole('token = ?', token),
    byNumber: (number: string) => whole('number = ?', number),

    /** The order of a cart, unless it was cancelled. */
    ofCart: (cartId: number) => whole("cart_id = ? AND status <> 'cancelled'", cartId),

    /**
     * Places the order or changes nothing. Every limit is a constraint: the cart's version, one order per cart, stock,
     * the uses of a code, the balances that pay, the unpaid orders of an address. The error's message names the violated one. With a total of
     * 0 the order waits for no payment.
     */
    async place(
      cart: OrderableCart,
      { token, now, payBy, mailAt, definitions, noting, ...who }: Placing,
    ): Promise<void> {
      await db.batch([
        db
          .prepare(ADD_ORDER)
          .bind(
            ...[token, cart.id, cart.version, cart.email],
            ...amountsOf(cart),
            ...methodsOf(cart),
            ...[now, who.caller, who.placedBy, who.customerId],
            ...[cart.coupon?.id ?? null, cart.coupon?.code ?? null],
            ...balancesOf(cart),
            JSON.stringify(cart.notes),
            payBy,
            cart.totals.giftWrapCents,
            cart.shippingMethod?.arrivalDays ?? null,
          ),
        db.prepare(ADD_ADDRESSES).bind(token, addressJson(cart)),
        db.prepare(KEEP_DEFINITIONS).bind(definitionsJson(definitions)),
        db.prepare(ADD_LINES).bind(token, linesJson(cart, definitions)),
        db.prepare(TAKE_STOCK).bind(token),
        ...spending(db, cart, token, now),
        db.prepare(FREEZE).bind(token),
        db.prepare(ADD_JOBS).bind(token, cart.totals.grandTotalCents > 0 ? mailAt : now, payBy),
        queuePrintFiles(db, { token }, now),
        ...noting,
        db.prepare('UPDATE carts SET active = 0, updated_at = ?2 WHERE id = ?1').bind(cart.id, now),
      ])
    },
  }
}

export type OrdersRepo = ReturnType<typeof createOrdersRepo>

// What is in the database and the files after the orders of `pnpm soak`: what is lost, doubled or broken.
import { EASEL_ID } from '../lib/store-shopper.ts'
import type { Database, Files } from './killed-store.ts'
import { CARD_CENTS, type CartKind, CUSTOMER, type StoryCart } from './order-story.ts'

/** An order of a cart, as it is in the database. */
export interface OrderRow {
  /** The masked id of the cart. */
  id: string
  active: number
  number: string
  token: string
  status: string
  total_cents: number
  refunded_cents: number
  pieces: number | null
  addresses: number
  jobs: number
  /** Number of jobs that should have run. */
  due: number
  payments: number
  /** State, id and cents of each. */
  refunds: string | null
  /** State and files of each. */
  prints: string | null
}

export interface StoreCount {
  orders: OrderRow[]
  /** The state of each mail, by its id. */
  mails: Map<string, string>
  /** What each gift certificate adds up to, in cents. */
  cards: number[]
  creditCents: number
  stock: number
  /** Keys of all print files. */
  prints: string[]
}

/** Each order of a cart with the rows that belong to it. */
const SELECT_ORDERS = `SELECT c.masked_id AS id, c.active, o.number, o.token, o.status, o.total_cents, o.refunded_cents,
    (SELECT sum(quantity) FROM order_lines WHERE order_id = o.id) AS pieces,
    (SELECT count(*) FROM order_addresses WHERE order_id = o.id) AS addresses,
    (SELECT count(*) FROM jobs WHERE order_id = o.id AND kind IN ('order_mail', 'expire_order')) AS jobs,
    (SELECT count(*) FROM jobs WHERE order_id = o.id AND state = 'waiting' AND run_at < strftime('%Y-%m-%dT%H:%M:%fZ')) AS due,
    (SELECT count(*) FROM payments WHERE order_id = o.id AND state = 'paid') AS payments,
    (SELECT group_concat(r.state || ' ' || r.uid || ' ' || r.amount_cents) FROM refunds r
       JOIN payments p ON p.id = r.payment_id WHERE p.order_id = o.id) AS refunds,
    (SELECT group_concat(state || ' ' || files) FROM print_files WHERE order_id = o.id) AS prints
  FROM carts c JOIN orders o ON o.cart_id = c.id`
const SELECT_MAILS = 'SELECT message_id AS id, state FROM outbox'
const SELECT_CARDS = `SELECT g.balance_cents + coalesce(sum(o.cents) FILTER (WHERE o.returned_at IS NULL), 0) AS cents
  FROM gift_certificates g LEFT JOIN order_gift_cards o ON o.gift_id = g.id WHERE g.code_hash GLOB '000000*' GROUP BY g.id`
const SELECT_CREDIT = `SELECT (SELECT coalesce(sum(amount), 0) FROM ledger_entries l JOIN customers c ON c.id = l.customer_id
      WHERE c.email = '${CUSTOMER}' AND l.ledger = 'credit')
    + (SELECT coalesce(sum(store_credit_cents), 0) FROM orders
      WHERE status NOT IN ('cancelled', 'refunded')) AS cents`

/** Everything that is counted, of a store that does not run. */
export async function readOrders(db: Database, files: Files): Promise<StoreCount> {
  const all = async <Row>(sql: string) => (await db.prepare(sql).all<Row>()).results
  const prints: string[] = []
  let cursor: string | undefined
  do {
    const page = await files.list({ prefix: 'print/', cursor })
    prints.push(...page.objects.map(({ key }) => key))
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  return {
    orders: await all<OrderRow>(SELECT_ORDERS),
    mails: new Map((await all<{ id: string; state: string }>(SELECT_MAILS)).map(({ id, state }) => [id, state])),
    cards: (await all<{ cents: number }>(SELECT_CARDS)).map(({ cents }) => cents),
    creditCents: (await db.prepare(SELECT_CREDIT).first<number>('cents')) ?? 0,
    stock: (await db.prepare('SELECT qty FROM stock WHERE product_id = ?').bind(EASEL_ID).first<number>('qty')) ?? 0,
    prints,
  }
}

const STATES: Record<CartKind, string> = {
  bank: 'processing',
  page: 'refunded',
  late: 'cancelled',
  credit: 'processing',
}

/** The Message-IDs that an order of this kind has. An order that expires on its payment page has none. */
function mailsOf(kind: CartKind, { token, refunds }: OrderRow): string[] {
  if (kind === 'late') return []
  const refund = /^done (\w+)/.exec(refunds ?? '')?.[1]
  return [`order-${token}`, ...(kind === 'page' ? [`refund-${refund}`] : [])]
}

/** One print file, which is stored once, for the canvas of a paid order; none for the others. */
function isPrintedOnce(kind: CartKind, order: OrderRow, prints: readonly string[]): boolean {
  const stored = prints.filter((key) => key.startsWith(`print/${order.number}-`))
  if (kind !== 'bank') return order.prints === null && stored.length === 0
  const [, made] = /^made (\[.*\])$/.exec(order.prints ?? '') ?? []
  if (made === undefined || stored.length !== 1) return false
  return (JSON.parse(made) as { key: string }[]).every(({ key }) => key === stored[0])
}

/** One refund of the whole payment for the order that was refunded; none for the others. */
const isRefundedOnce = (kind: CartKind, { refunds, total_cents: total, refunded_cents: refunded }: OrderRow) =>
  kind === 'page'
    ? new RegExp(`^done \\w+ ${total}$`).test(refunds ?? '') && refunded === total
    : refunds === null && refunded === 0

/** Whether a mail was handed over once, or may have been: a kill came in between. It is never sent again by itself. */
const isMailed = (id: string, mails: StoreCount['mails'], handed: ReadonlyMap<string, number>) => {
  const state = mails.get(id)
  const times = handed.get(`<${id}@example.nz>`) ?? 0
  return state === 'sent' ? times === 1 : state === 'unknown' && times <= 1
}

/**
 * Names what is wrong with the order of a cart; empty if nothing is.
 * @param handed how often each mail was handed over, by its Message-ID
 */
export function faultsOf(
  cart: StoryCart,
  order: OrderRow,
  { mails, prints }: StoreCount,
  handed: ReadonlyMap<string, number>,
): string[] {
  const { kind } = cart
  const checks = {
    active: order.active === 0,
    number: order.number === cart.order?.number,
    pieces: order.pieces === cart.pieces,
    addresses: order.addresses === 2,
    jobs: order.jobs === 2 && order.due === 0,
    status: order.status === STATES[kind],
    payments: order.payments === (kind === 'bank' || kind === 'page' ? 1 : 0),
    refunds: isRefundedOnce(kind, order),
    prints: isPrintedOnce(kind, order, prints),
    mails: mailsOf(kind, order).every((id) => isMailed(id, mails, handed)),
  }
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]))
}

/** Balances and stock that do not add up, as texts. Every cent and easel is where it was, or in one order that stands. */
export function wrongBalances(
  found: StoreCount,
  carts: readonly StoryCart[],
  { stock, creditCents }: StoreCount,
): string[] {
  const sold = carts.filter(({ kind }) => kind !== 'late').reduce((sum, { easels }) => sum + easels, 0)
  return [
    ...(found.stock === stock - sold ? [] : [`stock ${found.stock}, not ${stock - sold}`]),
    ...(found.creditCents === creditCents ? [] : [`credit ${found.creditCents}, not ${creditCents}`]),
    ...found.cards.filter((cents) => cents !== CARD_CENTS).map((cents) => `a certificate adds up to ${cents}`),
  ]
}

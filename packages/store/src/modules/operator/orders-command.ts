import { onOneLine } from '@kea/shared/control-characters'
import { formatMoney } from '@kea/shared/money'
import { toSqlTime } from '../../sql-time'
import { readNotes } from '../cart/state/notes'
import { fullName } from '../orders/address-lines'
import type { ExportedOrder, ListedOrder } from '../orders/admin-repo'
import { balancePayments } from '../orders/order-payments'
import type { OrderRow } from '../orders/repo'
import { type Command, CommandRefusal, type CommandRow, formatCount } from './command'
import { toCsv } from './csv'
import { orderOf } from './order-number'

type Status = OrderRow['status']

/** Labels of an order's state for the operator. */
export const STATE_TEXT: Record<Status, string> = {
  pending_payment: 'waiting',
  processing: 'paid',
  in_production: 'in-production',
  shipped: 'shipped',
  complete: 'complete',
  cancelled: 'cancelled',
  refunded: 'refunded',
}
const STATUSES = Object.keys(STATE_TEXT) as Status[]
const LISTED_MAX = 100

const toRow = (order: ListedOrder): CommandRow => ({
  number: order.number,
  state: STATE_TEXT[order.status],
  placed: toSqlTime(order.created_at),
  email: order.email,
  pieces: order.pieces,
  total: formatMoney(order.total_cents),
  tracking: order.tracking,
  from: order.caller?.slice(0, 8) ?? null,
})

const EXPORTED_MAX = 10_000
const [FIRST_DAY, LAST_DAY] = ['0000-01-01', '9999-12-31']
const DAY = /^\d{4}-\d{2}-\d{2}$/

function dayOf(arg: string | undefined): string | null {
  if (arg === undefined) return null
  if (!DAY.test(arg)) throw new CommandRefusal(`"${arg}" is not a day. Write it like 2026-11-30.`)
  return arg
}

const EXPORTED = [
  'number',
  'state',
  'placed',
  'paid',
  'started',
  'shipped',
  'completed',
  'cancelled',
  'refunded',
  'email',
  'pieces',
  'subtotal',
  'discount',
  'gift wrap',
  'delivery',
  'gst',
  'total',
  'refund',
  'payment',
  'tracking',
] as const
const dollars = (cents: number): string => (cents / 100).toFixed(2)
const timeOf = (at: string | null): string => (at === null ? '' : toSqlTime(at))

/** Times are UTC, amounts are dollars. */
const toExport = (order: ExportedOrder): Record<(typeof EXPORTED)[number], string | number | null> => ({
  number: order.number,
  state: STATE_TEXT[order.status],
  placed: timeOf(order.created_at),
  paid: timeOf(order.paid_at),
  started: timeOf(order.production_at),
  shipped: timeOf(order.shipped_at),
  completed: timeOf(order.completed_at),
  cancelled: timeOf(order.cancelled_at),
  refunded: timeOf(order.refunded_at),
  email: order.email,
  pieces: order.pieces,
  subtotal: dollars(order.subtotal_cents - order.gift_wrap_cents),
  discount: dollars(order.discount_cents),
  'gift wrap': dollars(order.gift_wrap_cents),
  delivery: dollars(order.shipping_cents),
  gst: dollars(order.tax_cents),
  total: dollars(order.total_cents),
  refund: dollars(order.refunded_cents),
  payment: order.payment_title,
  tracking: order.tracking,
})

function statusOf(arg: string | undefined): Status | null {
  if (arg === undefined) return null
  const status = STATUSES.find((known) => STATE_TEXT[known] === arg)
  if (!status) throw new CommandRefusal(`"${arg}" is not a state of an order.`)
  return status
}

/** What the shopper wrote, each text on one line: a text of several would look like lines of the shop. */
function noteLines({ notes }: Pick<OrderRow, 'notes'>): string[] {
  const { giftWrap, dropship, giftMessage, orderComment, businessPurchase, gstNumber, gstCertificate, affiliateClick } =
    readNotes(notes)
  const texts = [
    ['Gift message, for a card in the parcel', giftMessage],
    ['Comment', orderComment],
    [businessPurchase ? 'Purchase of a business, GST number' : 'GST number', gstNumber],
    ['GST certificate', gstCertificate],
    ['Sent by an affiliate, whose click is', affiliateClick],
  ] as const
  return [
    ...(giftWrap ? ['Gift wrap: wrap it as a gift'] : []),
    ...(dropship ? ['Drop-ship: put no prices, no invoice and nothing of the shop’s into the parcel'] : []),
    ...texts.flatMap(([label, text]) => (text ? [`${label}: ${onOneLine(text)}`] : [])),
  ]
}

export const ordersCommand: Command = {
  name: 'orders',
  subcommands: [
    {
      name: '',
      params: `[${Object.values(STATE_TEXT).join('|')}]`,
      about: 'the newest orders, or those in one state',
      ids: 1,
      async run([state], { orderAdmin }) {
        const orders = await orderAdmin.list(statusOf(state), LISTED_MAX)
        const more = orders.length === LISTED_MAX ? ', the newest' : ''
        return { text: `${formatCount(orders.length, 'order')}${more}.`, rows: orders.map(toRow) }
      },
    },
    {
      name: 'export',
      params: '[yyyy-mm-dd [yyyy-mm-dd]]',
      about: 'the orders since a day, up to another, as CSV; the last 10,000 at most',
      async run([from, to], { orderAdmin }) {
        const orders = await orderAdmin.between(dayOf(from) ?? FIRST_DAY, dayOf(to) ?? LAST_DAY, EXPORTED_MAX)
        return { text: toCsv(EXPORTED, orders.map(toExport)) }
      },
    },
    {
      name: 'show',
      params: '<number>',
      about: 'the items and the address of an order',
      ids: 1,
      async run([arg = ''], services) {
        const { order, lines, addresses } = await orderOf(arg, services)
        const to = addresses.find(({ kind }) => kind === 'shipping')
        return {
          text: [
            `Order ${order.number}, ${STATE_TEXT[order.status]}, ${formatMoney(order.total_cents)}, ${order.email}`,
            ...(to
              ? [`${order.method_title} to ${fullName(to)}, ${to.street.join(', ')}, ${to.city} ${to.postcode}`]
              : []),
            ...(order.coupon_code === null
              ? []
              : [`Code ${order.coupon_code} takes ${formatMoney(order.discount_cents)} off`]),
            ...balancePayments(order).map(({ label, cents }) => `${label} pay ${formatMoney(cents)}`),
            ...noteLines(order),
          ].join('\n'),
          rows: lines.map((line) => ({
            pieces: line.quantity,
            product: line.name,
            options: line.options.map(({ label, value }) => `${label}: ${value}`).join(', '),
            price: formatMoney(line.row_cents),
            design: line.design_uid && `${line.design_uid}/${line.design_revision}`,
          })),
        }
      },
    },
  ],
}

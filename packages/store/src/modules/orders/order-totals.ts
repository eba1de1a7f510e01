import { GST_RATE } from '@kea/shared/constants/business'
import { type Cents, gstInside } from '@kea/shared/money'
import type { OrderTotal, ShippingHandling, TaxItem } from '../../__generated__/types'
import { toMoney, withoutGst } from '../../money'
import { balancePayments, linesTotal } from './order-payments'
import type { OrderRow } from './repo'

/** The discount of a code; null without one. */
export const toDiscounts = (cents: Cents, code: string | null) =>
  cents === 0 ? null : [{ amount: toMoney(cents), label: `Code ${code}` }]

/** The code, and what balances have paid: the grand total is what was left to pay. */
function toTotalDiscounts(order: OrderRow): OrderTotal['discounts'] {
  const paid = balancePayments(order).map(({ label, cents }) => ({ amount: toMoney(cents), label }))
  const all = [...(toDiscounts(order.discount_cents, order.coupon_code) ?? []), ...paid]
  return all.length === 0 ? null : all
}

const toTaxes = (cents: Cents): TaxItem[] => [{ amount: toMoney(cents), title: 'GST', rate: GST_RATE * 100 }]

const toShipping = (cents: Cents): ShippingHandling => ({
  total_amount: toMoney(cents),
  amount_including_tax: toMoney(cents),
  amount_excluding_tax: toMoney(withoutGst(cents)),
  discounts: [],
  taxes: toTaxes(gstInside(cents)),
})

/** The totals of an order, and of its invoice. */
export const toTotal = (order: OrderRow): Omit<OrderTotal, '__typename'> => ({
  subtotal: toMoney(linesTotal(order)),
  giftwrap: order.gift_wrap_cents > 0 ? toMoney(order.gift_wrap_cents) : null,
  discounts: toTotalDiscounts(order),
  total_shipping: toMoney(order.shipping_cents),
  shipping_handling: toShipping(order.shipping_cents),
  total_tax: toMoney(order.tax_cents),
  taxes: toTaxes(order.tax_cents),
  grand_total: toMoney(order.total_cents),
  base_grand_total: toMoney(order.total_cents),
})

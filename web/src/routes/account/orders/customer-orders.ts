import { accountPath } from '@kea/shared/account-routes'
import { instantOf } from '@kea/shared/instant'
import { type Cents, toCents } from '@kea/shared/money'
import { CancelOrderDocument } from '~/api/__generated__/documents/CancelOrder'
import { CustomerOrdersDocument } from '~/api/__generated__/documents/CustomerOrders'
import { OrderCancellationDocument } from '~/api/__generated__/documents/OrderCancellation'
import { ReorderItemsDocument } from '~/api/__generated__/documents/ReorderItems'
import { ReorderItemsElsewhereDocument } from '~/api/__generated__/documents/ReorderItemsElsewhere'
import type { CustomerOrdersQuery } from '~/api/__generated__/types'
import { onCart, takeCart } from '~/api/cart-identity'
import { ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { callShop, gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'
import { toCart } from '~/features/cart/cart'
import { keepCart } from '~/features/cart/use-cart'

/** An order in the list. */
export interface ListedOrder {
  number: string
  /** In ms; null if the time of the backend cannot be parsed. */
  placedAt: number | null
  status: string
  totalCents: Cents
  /** The names of what was ordered. */
  products: string
  /** The first picture of a design; null without one. */
  preview: string | null
}

export interface OrderList {
  orders: ListedOrder[]
  total: number
  pages: number
}

/** What the address of the list says. */
export interface OrderSearch {
  page: number
  /** A part of an order number; '' for all orders. */
  number: string
}

const NUMBER_MAX = 12

export function readSearch(search: URLSearchParams): OrderSearch {
  const page = Number(search.get('page') ?? '1')
  const number = (search.get('number') ?? '').replace(/\D/g, '').slice(0, NUMBER_MAX)
  return { page: Number.isSafeInteger(page) && page > 0 ? page : 1, number }
}

export function listPath({ page, number }: OrderSearch): string {
  const search = new URLSearchParams({ ...(number && { number }), ...(page > 1 && { page: String(page) }) })
  return accountPath('my-orders') + (search.size > 0 ? `?${search}` : '')
}

const present = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

/** As "2 × Canvas print, Photo mug". */
const productsOf = (items: readonly { product_name: string | null; quantity_ordered: number | null }[]): string =>
  items
    .map(({ product_name, quantity_ordered: quantity }) =>
      (quantity ?? 1) > 1 ? `${quantity} × ${product_name ?? ''}` : (product_name ?? ''),
    )
    .join(', ')

export function listOf({ customer }: CustomerOrdersQuery): OrderList {
  const list = customer?.orders
  if (!list) throw new ShopError('unauthorised', '')
  const orders = list.items.filter(present).map((order): ListedOrder => {
    const items = (order.items ?? []).filter(present)
    return {
      number: order.number,
      placedAt: instantOf(order.order_date),
      status: order.status,
      totalCents: toCents(order.total?.grand_total.value ?? 0),
      products: productsOf(items),
      preview: items.map(({ preview_image }) => preview_image).find(present) ?? null,
    }
  })
  return { orders, total: list.total_count ?? orders.length, pages: list.page_info?.total_pages ?? 1 }
}

export const ordersQuery = ({ page, number }: OrderSearch) =>
  gqlQuery(
    CustomerOrdersDocument,
    { page, filter: number === '' ? null : { number: { match: number } } },
    listOf,
    STALE.account,
  )

/** Whether the customer may still cancel the order. Our own store alone tells. */
export const canCancelQuery = (number: string) =>
  gqlQuery(
    OrderCancellationDocument,
    { number },
    ({ customer }): boolean => customer?.orders?.items.find(present)?.can_cancel ?? false,
    STALE.account,
  )

/**
 * Puts the lines of an order into the cart of this browser. Answers what could not be ordered again. Another backend puts
 * them into the cart of its customer, which then is this browser's.
 */
export async function orderAgain(number: string, hasForeignBackend: boolean): Promise<string[]> {
  const { reorderItems } = hasForeignBackend
    ? await callShop(ReorderItemsElsewhereDocument, { number })
    : await onCart((cartId) => callShop(ReorderItemsDocument, { number, cartId }))
  if (!reorderItems) throw new ShopError('server', UNKNOWN_ERROR)
  if (hasForeignBackend) takeCart(reorderItems.cart.id)
  keepCart(toCart(reorderItems.cart))
  return reorderItems.userInputErrors.filter(present).map(({ message }) => message)
}

export async function cancelOrder(id: string, reason: string): Promise<void> {
  const { cancelOrder: answer } = await callShop(CancelOrderDocument, { id, reason })
  if (!answer) throw new ShopError('server', UNKNOWN_ERROR)
  if (answer.error) throw new ShopError('input', answer.error)
}

import { CustomerOrderDocument } from '~/api/__generated__/documents/CustomerOrder'
import type { CustomerOrderQuery } from '~/api/__generated__/types'
import { ShopError } from '~/api/errors'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'
import { type Order, toOrder } from './order'

export interface OwnOrder extends Order {
  id: string
}

/** Null for an order that is not the customer's. */
function ownOrderOf({ customer }: CustomerOrderQuery): OwnOrder | null {
  if (!customer) throw new ShopError('unauthorised', '')
  const data = customer.orders?.items.find((item) => item !== null)
  return data ? { ...toOrder(data), id: data.id } : null
}

/** An order of the customer who is logged in, by its number. */
export const ownOrderQuery = (number: string) => gqlQuery(CustomerOrderDocument, { number }, ownOrderOf, STALE.account)

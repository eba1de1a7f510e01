import type { CheckoutUserInputErrorCodes } from '../../__generated__/types'
import { textList } from '../../json-columns'
import { readJson } from '../../read-json'
import type { CustomerCarts } from '../cart/customer-carts'
import type { ItemRequest } from '../cart/lines/add-lines'
import type { CartService } from '../cart/service'
import type { Cart } from '../cart/state/cart'
import type { DesignLinks } from '../designs/links-service'
import type { DesignsService } from '../designs/service'
import { type CustomerOrders, orderMissing } from './customer-orders'
import type { Order, OrderLineRow } from './repo'

interface Dependencies {
  orders: Pick<CustomerOrders, 'find'>
  cart: Pick<CartService, 'add'>
  customerCarts: Pick<CustomerCarts, 'current'>
  designs: Pick<DesignsService, 'find'>
  links: Pick<DesignLinks, 'copyOrdered'>
  /** Those of the skus that the shop still sells. */
  sold: (skus: readonly string[]) => Promise<ReadonlySet<string>>
}

interface LineRefusal {
  code: CheckoutUserInputErrorCodes
  message: string
}

export interface Reordered {
  cart: Cart
  refusals: LineRefusal[]
}

type Design = Pick<ItemRequest, 'designUid' | 'designRevision'>

const NO_DESIGN: Design = { designUid: null, designRevision: null }

const named = ({ name }: OrderLineRow, code: CheckoutUserInputErrorCodes, why: string): LineRefusal => ({
  code,
  message: `${name}: ${why}`,
})

/** Orders what was ordered before. */
export function createReorder({ orders, cart, customerCarts, designs, links, sold }: Dependencies) {
  /** The ordered revision, or a copy of it where the caller no longer has it. Null if it is not there any more. */
  const designOf = async (token: string, line: OrderLineRow): Promise<Design | null> => {
    const { design_uid: uid, design_revision: revision } = line
    if (uid === null || revision === null) return NO_DESIGN
    if (await designs.find(uid, revision)) return { designUid: uid, designRevision: revision }
    const copied = await links.copyOrdered(token, line.id)
    return copied.ok ? { designUid: copied.design.uid, designRevision: copied.design.revision } : null
  }

  /** The lines as items of a cart, and those that cannot be ordered again. */
  const itemsOf = async ({ order, lines }: Order) => {
    const there = await sold(lines.map(({ sku }) => sku))
    const items: { line: OrderLineRow; item: ItemRequest }[] = []
    const refusals: LineRefusal[] = []
    // Lines with prints of one design have one copy.
    const known = new Map<string, Promise<Design | null>>()
    for (const line of lines) {
      if (!there.has(line.sku)) {
        refusals.push(named(line, 'PRODUCT_NOT_FOUND', 'We no longer make this.'))
        continue
      }
      if (line.gift !== null || line.option_uids === null) {
        const why = line.gift === null ? 'Choose its options again.' : 'Write each gift certificate anew.'
        refusals.push(named(line, 'REORDER_NOT_AVAILABLE', why))
        continue
      }
      const key = `${line.design_uid}/${line.design_revision}`
      const design = known.get(key) ?? designOf(order.token, line)
      known.set(key, design)
      const found = await design
      if (!found) {
        refusals.push(named(line, 'REORDER_NOT_AVAILABLE', 'Its design is no longer here.'))
        continue
      }
      const optionUids = readJson(textList, line.option_uids)
      const { sku, quantity } = line
      items.push({ line, item: { sku, quantity, optionUids, ...found, toolData: null, entered: [] } })
    }
    return { items, refusals }
  }

  return {
    /** Puts the lines of an order of the caller into a cart; the caller's own without `cartId`. */
    async reorder(number: string, cartId: string | null): Promise<Reordered> {
      const order = await orders.find(number)
      if (!order) throw orderMissing()
      const { items, refusals } = await itemsOf(order)
      const id = cartId ?? (await customerCarts.current()).maskedId
      const added = await cart.add(
        id,
        items.map(({ item }) => item),
      )
      const refused = added.refusals.flatMap(({ at, code, message }) => {
        const line = items[at]?.line
        return line ? [named(line, code, message)] : []
      })
      return { cart: added.cart, refusals: [...refusals, ...refused] }
    },
  }
}

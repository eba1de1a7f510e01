import type { CheckoutUserInputErrorCodes } from '../../__generated__/types'
import { textList } from '../../json-columns'
import { readJson } from '../../read-json'
import type { CustomerCarts } from '../cart/customer-carts'
import type { ItemRequest, PartDesign } from '../cart/lines/item-request'
import type { CartService } from '../cart/service'
import type { Cart } from '../cart/state/cart'
import type { DesignLinks } from '../designs/links-service'
import type { DesignsService } from '../designs/service'
import { type CustomerOrders, orderMissing } from './customer-orders'
import { readOrderedBundle, unitsOf } from './ordered-bundle'
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

/** What is added for a line, or for all lines of a bundle. */
interface OrderedItem {
  line: OrderLineRow
  item: ItemRequest
}

type Design = Pick<ItemRequest, 'designUid' | 'designRevision'>

const NO_DESIGN: Design = { designUid: null, designRevision: null }

const named = ({ name }: OrderLineRow, code: CheckoutUserInputErrorCodes, why: string): LineRefusal => ({
  code,
  message: `${name}: ${why}`,
})

const choiceOf = ({ bundle }: OrderLineRow): string => readOrderedBundle(bundle)?.choice ?? ''

/** The designs of the parts of a bundle that have one. */
const partDesignsOf = (parts: readonly OrderLineRow[], designs: readonly (Design | null)[]): PartDesign[] =>
  parts.flatMap((part, at) => {
    const { designUid = null, designRevision = null } = designs[at] ?? NO_DESIGN
    return designUid === null || designRevision === null
      ? []
      : [{ uid: choiceOf(part), designUid, designRevision, toolData: null }]
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
    const bundles = lines.flatMap(({ bundle }) => readOrderedBundle(bundle)?.sku ?? [])
    const there = await sold([...lines.map(({ sku }) => sku), ...bundles])
    const items: OrderedItem[] = []
    const refusals: LineRefusal[] = []
    // Lines with prints of one design have one copy.
    const known = new Map<string, Promise<Design | null>>()
    for (const { bundle, lines: parts } of unitsOf(lines)) {
      const [first] = parts
      if (!first) continue
      const { sku, name } = bundle ?? first
      const line = { ...first, name }
      if (!there.has(sku)) {
        refusals.push(named(line, 'PRODUCT_NOT_FOUND', 'We no longer make this.'))
        continue
      }
      if (first.gift !== null || first.option_uids === null) {
        const why = first.gift === null ? 'Choose its options again.' : 'Fill in each gift certificate again.'
        refusals.push(named(line, 'REORDER_NOT_AVAILABLE', why))
        continue
      }
      const found: (Design | null)[] = []
      for (const part of parts) {
        const key = `${part.design_uid}/${part.design_revision}`
        const design = known.get(key) ?? designOf(order.token, part)
        known.set(key, design)
        found.push(await design)
      }
      const gone = parts.filter((_, at) => found[at] === null)
      refusals.push(...gone.map((part) => named(part, 'REORDER_NOT_AVAILABLE', 'Its design is no longer here.')))
      const rest = { quantity: first.quantity, toolData: null, entered: [] }
      if (bundle) {
        // A part without its design is designed anew in the cart.
        const chosen = { optionUids: parts.map(choiceOf), partDesigns: partDesignsOf(parts, found) }
        items.push({ line, item: { sku, ...rest, ...chosen, ...NO_DESIGN } })
      } else if (found[0]) {
        const optionUids = readJson(textList, first.option_uids)
        items.push({ line, item: { sku, ...rest, optionUids, partDesigns: [], ...found[0] } })
      }
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

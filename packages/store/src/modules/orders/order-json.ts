import type { LabelledValue } from '../../json-columns'
import type { Address, Cart, CartLine } from '../cart/state/cart'
import { giftText } from '../gifts/gift-text'
import { type OrderedBundle, PART_OF } from './ordered-bundle'

/** A cart with everything that an order needs; with a shipping method if something is shipped. */
export type OrderableCart = Cart & {
  email: string
  billingAddress: Address
  paymentMethod: NonNullable<Cart['paymentMethod']>
}

/** SHA-256 of the definitions of its designed products, by definition. */
export type Definitions = ReadonlyMap<string, string>

export const addressJson = (cart: OrderableCart): string =>
  JSON.stringify([
    ...(cart.shippingAddress ? [{ kind: 'shipping', ...cart.shippingAddress }] : []),
    { kind: 'billing', ...cart.billingAddress },
  ])

export const definitionsJson = (definitions: Definitions): string =>
  JSON.stringify([...definitions].map(([definition, sha256]) => ({ sha256, definition })))

/** The choices of a line for shoppers and workshop; a part of a bundle says which. */
function optionsOf({ gift, bundle, selected }: CartLine): LabelledValue[] {
  if (gift) return giftText(gift)
  const own = selected.map(({ option, choice }) => ({ label: option.title, value: choice.title }))
  return bundle ? [{ label: PART_OF, value: bundle.product.name }, ...own] : own
}

/** What is needed to order a bundle again. */
const bundleOf = ({ bundle }: CartLine): OrderedBundle | null =>
  bundle?.choice
    ? { uid: bundle.uid, sku: bundle.product.sku, name: bundle.product.name, choice: bundle.choice.uid }
    : null

export const linesJson = (cart: OrderableCart, definitions: Definitions): string =>
  JSON.stringify(
    cart.lines.map((line) => ({
      productId: line.product.id,
      sku: line.product.sku,
      urlKey: line.product.urlKey,
      name: line.product.name,
      options: optionsOf(line),
      optionUids: JSON.stringify(line.selected.map(({ choice }) => choice.uid)),
      quantity: line.quantity,
      unitCents: line.price?.unitCents,
      rowCents: line.price?.rowCents,
      discountCents: line.discountCents,
      designUid: line.design?.uid ?? null,
      designRevision: line.design?.revision ?? null,
      definitionSha256: (line.design && definitions.get(line.product.definition ?? '')) ?? null,
      gift: line.gift,
      isShared: line.design?.isShared ?? false,
      bundle: bundleOf(line),
    })),
  )

export const cardsJson = ({ wallet, totals }: OrderableCart): string =>
  JSON.stringify(
    wallet.cards.flatMap(({ id, ending }, at) => {
      const cents = totals.spent.cardCents[at] ?? 0
      return cents > 0 ? [{ id, ending, cents }] : []
    }),
  )

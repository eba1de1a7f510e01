import { GIFT_FIELD_NAMES, type Gift, toGiftForm } from '@kea/shared/gift/gift'
import type { Cart, CartLine } from '../state/cart'
import type { NewLine } from '../state/cart-state'

/** More lines than anyone orders: a limit for scripts that add items endlessly. */
export const LINES_MAX = 100
export const CART_FULL = 'Your cart is full.'

/** A line of a cart as it is stored. */
export const storedLine = (line: CartLine): NewLine & { id: number } => ({
  id: line.id,
  productId: line.product.id,
  quantity: line.quantity,
  valueIds: line.selected.map(({ choice }) => choice.id).sort((a, b) => a - b),
  design: line.design,
  gift: line.gift,
  bundle: line.bundle && {
    uid: line.bundle.uid,
    productId: line.bundle.product.id,
    valueId: line.bundle.valueId,
  },
})

export const storedLines = ({ lines }: Cart) => lines.map(storedLine)

function isSameGift(a: Gift | null, b: Gift | null): boolean {
  if (a === null || b === null) return a === b
  const [one, other] = [toGiftForm(a), toGiftForm(b)]
  return GIFT_FIELD_NAMES.every((name) => one[name] === other[name])
}

/** True for lines of the same piece, which are one line with the sum of their quantities. A part of a bundle never is. */
export const isSamePiece = (a: NewLine, b: NewLine): boolean =>
  a.bundle === null &&
  b.bundle === null &&
  a.productId === b.productId &&
  a.design?.uid === b.design?.uid &&
  a.design?.revision === b.design?.revision &&
  a.valueIds.join() === b.valueIds.join() &&
  isSameGift(a.gift, b.gift)

/** True for lines of one design by copies, which are in a cart together. */
export const areOfOneDesign = (a: NewLine, b: NewLine): boolean =>
  a.productId === b.productId && a.design !== null && a.design.uid === b.design?.uid

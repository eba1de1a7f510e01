import { QUANTITY_MAX } from '@kea/shared/constants/business'
import { GIFT_FIELD_NAMES, type Gift, toGiftForm } from '@kea/shared/gift/gift'
import type { CartUserInputErrorType } from '../../__generated__/types'
import type { Product } from '../catalogue/product'
import type { DesignCheck } from '../designs/line-designs'
import type { Cart } from './cart'
import type { NewLine, StoredLine } from './cart-state'
import { checkPiece, type PieceRequest, stockProblem } from './item-check'
import { QUANTITY_MESSAGE } from './quantity'

export interface ItemRequest extends PieceRequest {
  sku: string
}

export interface ItemRefusal {
  code: CartUserInputErrorType
  message: string
}

/** More lines than anyone orders: a limit for scripts that add items endlessly. */
const LINES_MAX = 100

interface Addition {
  added: NewLine[]
  changed: StoredLine[]
  refusals: ItemRefusal[]
}

type Line = NewLine & { id: number | null }

function isSameGift(a: Gift | null, b: Gift | null): boolean {
  if (a === null || b === null) return a === b
  const [one, other] = [toGiftForm(a), toGiftForm(b)]
  return GIFT_FIELD_NAMES.every((name) => one[name] === other[name])
}

const isSame = (a: NewLine, b: NewLine): boolean =>
  a.productId === b.productId &&
  a.design?.uid === b.design?.uid &&
  a.design?.revision === b.design?.revision &&
  a.valueIds.join() === b.valueIds.join() &&
  isSameGift(a.gift, b.gift)

const existingLines = (cart: Cart): Line[] =>
  cart.lines.map((line) => ({
    id: line.id,
    productId: line.product.id,
    quantity: line.quantity,
    valueIds: line.selected.map(({ choice }) => choice.id).sort((a, b) => a - b),
    design: line.design,
    gift: line.gift,
  }))

/** The cart's lines after the items are added. The same piece again increases its line's quantity. */
export async function addLines(
  cart: Cart,
  items: readonly ItemRequest[],
  products: readonly Product[],
  designCheck: DesignCheck,
  now: Date,
): Promise<Addition> {
  const lines = existingLines(cart)
  const touched = new Set<Line>()
  const refusals: ItemRefusal[] = []
  for (const item of items) {
    const refusal = await addOne(item)
    if (refusal) refusals.push(refusal)
  }
  const written = [...touched]
  return {
    added: written.filter((line) => line.id === null),
    changed: written.filter((line): line is StoredLine & Line => line.id !== null),
    refusals,
  }

  async function addOne(item: ItemRequest): Promise<ItemRefusal | null> {
    const product = products.find(({ sku, enabled }) => enabled && sku === item.sku)
    if (!product) return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${item.sku}"` }
    const checked = await checkPiece(product, item, designCheck, now)
    if (!checked.ok) return { code: 'UNDEFINED', message: checked.message }
    const inCart = lines.reduce((sum, line) => sum + (line.productId === product.id ? line.quantity : 0), 0)
    const short = stockProblem(product, inCart + item.quantity)
    if (short) return { code: 'INSUFFICIENT_STOCK', message: short }
    const line: Line = {
      id: null,
      productId: product.id,
      quantity: item.quantity,
      valueIds: checked.valueIds,
      design: checked.design,
      gift: checked.gift,
    }
    const same = lines.find((other) => isSame(other, line))
    if (!same && lines.length >= LINES_MAX) return { code: 'UNDEFINED', message: 'Your cart is full.' }
    // The same certificate again is a second press of the button, not a second gift.
    if (same?.gift) return null
    if (same && same.quantity + item.quantity > QUANTITY_MAX) return { code: 'UNDEFINED', message: QUANTITY_MESSAGE }
    if (same) same.quantity += item.quantity
    else lines.push(line)
    touched.add(same ?? line)
    return null
  }
}

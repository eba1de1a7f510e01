import { QUANTITY_MAX } from '@kea/shared/constants/business'
import type { Product } from '../../catalogue/product'
import type { DesignCheck } from '../../designs/line-designs'
import type { Cart } from '../state/cart'
import type { NewLine, StoredLine } from '../state/cart-state'
import { newBundle } from './add-bundle'
import { checkPiece, stockProblem } from './item-check'
import type { ItemRequest, Refused } from './item-request'
import { QUANTITY_MESSAGE } from './quantity'
import { areOfOneDesign, CART_FULL, isSamePiece, LINES_MAX, storedLines } from './same-piece'

export interface ItemRefusal extends Refused {
  /** Place of the item in the request. */
  at: number
}

interface Addition {
  added: NewLine[]
  changed: StoredLine[]
  /** Lines of an earlier revision of an added design by copies. */
  removed: number[]
  refusals: ItemRefusal[]
}

type Line = NewLine & { id: number | null }

/**
 * The cart's lines after the items are added. The same piece again increases its line's quantity. A design by copies
 * replaces its earlier revisions, with all their lines.
 */
export async function addLines(
  cart: Cart,
  items: readonly ItemRequest[],
  products: readonly Product[],
  designCheck: DesignCheck,
  now: Date,
): Promise<Addition> {
  let lines: Line[] = storedLines(cart)
  const replaced: Line[] = []
  /** Designs by copies with a refused line. A part of a design is never in a cart. */
  const refused = new Set<string | null>()
  const touched = new Set<Line>()
  const refusals: ItemRefusal[] = []
  for (const [at, item] of items.entries()) {
    const refusal = await addOne(item)
    if (!refusal) continue
    refusals.push({ ...refusal, at })
    if (productOf(item)?.isCountedInDesign) refused.add(item.designUid)
  }
  const isRefused = ({ design }: Line) => design !== null && refused.has(design.uid)
  const written = [...touched].filter((line) => !isRefused(line))
  return {
    added: written.filter((line) => line.id === null),
    changed: written.filter((line): line is StoredLine & Line => line.id !== null),
    removed: replaced.filter((line) => !isRefused(line)).flatMap(({ id }) => id ?? []),
    refusals,
  }

  function productOf({ sku }: ItemRequest): Product | undefined {
    return products.find((product) => product.enabled && product.sku === sku)
  }

  /** Makes room for a design by copies: its lines of other revisions go. */
  function replaceOthers(line: Line): void {
    const isOld = (other: Line) => areOfOneDesign(other, line) && other.design?.revision !== line.design?.revision
    replaced.push(...lines.filter(isOld))
    lines = lines.filter((other) => !isOld(other))
  }

  function piecesOf({ id }: Product): number {
    return lines.reduce((sum, { productId, quantity }) => sum + (productId === id ? quantity : 0), 0)
  }

  /** Every part of a bundle, or none. */
  async function addBundle(bundle: Product, item: ItemRequest): Promise<Refused | null> {
    const made = await newBundle(bundle, item, products, designCheck, now)
    if (!made.ok) return made
    if (lines.length + made.lines.length > LINES_MAX) return { code: 'UNDEFINED', message: CART_FULL }
    for (const product of products) {
      const pieces = made.lines.filter(({ productId }) => productId === product.id).length * item.quantity
      const short = pieces > 0 ? stockProblem(product, piecesOf(product) + pieces) : null
      if (short) return { code: 'INSUFFICIENT_STOCK', message: short }
    }
    for (const part of made.lines) {
      const line: Line = { ...part, id: null }
      lines.push(line)
      touched.add(line)
    }
    return null
  }

  async function addOne(item: ItemRequest): Promise<Refused | null> {
    const product = productOf(item)
    if (!product) return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${item.sku}"` }
    if (product.isBundle) return addBundle(product, item)
    if (item.partDesigns.length > 0) return { code: 'UNDEFINED', message: `${product.name} has no parts.` }
    const checked = await checkPiece(product, { ...item, isPart: false }, designCheck, now)
    if (!checked.ok) return { code: 'UNDEFINED', message: checked.message }
    const line: Line = {
      id: null,
      productId: product.id,
      quantity: item.quantity,
      valueIds: checked.valueIds,
      design: checked.design,
      gift: checked.gift,
      bundle: null,
    }
    if (product.isCountedInDesign) replaceOthers(line)
    const same = lines.find((other) => isSamePiece(other, line))
    // The design decides the quantity, so the same prints again are the same ones.
    if (same && product.isCountedInDesign && line.design) return null
    const short = stockProblem(product, piecesOf(product) + item.quantity)
    if (short) return { code: 'INSUFFICIENT_STOCK', message: short }
    if (!same && lines.length >= LINES_MAX) return { code: 'UNDEFINED', message: CART_FULL }
    // The same certificate again is a second press of the button, not a second gift.
    if (same?.gift) return null
    if (same && same.quantity + item.quantity > QUANTITY_MAX) return { code: 'UNDEFINED', message: QUANTITY_MESSAGE }
    if (same) same.quantity += item.quantity
    else lines.push(line)
    touched.add(same ?? line)
    return null
  }
}

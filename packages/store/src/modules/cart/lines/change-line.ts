import { GIFT_FIELD_NAMES, GIFT_FIELDS, toGiftForm } from '@kea/shared/gift/gift'
import { inputRefusal } from '../../../refusal'
import type { DesignCheck } from '../../designs/line-designs'
import type { EnteredOption } from '../../gifts/read-gift'
import type { Cart, CartLine } from '../state/cart'
import type { StoredLine } from '../state/cart-state'
import { checkPiece, stockProblem } from './item-check'
import { storedLine } from './same-piece'
import { selectedUids } from './selection'

export interface LineUpdate {
  lineId: number
  /** Null leaves it unchanged; 0 removes the line. */
  quantity: number | null
  optionUids: readonly string[] | null
  designUid: string | null
  designRevision: number | null
  toolData: string | null
  /** Null leaves the typed values unchanged. */
  entered: readonly EnteredOption[] | null
}

/** The typed values of a certificate. */
function enteredOf({ gift }: CartLine): EnteredOption[] {
  if (!gift) return []
  const form = toGiftForm(gift)
  return GIFT_FIELD_NAMES.map((name) => ({ uid: GIFT_FIELDS[name].uid, value: form[name] }))
}

/** Its design is another one, or has to match other options. */
export const changesDesign = ({ optionUids, designUid, designRevision }: LineUpdate): boolean =>
  optionUids !== null || designUid !== null || designRevision !== null

/** The line after the update, or a refusal for the shopper. */
export async function changeLine(
  cart: Cart,
  line: CartLine,
  update: LineUpdate,
  designCheck: DesignCheck,
  now: Date,
): Promise<StoredLine> {
  const { product } = line
  const quantity = update.quantity ?? line.quantity
  const designUid = update.designUid ?? line.design?.uid ?? null
  const designRevision = update.designRevision ?? line.design?.revision ?? null
  const optionUids = update.optionUids ?? selectedUids(line.selected)
  if (product.isCountedInDesign && line.design && quantity !== line.quantity && !changesDesign(update)) {
    throw inputRefusal('Choose how many prints you want in the design tool.')
  }
  // A line with only a new quantity keeps its design, which was checked before.
  const unchangedDesign = changesDesign(update) ? null : line.design
  const check: DesignCheck = unchangedDesign ? async () => ({ ok: true, design: unchangedDesign }) : designCheck
  const isPart = line.bundle !== null
  if (isPart && [...optionUids].sort().join() !== selectedUids(line.selected).sort().join()) {
    throw inputRefusal(`${product.name} has fixed options in this set.`)
  }
  const checked = await checkPiece(
    product,
    {
      quantity,
      optionUids,
      designUid,
      designRevision,
      toolData: update.toolData,
      entered: update.entered ?? enteredOf(line),
      isPart,
    },
    check,
    now,
  )
  if (!checked.ok) throw inputRefusal(checked.message)
  const others = cart.lines.reduce(
    (sum, other) => sum + (other.product.id === product.id && other.id !== line.id ? other.quantity : 0),
    0,
  )
  const short = stockProblem(product, others + quantity)
  // A lower quantity must stay possible when the stock has shrunk.
  if (short && quantity > line.quantity) throw inputRefusal(short)
  const { valueIds, design, gift } = checked
  return { ...storedLine(line), quantity, valueIds, design, gift }
}

/**
 * The other parts of a bundle in the quantity of the one that was changed: a bundle has one. `changed` are the lines that
 * the same request has changed before.
 */
export function withQuantity(cart: Cart, changed: readonly StoredLine[], line: StoredLine): StoredLine[] {
  const { id, quantity, bundle } = line
  const others = cart.lines.filter((other) => bundle !== null && other.bundle?.uid === bundle.uid && other.id !== id)
  for (const { product, quantity: earlier } of others) {
    const pieces = cart.lines.reduce(
      (sum, one) =>
        sum + (one.product.id === product.id ? (one.bundle?.uid === bundle?.uid ? quantity : one.quantity) : 0),
      0,
    )
    const short = stockProblem(product, pieces)
    if (short && quantity > earlier) throw inputRefusal(short)
  }
  const latest = (other: CartLine) => changed.findLast((one) => one.id === other.id) ?? storedLine(other)
  return others.map((other) => ({ ...latest(other), quantity }))
}

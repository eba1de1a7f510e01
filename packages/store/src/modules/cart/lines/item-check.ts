import type { Gift } from '@kea/shared/gift/gift'
import { definitionOf, type Product } from '../../catalogue/product'
import type { DesignCheck, LineDesign } from '../../designs/line-designs'
import { type EnteredOption, readGift } from '../../gifts/read-gift'
import { orderingProblem } from './orderable'
import { isQuantity, QUANTITY_MESSAGE } from './quantity'
import { readSelection, selectedUids } from './selection'

export interface PieceRequest {
  quantity: number
  optionUids: readonly string[]
  designUid: string | null
  designRevision: number | null
  /** The design of the line's request. */
  toolData: string | null
  /** Typed values: required for a gift certificate, refused for any other product. */
  entered: readonly EnteredOption[]
  /** A part of a bundle, which may be designed later, in the cart. */
  isPart: boolean
}

/** Only the checked fields of the design reach a line. */
export type CheckedPiece =
  | { ok: true; valueIds: number[]; gift: Gift | null; design: LineDesign | null }
  | { ok: false; message: string }

/** A certificate is for one person, by one mail. */
function checkGift(piece: PieceRequest, now: Date): CheckedPiece {
  if (piece.quantity !== 1)
    return { ok: false, message: 'Each gift certificate is for one person. Add another one for the next person.' }
  const read = readGift(piece.entered, now)
  return read.ok ? { ok: true, valueIds: [], gift: read.gift, design: null } : read
}

/** All checks of a piece before it is put on a line, except for stock. */
export async function checkPiece(
  product: Product,
  piece: PieceRequest,
  designCheck: DesignCheck,
  now: Date,
): Promise<CheckedPiece> {
  if (product.kind === 'gift') return checkGift(piece, now)
  const refused = orderingProblem(product, true)
  if (refused !== null) return { ok: false, message: refused }
  if (!isQuantity(piece.quantity)) return { ok: false, message: QUANTITY_MESSAGE }
  const selection = readSelection(product, piece.optionUids)
  if (!selection.ok) return selection
  const { designUid, designRevision } = piece
  if (designUid === null || designRevision === null) {
    const problem = orderingProblem(product, piece.isPart)
    if (problem !== null) return { ok: false, message: problem }
    return { ok: true, valueIds: selection.valueIds, gift: null, design: null }
  }
  if (product.tool === null) return { ok: false, message: `${product.name} does not take a design.` }
  const optionUids = selectedUids(selection.selected)
  const checked = await designCheck(designUid, designRevision, {
    sku: product.sku,
    optionUids,
    definition: definitionOf(product),
    quantity: piece.quantity,
    toolData: piece.toolData,
  })
  return checked.ok ? { ok: true, valueIds: selection.valueIds, gift: null, design: checked.design } : checked
}

/** How many pieces are missing in stock; null if all are available. */
export function stockProblem(product: Product, wanted: number): string | null {
  if (product.stock === null || wanted <= product.stock) return null
  if (product.stock === 0) return `${product.name} is out of stock.`
  return `Only ${product.stock} of ${product.name} are left.`
}

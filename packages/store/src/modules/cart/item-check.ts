import type { Gift } from '@kea/shared/gift/gift'
import { type Product, surfaceIds } from '../catalogue/product'
import { type EnteredOption, readGift } from '../gifts/read-gift'
import { isQuantity, QUANTITY_MESSAGE } from './quantity'
import { readSelection, selectedUids } from './selection'

/** Why a design may not go on a line; null where it may. */
export type DesignCheck = (
  uid: string,
  revision: number,
  line: { sku: string; optionUids: readonly string[]; surfaceIds: readonly string[]; toolData: string | null },
) => Promise<string | null>

export interface PieceRequest {
  quantity: number
  optionUids: readonly string[]
  designUid: string | null
  designRevision: number | null
  /** The design as it came with the line. */
  toolData: string | null
  /** What was typed for it: a gift certificate needs it, nothing else takes it. */
  entered: readonly EnteredOption[]
}

/** Of the design only what was checked: nothing else of it may reach a line. */
export type CheckedPiece =
  | { ok: true; valueIds: number[]; gift: Gift | null; design: { uid: string; revision: number } | null }
  | { ok: false; message: string }

/** A certificate is for one person, by one mail. */
function checkGift(piece: PieceRequest, now: Date): CheckedPiece {
  if (piece.quantity !== 1)
    return { ok: false, message: 'A gift certificate is for one person. Add another for the next.' }
  const read = readGift(piece.entered, now)
  return read.ok ? { ok: true, valueIds: [], gift: read.gift, design: null } : read
}

/** Everything that must be true of a piece before it is put on a line, but for stock. */
export async function checkPiece(
  product: Product,
  piece: PieceRequest,
  designCheck: DesignCheck,
  now: Date,
): Promise<CheckedPiece> {
  if (product.kind === 'gift') return checkGift(piece, now)
  if (!isQuantity(piece.quantity)) return { ok: false, message: QUANTITY_MESSAGE }
  const selection = readSelection(product, piece.optionUids)
  if (!selection.ok) return selection
  const { designUid, designRevision } = piece
  if (designUid === null || designRevision === null) {
    if (product.tool === null) return { ok: true, valueIds: selection.valueIds, gift: null, design: null }
    return {
      ok: false,
      message: `${product.name} is made from your own photo. Design it before adding it to the cart.`,
    }
  }
  if (product.tool === null) return { ok: false, message: `${product.name} does not take a design.` }
  const optionUids = selectedUids(selection.selected)
  const message = await designCheck(designUid, designRevision, {
    sku: product.sku,
    optionUids,
    surfaceIds: surfaceIds(product),
    toolData: piece.toolData,
  })
  if (message !== null) return { ok: false, message }
  const design = { uid: designUid, revision: designRevision }
  return { ok: true, valueIds: selection.valueIds, gift: null, design }
}

/** How many pieces of a product may not be had; null where all may. */
export function stockProblem(product: Product, wanted: number): string | null {
  if (product.stock === null || wanted <= product.stock) return null
  if (product.stock === 0) return `${product.name} is out of stock.`
  return `Only ${product.stock} of ${product.name} are left.`
}

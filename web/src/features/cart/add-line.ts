import { DesignDataDocument } from '~/api/__generated__/documents/DesignData'
import { onCart, requireCartId } from '~/api/cart-identity'
import { callShop } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import type { Cart, CartLine } from './cart'
import { addItems, updateItem } from './cart-requests'
import { reportAdded } from './line-item'
import { keepCart } from './use-cart'

export interface DesignedLine {
  sku: string
  quantity: number
  /** The uids of the chosen options, as in the design document. */
  selectedOptions: readonly string[]
  designUid: string
  designRevision: number
}

interface LineDesign {
  design_uid: string
  design_revision: number
  tool_data?: string
}

/** The fields that refer to a design on a line. A foreign backend has no designs, so it gets the document too. */
async function lineDesign(uid: string, revision: number): Promise<LineDesign> {
  const reference = { design_uid: uid, design_revision: revision }
  const settings = await queryClient.ensureQueryData(settingsQuery).catch(() => null)
  if (!settings?.hasForeignBackend) return reference
  const { design } = await callShop(DesignDataDocument, { uid, revision })
  return { ...reference, ...(design?.tool_data && { tool_data: design.tool_data }) }
}

/** The designs of lines. Lines of one design have one document. */
async function lineDesigns(lines: readonly { design: CartLine['design'] }[]): Promise<(LineDesign | null)[]> {
  const known = new Map<string, Promise<LineDesign>>()
  const designOf = ({ uid, revision }: NonNullable<CartLine['design']>) => {
    const key = `${uid}/${revision}`
    const found = known.get(key) ?? lineDesign(uid, revision)
    known.set(key, found)
    return found
  }
  return Promise.all(lines.map(({ design }) => design && designOf(design)))
}

/** The designs of the parts of a bundle, as an addition names them. */
async function partDesigns({ parts = [] }: CartLine) {
  const designs = await lineDesigns(parts)
  return parts.flatMap(({ choiceUid: uid }, at) => {
    const design = designs[at]
    return design ? [{ uid, ...design }] : []
  })
}

/** Undoes the removal of lines: adds equal lines at the end of the cart. */
export async function putBack(lines: readonly CartLine[]): Promise<Cart> {
  const [designs, ofParts] = await Promise.all([lineDesigns(lines), Promise.all(lines.map(partDesigns))])
  const items = lines.map((line, at) => ({
    sku: line.sku,
    quantity: line.quantity,
    selected_options: line.selectedOptions,
    entered_options: line.entered,
    ...designs[at],
    ...(line.parts && { part_designs: ofParts[at] ?? [] }),
  }))
  return keepCart(await onCart((cartId) => addItems(cartId, items)))
}

/** Adds a bundle whose parts are designed in the cart. Rejects with a `ShopError` that has a message for the shopper. */
export async function addSet(sku: string, chosen: readonly string[]): Promise<Cart> {
  const item = { sku, quantity: 1, selected_options: [...chosen] }
  const cart = keepCart(await onCart((cartId) => addItems(cartId, [item])))
  reportAdded(cart, [item])
  return cart
}

/** Adds the lines of a design. Rejects with a `ShopError` that has a message for the shopper. */
export async function addDesignedLines(lines: readonly DesignedLine[]): Promise<Cart> {
  const designs = await lineDesigns(
    lines.map(({ designUid: uid, designRevision: revision }) => ({ design: { uid, revision } })),
  )
  const items = lines.map(({ sku, quantity, selectedOptions }, at) => ({
    sku,
    quantity,
    selected_options: [...selectedOptions],
    ...designs[at],
  }))
  const cart = keepCart(await onCart((cartId) => addItems(cartId, items)))
  reportAdded(cart, lines)
  return cart
}

/** Gives a part of a bundle its design. Quantity and options are those of the bundle. */
export async function designPart(
  lineUid: string,
  { designUid, designRevision }: Pick<DesignedLine, 'designUid' | 'designRevision'>,
): Promise<Cart> {
  const design = await lineDesign(designUid, designRevision)
  return keepCart(await updateItem(requireCartId(), { cart_item_uid: lineUid, ...design }))
}

/** Replaces the design revision and the options of a line. */
export async function updateDesignedLine(line: Omit<DesignedLine, 'sku'> & { lineUid: string }): Promise<Cart> {
  const cart = await updateItem(requireCartId(), {
    cart_item_uid: line.lineUid,
    quantity: line.quantity,
    selected_options: [...line.selectedOptions],
    ...(await lineDesign(line.designUid, line.designRevision)),
  })
  return keepCart(cart)
}

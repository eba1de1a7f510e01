import { DesignDataDocument } from '~/api/__generated__/graphql'
import { onCart, requireCartId } from '~/api/cart-identity'
import { callShop } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import type { Cart, CartLine } from './cart'
import { addItem, updateItem } from './cart-requests'
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

/** Undoes the removal of a line: adds an equal line at the end of the cart. */
export async function restoreLine(line: CartLine): Promise<Cart> {
  const design = line.design && (await lineDesign(line.design.uid, line.design.revision))
  const cart = await onCart((cartId) =>
    addItem(cartId, {
      sku: line.sku,
      quantity: line.quantity,
      selected_options: line.selectedOptions,
      entered_options: line.entered,
      ...design,
    }),
  )
  return keepCart(cart)
}

/** Adds a new line with a design. Rejects with a `ShopError` that has a message for the shopper. */
export async function addDesignedLine(line: DesignedLine): Promise<Cart> {
  const design = await lineDesign(line.designUid, line.designRevision)
  const cart = await onCart((cartId) =>
    addItem(cartId, {
      sku: line.sku,
      quantity: line.quantity,
      selected_options: [...line.selectedOptions],
      ...design,
    }),
  )
  return keepCart(cart)
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

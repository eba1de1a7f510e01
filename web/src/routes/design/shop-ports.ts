import { SaveDesignDocument, StoredDesignDocument } from '~/api/__generated__/graphql'
import { ShopError } from '~/api/errors'
import { callShop } from '~/api/query'
import { queryClient } from '~/api/query-client'
import type { ShopPorts } from '~/editor/model/ports'
import { addDesignedLine, updateDesignedLine } from '~/features/cart/add-line'
import type { CartLine } from '~/features/cart/cart'
import { cartQuery } from '~/features/cart/use-cart'

const UNREACHABLE = 'The shop cannot be reached at the moment. Please try again.'
const NOT_SAVED = 'Your design could not be saved. Please try again.'

/** Pauses before the second and the third try, in ms. */
const PAUSES = [800, 2_500]

const isDown = (error: unknown): boolean =>
  error instanceof ShopError && (error.code === 'network' || error.code === 'server')

/**
 * For what may be done twice: a design that was kept although no answer came is only one revision more, and an addition
 * to the cart has a key.
 */
async function withRetry<T>(command: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await command()
    } catch (error) {
      if (!isDown(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return command()
}

/** The general words for a lost connection say nothing to someone who just made something. */
async function inWords<T>(command: () => Promise<T>): Promise<T> {
  try {
    return await command()
  } catch (error) {
    if (isDown(error) || !(error instanceof ShopError)) throw new ShopError('network', UNREACHABLE)
    throw error
  }
}

const parsed = (json: string | null | undefined): unknown => {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return null
  }
}

async function findLine(uid: string): Promise<CartLine | undefined> {
  const cart = await queryClient.fetchQuery(cartQuery())
  return cart?.lines.find((line) => line.uid === uid)
}

/** What the design tool may ask of the shop. */
export const createShopPorts = (productName: string): ShopPorts => ({
  loadDesign: (uid) =>
    inWords(async () => {
      const { design } = await withRetry(() => callShop(StoredDesignDocument, { uid }))
      return design && { uid: design.uid, revision: design.revision, document: parsed(design.tool_data) }
    }),

  saveDesign: ({ designUid, document, preview }) =>
    inWords(async () => {
      const input = {
        design_uid: designUid,
        name: productName,
        product_type: document.tool,
        sku: document.sku,
        tool_data: JSON.stringify(document),
        preview_image: preview,
        for_cart: true,
      }
      const { saveDesign } = await withRetry(() => callShop(SaveDesignDocument, { input }))
      const kept = saveDesign?.design
      if (!kept) throw new ShopError('input', saveDesign?.user_errors[0]?.message || NOT_SAVED)
      return { uid: kept.uid, revision: kept.revision }
    }),

  addLine: ({ sku, quantity, options, designUid, designRevision }) =>
    inWords(async () => {
      const line = { sku, quantity, selectedOptions: options, designUid, designRevision }
      await withRetry(() => addDesignedLine(line))
    }),

  lineQuantity: (lineUid) => inWords(async () => (await findLine(lineUid))?.quantity ?? null),

  updateLine: (lineUid, { sku, quantity, options, designUid, designRevision }) =>
    inWords(async () => {
      const design = { quantity, selectedOptions: options, designUid, designRevision }
      // Removed meanwhile, here or in another tab; the design is wanted all the same.
      if (await findLine(lineUid)) await updateDesignedLine({ ...design, lineUid })
      else await withRetry(() => addDesignedLine({ ...design, sku }))
    }),
})

import { SaveDesignDocument } from '~/api/__generated__/documents/SaveDesign'
import { StoredDesignDocument } from '~/api/__generated__/documents/StoredDesign'
import type { SaveDesignMutation } from '~/api/__generated__/types'
import { isDown, isUnanswered, ShopError } from '~/api/errors'
import { callShop } from '~/api/query'
import { sendLast } from '~/api/send-last'
import { DesignChanged, DesignGone, type ShopPorts } from '~/editor/model/ports'
import { addDesignedLines, updateDesignedLine } from '~/features/cart/add-line'
import { type CartLine, findByUid } from '~/features/cart/cart'
import { freshCart } from './fresh-cart'

const UNREACHABLE = 'We can’t reach the shop right now. Please try again.'
const CHANGED = 'You have changed this design in another tab or on another device.'
const NOT_SAVED = 'We could not save your design. Please try again.'

/** Pauses before the second and the third try, in ms. */
const PAUSES = [800, 2_500]

/**
 * Retries a request that is safe to repeat: a repeated save adds only a revision, and an addition to the cart has a
 * key.
 */
async function retryWhenDown<T>(command: () => Promise<T>): Promise<T> {
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

/** The general message for a lost connection says nothing about the design. */
async function withDesignMessage<T>(command: () => Promise<T>): Promise<T> {
  try {
    return await command()
  } catch (error) {
    if (error instanceof DesignChanged || error instanceof DesignGone) throw error
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
  const cart = await freshCart()
  return cart ? findByUid(cart, uid) : undefined
}

/** The implementation of the design tool's requests to the shop. */
export const createShopPorts = (productName: string): ShopPorts => ({
  loadDesign: (uid) =>
    withDesignMessage(async () => {
      const load = () => callShop(StoredDesignDocument, { uid })
      // Without a connection another try is in vain, and the design may be on this device.
      const { design } = await (navigator.onLine ? retryWhenDown(load) : load())
      return (
        design && {
          uid: design.uid,
          name: design.name === productName ? '' : (design.name ?? ''),
          revision: design.revision,
          document: parsed(design.tool_data),
        }
      )
    }),

  saveDesign: ({ designUid, base, name, document, preview, previewWords, forCart, isLast }) =>
    withDesignMessage(async () => {
      const input = {
        design_uid: designUid,
        base_revision: base,
        name: name || productName,
        product_type: document.tool,
        sku: document.sku,
        tool_data: JSON.stringify(document),
        preview_image: preview,
        ...(previewWords && { preview_words: previewWords }),
        for_cart: forCart,
      }
      const save = () => callShop(SaveDesignDocument, { input })
      const { saveDesign } = await (isLast
        ? sendLast<SaveDesignMutation>(SaveDesignDocument, { input })
        : retryWhenDown(save))
      const saved = saveDesign?.design
      const [problem] = saveDesign?.user_errors ?? []
      if (problem?.code === 'DESIGN_CHANGED') throw new DesignChanged(CHANGED)
      if (problem?.code === 'DESIGN_NOT_FOUND') throw new DesignGone(problem.message)
      if (!saved) throw new ShopError('input', problem?.message || NOT_SAVED)
      return { uid: saved.uid, revision: saved.revision }
    }),

  isUnanswered,

  addLines: (requests) =>
    withDesignMessage(async () => {
      const lines = requests.map(({ options, ...line }) => ({ ...line, selectedOptions: options }))
      await retryWhenDown(() => addDesignedLines(lines))
    }),

  lineQuantity: (lineUid) => withDesignMessage(async () => (await findLine(lineUid))?.quantity ?? null),

  updateLine: (lineUid, { sku, quantity, options, designUid, designRevision }) =>
    withDesignMessage(async () => {
      const design = { quantity, selectedOptions: options, designUid, designRevision }
      // The line may be removed meanwhile, also in another tab. The design is then added as a new line.
      if (await findLine(lineUid)) await updateDesignedLine({ ...design, lineUid })
      else await retryWhenDown(() => addDesignedLines([{ ...design, sku }]))
    }),
})

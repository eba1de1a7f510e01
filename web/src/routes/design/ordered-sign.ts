import { ChangeOrderedSignDocument } from '~/api/__generated__/documents/ChangeOrderedSign'
import { ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { callShop } from '~/api/query'
import { queryClient } from '~/api/query-client'
import type { ShopPorts } from '~/editor/model/ports'
import type { EditorProduct } from '~/editor/model/product'
import type { OrderedSign } from '~/lib/ordered-sign'
import { withOnly } from './part-of-set'

/** The product with the options of the order alone: what is paid stays. */
export const asOrdered = (product: EditorProduct, { options, letters }: OrderedSign): EditorProduct => ({
  ...withOnly(product, options),
  ordered: { letters },
})

/** The design goes on the line of the order in place of a cart. */
export const putInOrder =
  ({ token, item }: OrderedSign): ShopPorts['addLines'] =>
  async ([line]) => {
    if (!line) return
    const input = { token, item_id: item, design_uid: line.designUid, design_revision: line.designRevision }
    const { changeOrderedSign: changed } = await callShop(ChangeOrderedSignDocument, { input })
    if (!changed?.result) throw new ShopError('input', changed?.user_errors[0]?.message || UNKNOWN_ERROR)
    await queryClient.invalidateQueries()
  }

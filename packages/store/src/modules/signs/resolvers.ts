import type { Resolvers } from '../../__generated__/resolvers'
import { fromUid } from '../../identity'
import { paidLetters } from './paid-letters'

export const signsResolvers: Resolvers = {
  OrderItem: {
    sign: async ({ sign, product_sku: sku, quantity_ordered }, _, { services }) => {
      if (!sign?.can_change) return sign ?? null
      const [product] = await services.catalogue.bySku([sku ?? ''])
      const line = { optionUids: sign.option_uids, quantity: quantity_ordered ?? 1 }
      return { ...sign, letters: paidLetters(product ?? null, line, sign.letters) }
    },
  },
  Mutation: {
    changeOrderedSign: async (_, { input }, { services }) => {
      const changed = await services.signChanges.change({
        token: input.token,
        lineId: Number(fromUid(input.item_id)),
        designUid: input.design_uid,
        designRevision: input.design_revision,
      })
      if (changed.ok) return { result: true, user_errors: [] }
      return { result: false, user_errors: [{ code: changed.code, message: changed.message, path: ['input'] }] }
    },
  },
}

import type { Resolvers } from '../../__generated__/resolvers'
import { toMoney } from '../../money'
import { missingRefusal } from '../../refusal'
import type { Services } from '../../services'
import { toCartAnswer } from '../cart/answer/cart-answer'
import { toProductAnswer } from '../catalogue/product-answer'
import type { ShownLine } from './service'

const toItem = async ({ line, previewUid, problem }: ShownLine, { links }: Services) => ({
  product: toProductAnswer(line.product),
  quantity: line.quantity,
  tool_options: [
    ...(line.bundle ? [{ label: 'Part of', value: line.bundle.product.name }] : []),
    ...line.selected.map(({ option, choice }) => ({ label: option.title, value: choice.title })),
    ...(line.design?.facts ?? []),
  ],
  preview_image: previewUid && (await links.linkTo(previewUid)),
  preview_words: line.design?.previewWords || null,
  row_total: line.price && toMoney(line.price.rowCents),
  problem,
})

export const sharedCartsResolvers: Resolvers = {
  Query: {
    sharedCart: async (_, { token }, { services }) => {
      const found = await services.sharedCarts.shown(token)
      if (!found) return null
      const items = await Promise.all(found.lines.map((line) => toItem(line, services)))
      return { items, expires_at: found.expiresAt }
    },
  },
  Mutation: {
    shareCart: async (_, { cart_id }, { services }) => {
      const shared = await services.sharedCarts.share(cart_id)
      if (shared) {
        const { token, expiresAt, leftOut } = shared
        return { token, expires_at: expiresAt, left_out: leftOut, user_errors: [] }
      }
      const message = 'There is nothing in this cart that can be shared.'
      return { token: null, expires_at: null, left_out: 0, user_errors: [{ code: 'NOTHING', message, path: [] }] }
    },
    addSharedCart: async (_, { token, cart_id }, { services }) => {
      const added = await services.sharedCarts.add(token, cart_id)
      if (!added) throw missingRefusal('This link no longer works. Ask for a new one.')
      return { cart: toCartAnswer(added.cart), user_errors: added.refusals }
    },
  },
}

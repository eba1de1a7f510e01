import type { Resolvers } from '../../__generated__/resolvers'
import type {
  BundleProductCartItemInput,
  CartItemInput,
  CartItemInterface,
  CartItemUpdateInput,
  QuoteItemsSortInput,
  SimpleCartItem,
} from '../../__generated__/types'
import { bundleValueUid, fromUid } from '../../identity'
import { pageCount } from '../../paging'
import { inputRefusal, missingRefusal, requireInput } from '../../refusal'
import { POINTS_RULE } from './answer/balances-answer'
import { type ExtraInfo, toCartAnswer } from './answer/cart-answer'
import type { Merged } from './customer-carts'
import type { LineUpdate } from './lines/change-line'
import type { ItemRequest } from './lines/item-request'

const toItemRequest = (item: CartItemInput): ItemRequest => ({
  sku: item.sku,
  quantity: item.quantity,
  optionUids: item.selected_options ?? [],
  designUid: item.design_uid ?? null,
  designRevision: item.design_revision ?? null,
  toolData: item.tool_data ?? null,
  entered: item.entered_options ?? [],
  partDesigns: (item.part_designs ?? []).map(({ uid, design_uid, design_revision, tool_data }) => ({
    uid,
    designUid: design_uid,
    designRevision: design_revision,
    toolData: tool_data ?? null,
  })),
})

/** Magento's earlier way to add a bundle names options and values by their ids. */
function toBundleRequest(item: BundleProductCartItemInput | null | undefined): ItemRequest {
  if (!item) throw inputRefusal('Required parameter "cart_items" is missing')
  const { data, bundle_options } = item
  const chosen = bundle_options.flatMap((option) => {
    if (option && option.quantity !== 1) throw inputRefusal('Each part of a bundle is there once.')
    return (option?.value ?? []).map((value) => bundleValueUid(option?.id ?? 0, Number(value)))
  })
  return toItemRequest({ ...data, selected_options: [...(data.selected_options ?? []), ...chosen] })
}

/** A line is identified by its number or by its uid, not by both. */
function lineIdOf(names: {
  cart_item_id?: number | null | undefined
  cart_item_uid?: string | null | undefined
}): number {
  const { cart_item_id: id, cart_item_uid: uid } = names
  if (id != null && uid != null)
    throw inputRefusal("`cart_item_id` and `cart_item_uid` can't be used at the same time.")
  if (id != null) return id
  if (uid == null) throw inputRefusal('Required parameter "cart_item_id" is missing.')
  const number = Number(fromUid(uid))
  if (!Number.isSafeInteger(number) || number < 1) throw inputRefusal(`Value of uid "${uid}" is incorrect.`)
  return number
}

function toLineUpdate(item: CartItemUpdateInput): LineUpdate {
  const changesPiece =
    item.customizable_options != null ||
    item.design_uid != null ||
    item.design_revision != null ||
    item.selected_options != null
  if (item.quantity == null && !changesPiece) {
    throw inputRefusal('Required parameter "quantity" for "cart_items" is missing.')
  }
  return {
    lineId: lineIdOf(item),
    quantity: item.quantity ?? null,
    optionUids: item.selected_options ?? null,
    designUid: item.design_uid ?? null,
    designRevision: item.design_revision ?? null,
    toolData: item.tool_data ?? null,
    entered:
      item.customizable_options?.map(({ uid, value_string }) => ({ uid: uid ?? '', value: value_string })) ?? null,
  }
}

const toMergeAnswer = ({ cart, refusals }: Merged) => ({ ...toCartAnswer(cart), merge_errors: refusals })

const SORT_KEYS = {
  ITEM_ID: (item: SimpleCartItem) => item.item_id ?? 0,
  SKU: (item: SimpleCartItem) => item.product.sku ?? '',
  NAME: (item: SimpleCartItem) => item.product.name ?? '',
  QTY: (item: SimpleCartItem) => item.quantity,
  PRICE: (item: SimpleCartItem) => item.prices?.price_including_tax.value ?? 0,
  ROW_TOTAL: (item: SimpleCartItem) => item.prices?.row_total_including_tax.value ?? 0,
}

function sortItems<T>(items: readonly T[], sort: QuoteItemsSortInput | null | undefined): T[] {
  if (!sort) return [...items]
  const key = SORT_KEYS[sort.field]
  const direction = sort.order === 'DESC' ? -1 : 1
  // A VirtualCartItem has the same fields: see toCartAnswer.
  const keyed = items.map((item) => ({ item, key: key(item as SimpleCartItem) }))
  keyed.sort((a, b) => direction * (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return keyed.map(({ item }) => item)
}

export const cartResolvers: Resolvers = {
  Query: {
    cart: async (_, { cart_id }, { services }) => toCartAnswer(await services.cart.open(cart_id)),
    customerCart: async (_, __, { services }) => toCartAnswer(await services.customerCarts.current()),
  },
  Mutation: {
    createEmptyCart: async (_, { input }, { services }) => {
      if (services.customers.isLoggedIn()) return (await services.customerCarts.current()).maskedId
      return (await services.cart.create(input?.cart_id ?? null)).maskedId
    },
    createGuestCart: async (_, { input }, { services }) => ({
      cart: toCartAnswer(await services.cart.create(input?.cart_uid ?? null)),
    }),
    mergeCarts: async (_, { source_cart_id, destination_cart_id }, { services }) =>
      toMergeAnswer(await services.customerCarts.merge(source_cart_id, destination_cart_id ?? null)),
    assignCustomerToGuestCart: async (_, { cart_id }, { services }) =>
      toMergeAnswer(await services.customerCarts.assign(cart_id)),
    addProductsToCart: async (_, { cartId, cartItems }, { services }) => {
      const { cart, refusals } = await services.cart.add(cartId, cartItems.map(toItemRequest))
      return { cart: toCartAnswer(cart), user_errors: refusals }
    },
    addBundleProductsToCart: async (_, { input }, { services }) => {
      const { cart_id, cart_items } = requireInput(input, 'cart_id')
      const { cart, refusals } = await services.cart.addAll(cart_id, cart_items.map(toBundleRequest))
      const [refused] = refusals
      if (refused) throw inputRefusal(refused.message)
      return { cart: toCartAnswer(cart) }
    },
    updateCartItems: async (_, { input }, { services }) => {
      const { cart_id, cart_items } = requireInput(input, 'cart_id')
      return { cart: toCartAnswer(await services.cart.update(cart_id, cart_items.map(toLineUpdate))) }
    },
    removeItemFromCart: async (_, { input }, { services }) => {
      const given = requireInput(input, 'cart_id')
      return { cart: toCartAnswer(await services.cart.remove(given.cart_id, lineIdOf(given))) }
    },
    applyCouponToCart: async (_, { input }, { services }) => {
      const { cart_id, coupon_code } = requireInput(input, 'cart_id')
      return { cart: toCartAnswer(await services.cartCoupons.apply(cart_id, coupon_code)) }
    },
    removeCouponFromCart: async (_, { input }, { services }) => {
      const { cart_id } = requireInput(input, 'cart_id')
      return { cart: toCartAnswer(await services.cartCoupons.remove(cart_id)) }
    },
    applyGiftCardToCart: async (_, { input }, { services }) => {
      const { cart_id, gift_card_code } = requireInput(input, 'cart_id')
      return { cart: toCartAnswer(await services.cartBalances.applyCard(cart_id, gift_card_code)) }
    },
    removeGiftCardFromCart: async (_, { input }, { services }) => {
      const { cart_id, gift_card_code } = requireInput(input, 'cart_id')
      return { cart: toCartAnswer(await services.cartBalances.removeCard(cart_id, gift_card_code)) }
    },
    applyStoreCreditToCart: async (_, { input: { cart_id } }, { services }) => ({
      cart: toCartAnswer(await services.cartBalances.applyCredit(cart_id)),
    }),
    removeStoreCreditFromCart: async (_, { input: { cart_id } }, { services }) => ({
      cart: toCartAnswer(await services.cartBalances.removeCredit(cart_id)),
    }),
    applyRewardPointsToCart: async (_, { cartId }, { services }) => ({
      cart: toCartAnswer(await services.cartBalances.applyPoints(cartId)),
    }),
    removeRewardPointsFromCart: async (_, { cartId }, { services }) => ({
      cart: toCartAnswer(await services.cartBalances.removePoints(cartId)),
    }),
    spendRewardPointsOnCart: async (_, { input: { cart_id, points, rule_id } }, { services }) => {
      if (rule_id != null && rule_id !== POINTS_RULE) throw missingRefusal(`There is no rule "${rule_id}".`)
      return { cart: toCartAnswer(await services.cartBalances.spendPoints(cart_id, points)) }
    },
  },
  Cart: {
    itemsV2: (cart, { pageSize, currentPage, sort }) => {
      const items = sortItems((cart.items ?? []) as CartItemInterface[], sort)
      const pages = pageCount({ pageSize, currentPage }, items.length)
      return {
        items: items.slice((currentPage - 1) * pageSize, currentPage * pageSize),
        total_count: items.length,
        page_info: { page_size: pageSize, current_page: currentPage, total_pages: pages },
      }
    },
  },
  CartItemExtraInfo: {
    preview_image: (info, _, { services }) => {
      const { preview_image = null, sharedPreview } = info as ExtraInfo
      return sharedPreview ? services.links.linkTo(sharedPreview) : preview_image
    },
  },
  CartItemInterface: { __resolveType: (item) => item.__typename ?? 'SimpleCartItem' },
}

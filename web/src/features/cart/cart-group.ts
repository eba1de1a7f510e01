import type { Cents } from '@kea/shared/money'
import type { Cart } from './cart'
import type { BalanceChange } from './cart-requests'

/** The keys of the changes of a cart, by which the state of the cart finds those that run. */
export const CHANGES = {
  coupon: ['Coupon'],
  balance: ['ChangeBalance'],
  notes: ['Notes'],
  step: ['CheckoutStep'],
  order: ['PlaceOrder'],
} as const

/** What a running change of the cart concerns. Every change also concerns the summary. */
export type CartPart = 'items' | 'shipping' | 'coupon' | 'storeCredit' | 'giftVoucher' | 'rewardPoints' | 'notes'

const BALANCES: Record<BalanceChange['kind'], CartPart> = {
  card: 'giftVoucher',
  'no card': 'giftVoucher',
  credit: 'storeCredit',
  'no credit': 'storeCredit',
  points: 'rewardPoints',
  'no points': 'rewardPoints',
}

export const balancePart = ({ kind }: BalanceChange): CartPart => BALANCES[kind]

interface Sources {
  cartId: string
  /** Undefined until the first answer. */
  cart: Cart | null | undefined
  /** The first answer has not come yet. */
  isFetching: boolean
  changing: readonly CartPart[]
  /** The order of this visit; null before one. */
  order: { isPaying: boolean; isPaid: boolean } | null
  hasOrderFailed: boolean
  /** What a friend's first order brings; 0 where it is not known. */
  friendReward: Cents
}

/** The state of the cart: what is known of it, what is on its way, and how its order went. */
export function cartGroup({ cartId, cart, isFetching, changing, order, hasOrderFailed, friendReward }: Sources) {
  const isOn = (part: CartPart) => isFetching || changing.includes(part)
  return {
    cartId,
    cartData: cart ?? null,
    isLoading: {
      items: isOn('items'),
      summary: isFetching || changing.length > 0,
      shipping: isOn('shipping'),
      storeCredit: isOn('storeCredit'),
      // The shop has no ID.me check, so this flag is that of the first answer.
      idMe: isFetching,
      coupon: isOn('coupon'),
      giftVoucher: isOn('giftVoucher'),
      rewardPoints: isOn('rewardPoints'),
    },
    cartShipping: cart?.selectedShipping ?? null,
    creditBalance: cart?.balances.credit?.balanceCents ?? 0,
    cartDropShip: cart?.notes.dropShip ?? false,
    cartGiftWrap: cart?.notes.giftWrap ?? false,
    cartOrderComment: cart?.notes.comment ?? '',
    orderSuccess: order !== null && !order.isPaying,
    isCheckoutFailed: hasOrderFailed,
    referFriendReward: friendReward,
    paymentSuccess: order?.isPaid ?? false,
    isCartEmpty: (cart?.lines.length ?? 0) === 0,
  }
}

export type CartGroup = ReturnType<typeof cartGroup>

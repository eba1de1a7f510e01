import { inputRefusal } from './refusal'

const CODE_ENDED = 'Your code has just expired.'

/**
 * Messages for the shopper, by the text of the database error of a violated constraint or trigger. Null: a module handles
 * the error without a message, or DAY_LIMIT_MESSAGES has the message.
 */
const CONSTRAINTS = {
  CART_CHANGED: 'Your cart changed while you were ordering. Check it and order again.',
  CART_NOT_ACTIVE: "The cart isn't active.",
  stock_not_negative: 'An item in your cart has just sold out.',
  coupon_uses: CODE_ENDED,
  COUPON_REFUSED: CODE_ENDED,
  LEDGER_SHORT: 'Your balance has just changed. Please check your order again.',
  GIFT_CARD_SHORT: 'Your gift certificate has less left now. Please check your order again.',
  UNPAID_ORDERS: 'You have several unpaid orders. Please pay one first, or email us to order more.',
  UNPAID_PIECES:
    'Your unpaid orders can hold up to a quarter of our stock. Order fewer pieces, pay an earlier order or email us.',
  PAYMENT_LATE: null,
  ORDER_CANCELLED: null,
  REFUND_TOO_LARGE: null,
  'orders.cart_id': null,
  'payments.order_id': null,
  day_limit: null,
  'captcha_solutions.nonce': null,
  'design_revisions.design_uid': null,
  captcha_price: null,
  cart_additions: null,
  'carts.customer_id': null,
  'FOREIGN KEY': null,
  UPLOAD_DELETED: null,
} as const satisfies Record<string, string | null>

export type Constraint = keyof typeof CONSTRAINTS

/** The constraint that a batch has violated; null for any other error. */
export function violatedBy(error: unknown): Constraint | null {
  if (!(error instanceof Error)) return null
  // `Object.keys` does not keep the type of the names.
  const names = Object.keys(CONSTRAINTS) as Constraint[]
  return names.find((name) => error.message.includes(name)) ?? null
}

/** True if a batch has failed since an upload that it uses is deleted, or gone. */
export const usesDeleted = (error: unknown): boolean =>
  ['UPLOAD_DELETED', 'FOREIGN KEY'].includes(violatedBy(error) ?? '')

export const messageOf = <Name extends Constraint>(name: Name): (typeof CONSTRAINTS)[Name] => CONSTRAINTS[name]

/** Messages of `day_limit`, by what is counted. `{email}` is the address of the shop. */
export const DAY_LIMIT_MESSAGES = {
  uploads: 'You have uploaded a lot of photos today. Please try again tomorrow.',
  pictures:
    'You have saved and shared a lot of designs today. This one stays on your device. Please try again tomorrow.',
  changed: 'You have changed a lot of photos today. Your design stays on your device. Please try again tomorrow.',
  designs: 'You have saved a lot of designs today. This one stays on your device. Please try again tomorrow.',
  drafts: 'You have changed a lot of designs today. This one stays on your device. Please try again tomorrow.',
  links: 'You have made a lot of links today. Please try again tomorrow.',
  sharedCarts: 'You have added a lot of shared carts today. Please try again tomorrow.',
  phoneLinks: 'You have made a lot of codes today. Please choose your photos on this device.',
  carts: 'You have started a lot of carts today. Please try again tomorrow or email us.',
  subscriptions: 'There were a lot of entries today. Please try again tomorrow or email us.',
  enquiries: 'You have sent a lot of forms today. Please email {email}.',
  reviews: 'Thank you for all your reviews today. Please try again tomorrow.',
  questions: 'You have asked a lot of questions today. Please email {email}.',
  invitations: 'Thank you for recommending us so often today. Please try again tomorrow.',
  accounts: 'That was a lot for one day. Please try again tomorrow or email us.',
  coupons: 'You have tried a lot of codes today. Please try again tomorrow or email us.',
} as const

/** For the `catch` of a batch that uses uploads: refuses one that is deleted by now, and throws any other error again. */
export const refuseDeleted =
  (refusal: () => Error) =>
  (error: unknown): never => {
    throw usesDeleted(error) ? refusal() : error
  }

/** For the `catch` of a counting batch: refuses above the daily limit, and throws any other error again. */
export const refuseDayLimit =
  (what: keyof typeof DAY_LIMIT_MESSAGES, shopEmail = '') =>
  (error: unknown): never => {
    if (violatedBy(error) !== 'day_limit') throw error
    throw inputRefusal(DAY_LIMIT_MESSAGES[what].replace('{email}', shopEmail))
  }

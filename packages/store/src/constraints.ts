import { inputRefusal } from './refusal'

const CODE_ENDED = 'Your code has just ended.'

/**
 * Messages for the shopper, by the text of the database error of a violated constraint or trigger. Null: a module handles
 * the error without a message, or DAY_LIMIT_MESSAGES has the message.
 */
const CONSTRAINTS = {
  CART_CHANGED: 'Your cart changed while you were ordering. Look at it once more and place the order again.',
  CART_NOT_ACTIVE: "The cart isn't active.",
  stock_not_negative: 'Something in your cart has just sold out.',
  coupon_uses: CODE_ENDED,
  COUPON_REFUSED: CODE_ENDED,
  UNPAID_ORDERS:
    'Many orders from your connection still wait for their payment. Pay one of them first, or write to us to order more.',
  UNPAID_PIECES:
    'So that others can order too, one shopper’s unpaid orders hold at most a quarter of our stock of a product. Order fewer pieces, pay an earlier order first, or write to us.',
  day_limit: null,
  'captcha_solutions.nonce': null,
  captcha_price: null,
  cart_additions: null,
  'FOREIGN KEY': null,
} as const satisfies Record<string, string | null>

export type Constraint = keyof typeof CONSTRAINTS

/** The constraint that a batch has violated; null for any other error. */
export function violatedBy(error: unknown): Constraint | null {
  if (!(error instanceof Error)) return null
  // `Object.keys` does not keep the type of the names.
  const names = Object.keys(CONSTRAINTS) as Constraint[]
  return names.find((name) => error.message.includes(name)) ?? null
}

export const messageOf = <Name extends Constraint>(name: Name): (typeof CONSTRAINTS)[Name] => CONSTRAINTS[name]

/** Messages of `day_limit`, by what is counted. `{email}` is the address of the shop. */
export const DAY_LIMIT_MESSAGES = {
  uploads: 'You have uploaded very many photos today. Please go on tomorrow.',
  designs: 'You have saved very many designs today. This one stays on your device; please go on tomorrow.',
  carts: 'You have begun very many carts today. Please go on tomorrow, or write to us.',
  subscriptions: 'Many addresses have been entered here today. Please go on tomorrow, or write to us.',
  enquiries: 'Many forms came from your connection today. Please write to {email}.',
  reviews: 'Many reviews came from your connection today, thank you. Please go on tomorrow.',
  questions: 'Many questions came from your connection today. Please write to {email}.',
  invitations: 'Many friends have been recommended to us from your connection today, thank you. Please go on tomorrow.',
  coupons: 'You have tried very many codes or addresses today. Please go on tomorrow, or write to us.',
} as const

/** For the `catch` of a counting batch: refuses above the daily limit, and throws any other error again. */
export const refuseDayLimit =
  (what: keyof typeof DAY_LIMIT_MESSAGES, shopEmail = '') =>
  (error: unknown): never => {
    if (violatedBy(error) !== 'day_limit') throw error
    throw inputRefusal(DAY_LIMIT_MESSAGES[what].replace('{email}', shopEmail))
  }

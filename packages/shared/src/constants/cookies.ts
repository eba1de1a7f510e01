import { CART_DAYS } from './business'

/** Every cookie that the shop sets, but for that of designs-cookie.ts; all have the path `/`. */
export const COOKIES = {
  customerToken: 'customer_token',
  guestKey: 'guest_key',
  loggedIn: 'logged_in',
  cartId: 'cart_id',
  priceCache: 'price_cache',
  redirectPath: 'redirect_path',
  toolData: 'tool_data',
  shippingMethodTitle: 'shipping_method_title',
  referralCode: 'referral_code',
  orderData: 'order_data',
  developer: 'developer',
} as const

const DAY = 86_400

/** Seconds; a cookie that is not named here ends with the session. */
export const COOKIE_SECONDS = {
  customerToken: 30 * DAY,
  guestKey: 90 * DAY,
  cartId: CART_DAYS * DAY,
  /** OFFER_LINK_SECONDS for the code of an offer link. */
  priceCache: 7 * DAY,
  shippingMethodTitle: 7 * DAY,
  referralCode: 30 * DAY,
} as const

/** How long the price code of an offer link lasts, in the cookie of all price codes. */
export const OFFER_LINK_SECONDS = DAY

/** Every cookie of the shop; all have the path `/` (EDGE-35). */
export const COOKIES = {
  customerToken: 'customer_token',
  guestKey: 'guest_key',
  loggedIn: 'logged_in',
  cartId: 'cart_id',
  priceCache: 'price_cache',
  redirectPath: 'redirect_path',
  homePopup: 'home_popup',
  toolData: 'tool_data',
  utmMediumList: 'utm_medium_list',
  affClickId: 'aff_click_id',
  mailchimpCampaignId: 'mc_campaign_id',
  landingPage: 'landing_page',
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
  cartId: 30 * DAY,
  homePopup: DAY,
  priceCache: 604_800,
  priceCacheOfOfferLink: DAY,
  shippingMethodTitle: 7 * DAY,
  utmMediumList: 604_800,
  affClickId: 2_592_000,
  referralCode: 30 * DAY,
  mailchimpCampaignId: 30 * DAY,
} as const

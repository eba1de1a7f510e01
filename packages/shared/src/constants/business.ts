/** Constants of the business (requirements CONST and related). Amounts are in cents, times in ms unless the name says otherwise. */
export const COUNTRY = 'NZ' as const
export const COUNTRY_NAME = 'New Zealand'
export const PHONE_CODE = '+64'
/** The backend's number for this store. */
export const STORE_ID = 3
export const STORE_CODE = 'nz'
/** Where public calls go through the memory of the edge, unless the deployer sets another path. */
export const CACHING_PATH = '/caching'
export const LANGUAGE = 'en-nz'
export const TIME_ZONE = 'Pacific/Auckland'
/** GST rate. A price that includes it contains 3/23 GST. */
export const GST_RATE = 0.15
/** How long a cart waits for its shopper; as long as the cookie that names it. */
export const CART_DAYS = 30
/** As long as a deleted file can be brought back. */
export const TRASH_DAYS = 14
/** Setting of the checkout: 1 asks for one address, 2 for delivery and billing addresses in two steps. */
export const CHECKOUT_ADDRESS_SETTING: 1 | 2 = 2
export const CART_BADGE_MAX = 99
export const QUANTITY_MAX = 999
export const TOAST_MS_PER_CHARACTER = 75
export const HERO_FADE_MS = 500
export const HERO_AUTOPLAY_MS = 3_000
/** Pixel size of a banner's picture: of a deal, of the newest post, of a product with one more picture. */
export const BANNER_SIZE = { widthPx: 824, heightPx: 485 } as const
export const OFFER_ROTATION_MS = 5_000
export const COUNTDOWN_TICK_MS = 1_000
/** An offer that ends later shows its last day instead of a countdown. */
export const COUNTDOWN_MAX_MS = 7 * 24 * 60 * 60 * 1_000
export const GIFT_MINIMUM_CENTS = 1_000
export const GIFT_MAXIMUM_CENTS = 150_000
/** The price that advertising tags report for a neon sign that is quoted by hand. */
export const NEON_DEFAULT_CENTS = 8_524
export const REQUEST_TIMEOUT_MS = 180_000
export const RESPONSE_MAX_BYTES = 5_000_000
export const CART_NOTE =
  'Offers work on base price only and do not apply to the special 20x20 cm size of canvas prints and accessories.'

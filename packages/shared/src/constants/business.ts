/** Constants of the trade (area CONST and its neighbours). Amounts in cents, times in ms unless named. */
export const COUNTRY = 'NZ'
export const COUNTRY_NAME = 'New Zealand'
export const PHONE_CODE = '+64'
/** The number of this shop among those of the same trade, as the backend counts them. */
export const STORE_ID = 3
export const STORE_CODE = 'nz'
export const LANGUAGE = 'en-nz'
export const TIME_ZONE = 'Pacific/Auckland'
/** Share of GST in a price that includes it: 15 % on top, so 3/23 of the whole. */
export const GST_RATE = 0.15
export const CART_BADGE_MAX = 99
export const QUANTITY_MAX = 999
export const TOAST_MS_PER_CHARACTER = 75
export const HERO_FADE_MS = 500
export const HERO_AUTOPLAY_MS = 3_000
/** The box of a banner's picture: of a deal, of the newest post, of a product's one further picture. */
export const BANNER_SIZE = { widthPx: 824, heightPx: 485 } as const
export const OFFER_ROTATION_MS = 5_000
export const COUNTDOWN_TICK_MS = 1_000
export const GIFT_MINIMUM_CENTS = 1_000
export const GIFT_MAXIMUM_CENTS = 150_000
/** What advertising says of a neon sign whose price is made by hand. */
export const NEON_DEFAULT_CENTS = 8_524
export const REQUEST_TIMEOUT_MS = 180_000
export const RESPONSE_MAX_BYTES = 5_000_000
export const CART_NOTE =
  'Offers work on base price only and do not apply to the special 20x20 cm size of canvas prints and accessories.'

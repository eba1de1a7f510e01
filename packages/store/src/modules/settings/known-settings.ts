import { CONFIG_FIELDS } from '@kea/shared/page/settings'
import { REWARD_LEVELS } from '@kea/shared/rewards/reward-rules'
import { email, phone } from '@kea/shared/schemas/fields'

/** A kind of value: its description for the operator, and its check. */
interface Kind {
  label: string
  fits: (value: string) => boolean
}

const MAX_CHARS = 2000
const pattern = (label: string, expression: RegExp): Kind => ({ label, fits: (value) => expression.test(value) })

const TEXT: Kind = { label: 'a text', fits: () => true }
const NAME = pattern('a text, not empty', /\S/)
const FLAG = pattern('0 or 1', /^[01]$/)
const WHOLE = pattern('a whole number', /^\d{1,6}$/)
const PERCENT = pattern('a whole number up to 100', /^(?:\d{1,2}|100)$/)
const DOLLARS = pattern('an amount like 7.95', /^\d{1,5}(?:\.\d\d)?$/)
const DOLLARS_OR_NONE = pattern('an amount like 99, or nothing', /^(?:\d{1,5}(?:\.\d\d)?)?$/)
const DAYS = pattern('days like 3 or 3–5', /^\d{1,2}(?:[–-]\d{1,2})?$/)
const EMAIL: Kind = { label: 'an email address', fits: (value) => email.safeParse(value).success }
const PHONE: Kind = { label: 'a phone number', fits: (value) => phone.safeParse(value).success }
const POSTCODE = pattern('four digits', /^\d{4}$/)
const POSTCODES = pattern('two postcodes like 0110-9893', /^\d{4}-\d{4}$/)
const PRODUCTS_WITH_PICTURES = pattern(
  'products with their pictures like photo-mug:mug-shelf,photo-print:prints-wall, or nothing',
  /^(?:[\w-]+:[\w-]+(?:, ?[\w-]+:[\w-]+)*)?$/,
)
const ROBOTS = pattern('a robots value like INDEX,FOLLOW', /^(?:NO)?INDEX,(?:NO)?FOLLOW$/)
/** An IRD number, as which New Zealand registers for GST. */
const GST_NUMBER = pattern('a GST number like 123-456-789, or nothing', /^(?:\d{2,3}-\d{3}-\d{3})?$/)
/** Bank, branch, account and suffix; no bank has the number 00. */
const BANK_ACCOUNT = pattern('an account number like 12-3456-0123456-00', /^(?!00)\d{2}-\d{4}-\d{7}-\d{2,3}$/)

/** Every setting that can be set, by its name. The review figures are computed from the reviews. */
export const KNOWN_SETTINGS: Readonly<Record<string, Kind>> = {
  store_name: NAME,
  store_legal_name: NAME,
  store_email: EMAIL,
  store_phone: PHONE,
  store_street: NAME,
  store_city: NAME,
  store_postcode: POSTCODE,
  default_title: NAME,
  free_shipping_price: DOLLARS_OR_NONE,
  minimum_shiping_price: DOLLARS,
  gift_wrap_price: DOLLARS_OR_NONE,
  dropship: FLAG,
  standard_ship_days: DAYS,
  express_ship_days: DAYS,
  priority_ship_days: DAYS,
  rural_ship_days: DAYS,
  chathams_ship_days: DAYS,
  /** Codes of the delivery methods that are free from the price of `free_shipping_price`. */
  free_ship_methods: TEXT,
  standard_ship_price: TEXT,
  express_ship_price: TEXT,
  rural_ship_price: TEXT,
  chathams_ship_price: TEXT,
  postcode_range: POSTCODES,
  RETURN_POLICY_DAYS: WHOLE,
  RETURN_POLICY: TEXT,
  SHIPPING_VALUE: DOLLARS,
  SHIPPING_POLICY: TEXT,
  BUSINESS_DAYS: TEXT,
  BUSINESS_HOURS: TEXT,
  guest_checkout: FLAG,
  gst_number: GST_NUMBER,
  accept_nz_gst_numbers: FLAG,
  bank_account_name: NAME,
  bank_account_number: BANK_ACCOUNT,
  cart_page_offers_status: FLAG,
  champ_membership_price: DOLLARS,
  payflowpro_sandbox_flag: FLAG,
  authorizenet_sandbox_flag: FLAG,
  pay_later: FLAG,
  auto_add_product_status: FLAG,
  sku: TEXT,
  cart_amount: DOLLARS,
  rating_line: TEXT,
  recommend_percent: PERCENT,
  free_shipping_text: TEXT,
  /** Campaigns whose links are counted, with commas in between. */
  mailchimp_campaign_ids: pattern('ids like a1b2c3d4e5,0f9e8d7c6b, or nothing', /^(?:[\w-]+(?:, ?[\w-]+)*)?$/),
  newsletter_offer: TEXT,
  newsletter_offer_terms: TEXT,
  newsletter_offer_pages: TEXT,
  newsletter_offer_sitewide: TEXT,
  newsletter_offer_sitewide_terms: TEXT,
  /** What a subscriber gets for a birthday. */
  birthday_gift: TEXT,
  badges: TEXT,
  photo_start_products: PRODUCTS_WITH_PICTURES,
  lowest_price_guarantee: TEXT,
  lowest_price_terms: TEXT,
  share_photo_coupon: WHOLE,
  social_links: TEXT,
  blog_meta_title: TEXT,
  blog_meta_description: TEXT,
  blog_meta_keywords: TEXT,
  blog_meta_robots: ROBOTS,
  default_description: TEXT,
  default_keywords: TEXT,
  social_image: TEXT,
  algolia_enable: FLAG,
  algolia_index_prefix: pattern('letters, digits, - and _', /^[\w-]*$/),
  algolia_default_keywords: TEXT,
  search_synonyms: TEXT,
  price_cache_codes: TEXT,
  reward_points_per_dollar: WHOLE,
  reward_point_cents: WHOLE,
  reward_points_days: WHOLE,
  reward_levels: pattern('levels with points and percent like Tūī 0 100, Kererū 300 125, or nothing', REWARD_LEVELS),
  referral_reward: DOLLARS,
  referral_friend_percent: PERCENT,
}

/** The names that anybody may ask for: those of the pages, and those that the contract's clients know. */
export const PUBLIC_SETTINGS: ReadonlySet<string> = new Set([
  ...CONFIG_FIELDS,
  'BUSINESS_DAYS',
  'BUSINESS_HOURS',
  'accept_nz_gst_numbers',
  'authorizenet_sandbox_flag',
  'auto_add_product_status',
  'bank_account_name',
  'bank_account_number',
  'cart_amount',
  'cart_page_offers_status',
  'champ_membership_price',
  'default_title',
  'dropship',
  'gift_wrap_price',
  'lowest_price_guarantee',
  'lowest_price_terms',
  'minimum_shiping_price',
  'pay_later',
  'payflowpro_sandbox_flag',
  'postcode_range',
  'price_cache_codes',
  'priority_ship_days',
  'referral_friend_percent',
  'referral_reward',
  'reward_levels',
  'reward_point_cents',
  'reward_points_days',
  'reward_points_per_dollar',
  'share_photo_coupon',
  'sku',
])

/** Why a setting cannot have this value; null for a valid value. */
export function settingProblem(key: string, value: string): string | null {
  const kind = Object.hasOwn(KNOWN_SETTINGS, key) ? KNOWN_SETTINGS[key] : undefined
  if (!kind) return `There is no setting "${key}".`
  if (value.length > MAX_CHARS) return `A setting has at most ${MAX_CHARS} characters.`
  if (/\p{Cc}/u.test(value)) return 'A setting is one line of plain text.'
  return kind.fits(value) ? null : `${key} must be ${kind.label}.`
}

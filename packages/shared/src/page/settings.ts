import { STORE_CODE } from '../constants/business'
import type { DeliverySettings } from '../delivery/estimate'
import { type Cents, formatMoney, toCents } from '../money'
import type { NewsletterSettings } from '../newsletter/offer'
import { searchIndexName } from '../search/search'
import type { ConfigData } from './page-data'

/** Settings of the product search. */
export interface SearchSettings {
  /** If false, the header has a plain form without suggestions. */
  isHosted: boolean
  index: string
  keywords: string[]
  /** An Algolia account; null for the shop's own store, which has the same API. */
  account: { appId: string; key: string } | null
}

/** The shop's public settings, available on every page. */
export interface Settings {
  brand: string
  legalName: string
  email: string
  phone: string
  street: string
  city: string
  postcode: string
  freeShippingCents: Cents | null
  bankTransferDays: number
  /** Guests may order. */
  takesGuests: boolean
  /** The shop has a GST number. Without one it may not show GST. */
  hasGst: boolean
  socialLinks: string[]
  /** Null for none, and then there is no markup about returns. */
  returnPolicyDays: number | null
  /** Kind of return policy, a schema.org URL; '' if not set. */
  returnPolicy: string
  /** Text about shipping; '' for none. */
  shippingPolicy: string
  /** Price of standard shipping; null if not set. */
  shippingCents: Cents | null
  /** Reviews of the whole shop, out of 5. The default is zero. */
  rating: { average: number; count: number }
  /** Short promises of the shop. */
  badges: string[]
  /** Texts about the shop as a whole; '' for none. */
  ratingLine: string
  recommendPercent: string
  /** With the amount filled in; '' if no amount is set. */
  freeShippingText: string
  delivery: DeliverySettings
  newsletter: NewsletterSettings
  /** Products of "Start with a photo", each as `sku:picture`. */
  photoProducts: string[]
  search: SearchSettings
  /** True outside of production, where the figures may include sample reviews and are labelled as such. */
  countsSamples: boolean
  /** Origin of the shop's absolute URLs. Set by the edge. */
  siteUrl: string
  /** Other hosts whose pictures link cards may show. Set by the edge. */
  mediaHosts: string[]
  /** True if another backend has carts and orders. Designs stay in the shop's own store. Set by the edge. */
  hasForeignBackend: boolean
  /** Description of pages without one of their own; '' for none. */
  description: string
  keywords: string
  /** Picture of link cards for pages without one of their own; '' for none. */
  socialImage: string
}

/** The `configvalues` that a page requests. */
export const CONFIG_FIELDS = [
  'store_name',
  'store_legal_name',
  'store_email',
  'store_phone',
  'store_street',
  'store_city',
  'store_postcode',
  'free_shipping_price',
  'bank_transfer_days',
  'guest_checkout',
  'gst_number',
  'social_links',
  'RETURN_POLICY_DAYS',
  'RETURN_POLICY',
  'SHIPPING_POLICY',
  'SHIPPING_VALUE',
  'average_rating',
  'total_reviews',
  'blog_meta_title',
  'blog_meta_description',
  'blog_meta_keywords',
  'blog_meta_robots',
  'default_description',
  'default_keywords',
  'social_image',
  'algolia_enable',
  'algolia_index_prefix',
  'algolia_default_keywords',
  'badges',
  'rating_line',
  'recommend_percent',
  'free_shipping_text',
  'newsletter_offer',
  'newsletter_offer_terms',
  'newsletter_offer_sitewide',
  'newsletter_offer_sitewide_terms',
  'newsletter_offer_pages',
  'birthday_gift',
  'photo_start_products',
  'standard_ship_days',
  'express_ship_days',
  'rural_ship_days',
  'chathams_ship_days',
  'standard_ship_price',
  'express_ship_price',
  'rural_ship_price',
  'chathams_ship_price',
  'free_ship_methods',
] as const

/** Reads the edge's own settings and those of the backend. */
function searchSettings(config: ConfigData, keywords: string[]): SearchSettings {
  const { algolia_app_id: appId, algolia_search_key: key } = config
  return {
    isHosted: config.algolia_enable === '1',
    index: searchIndexName(config.algolia_index_prefix ?? '', config.store_code ?? STORE_CODE),
    keywords,
    account: appId && key ? { appId, key } : null,
  }
}

/** Amounts in the settings are in dollars, as in Magento. An invalid number counts as not set. */
export function toSettings(config: ConfigData): Settings {
  const number = (key: string): number | null => {
    const value = Number.parseFloat(config[key] ?? '')
    return Number.isFinite(value) ? value : null
  }
  const cents = (key: string): Cents | null => {
    const value = number(key)
    return value === null || value < 0 ? null : toCents(value)
  }
  const list = (key: string): string[] =>
    (config[key] ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
  const freeMethods = list('free_ship_methods')
  const delivery = (way: string) => ({
    days: config[`${way}_ship_days`] ?? '',
    price: config[`${way}_ship_price`] ?? '',
    isFreeAbove: freeMethods.includes(way),
  })
  const freeShippingCents = cents('free_shipping_price')
  return {
    brand: config.store_name ?? '',
    legalName: config.store_legal_name ?? config.store_name ?? '',
    email: config.store_email ?? '',
    phone: config.store_phone ?? '',
    street: config.store_street ?? '',
    city: config.store_city ?? '',
    postcode: config.store_postcode ?? '',
    freeShippingCents,
    bankTransferDays: number('bank_transfer_days') ?? 7,
    takesGuests: config.guest_checkout !== '0',
    hasGst: Boolean(config.gst_number),
    socialLinks: list('social_links'),
    returnPolicyDays: number('RETURN_POLICY_DAYS'),
    returnPolicy: config.RETURN_POLICY ?? '',
    shippingPolicy: config.SHIPPING_POLICY?.trim() ?? '',
    shippingCents: cents('SHIPPING_VALUE'),
    rating: { average: number('average_rating') ?? 0, count: number('total_reviews') ?? 0 },
    badges: list('badges'),
    ratingLine: config.rating_line ?? '',
    recommendPercent: config.recommend_percent ?? '',
    freeShippingText:
      freeShippingCents === null
        ? ''
        : (config.free_shipping_text ?? '').replace('{amount}', formatMoney(freeShippingCents)),
    delivery: {
      standard: delivery('standard'),
      express: delivery('express'),
      rural: delivery('rural'),
      chathams: delivery('chathams'),
    },
    newsletter: {
      offers: (['newsletter_offer', 'newsletter_offer_sitewide'] as const).flatMap((name) =>
        config[name] ? [{ name, text: config[name], terms: config[`${name}_terms`] ?? '' }] : [],
      ),
      pages: list('newsletter_offer_pages'),
      birthdayGift: config.birthday_gift ?? '',
    },
    photoProducts: list('photo_start_products'),
    search: searchSettings(config, list('algolia_default_keywords')),
    countsSamples: (config.mode ?? 'production') !== 'production',
    siteUrl: config.site_url ?? '',
    mediaHosts: list('media_hosts'),
    hasForeignBackend: config.foreign_backend === '1',
    description: config.default_description ?? '',
    keywords: config.default_keywords ?? '',
    socialImage: config.social_image ?? '',
  }
}

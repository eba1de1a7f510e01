import { STORE_CODE } from '../constants/business'
import type { DeliverySettings } from '../delivery/estimate'
import { type Cents, formatMoney, toCents } from '../money'
import type { NewsletterSettings } from '../newsletter/offer'
import { searchIndexName } from '../search/search'
import type { ConfigData } from './page-data'

/** Where products are searched for, and by what they are looked for most. */
export interface SearchSettings {
  /** False: the header has a plain form, without suggestions. */
  isHosted: boolean
  index: string
  keywords: string[]
  /** An account at Algolia; null for the shop's own store, which speaks the same protocol. */
  account: { appId: string; key: string } | null
}

/** What the shopkeeper sets and every page may show. */
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
  socialLinks: string[]
  /** Null for none: then no markup speaks of returns. */
  returnPolicyDays: number | null
  /** Kind of return policy, an address of schema.org; '' for none said. */
  returnPolicy: string
  /** What is said about shipping; '' for nothing. */
  shippingPolicy: string
  /** What standard shipping costs; null where it is not said. */
  shippingCents: Cents | null
  /** Reviews of the whole shop, out of 5; they default to zero. */
  rating: { average: number; count: number }
  /** What the shop promises in a few words each. */
  badges: string[]
  /** Lines about the shop as a whole, as the shopkeeper words them; '' for none. */
  ratingLine: string
  recommendPercent: string
  /** With the amount filled in; '' where no amount is set. */
  freeShippingText: string
  delivery: DeliverySettings
  newsletter: NewsletterSettings
  search: SearchSettings
  /** Outside of production the figures may count sample reviews, and have to say so. */
  countsSamples: boolean
  /** Origin of the shop's absolute addresses; the edge adds it to what the backend says. */
  siteUrl: string
  /** Hosts beside the shop's own whose pictures link cards may show; the edge adds them. */
  mediaHosts: string[]
  /** Carts and orders are another backend's; designs stay with the shop's own store. The edge adds it. */
  hasForeignBackend: boolean
  /** What is said about a page that says nothing about itself; '' for nothing. */
  description: string
  keywords: string
  /** Picture of link cards for pages without one of their own; '' for none. */
  socialImage: string
}

/** The `configvalues` that a page asks for, in one list. */
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
  'standard_ship_days',
  'express_ship_days',
  'rural_ship_days',
  'chathams_ship_days',
  'standard_ship_price',
  'express_ship_price',
  'rural_ship_price',
  'chathams_ship_price',
] as const

/** The names of the edge's own settings stand beside those of the backend. */
function searchSettings(config: ConfigData, keywords: string[]): SearchSettings {
  const { algolia_app_id: appId, algolia_search_key: key } = config
  return {
    isHosted: config.algolia_enable === '1',
    index: searchIndexName(config.algolia_index_prefix ?? '', config.store_code ?? STORE_CODE),
    keywords,
    account: appId && key ? { appId, key } : null,
  }
}

/** Amounts in the settings are dollars, as a Magento has them. An unreadable number counts as not set. */
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
  const delivery = (way: string) => ({
    days: config[`${way}_ship_days`] ?? '',
    price: config[`${way}_ship_price`] ?? '',
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
    },
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

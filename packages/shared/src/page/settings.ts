import { type Cents, toCents } from '../money'
import type { ConfigData } from './page-data'

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
  returnPolicyDays: number | null
  /** Origin of the shop's absolute addresses; the edge adds it to what the backend says. */
  siteUrl: string
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
  'return_policy_days',
  'social_image',
] as const

/** Amounts in the settings are dollars, as a Magento has them. An unreadable number counts as not set. */
export function toSettings(config: ConfigData): Settings {
  const number = (key: string): number | null => {
    const value = Number.parseFloat(config[key] ?? '')
    return Number.isFinite(value) ? value : null
  }
  const free = number('free_shipping_price')
  return {
    brand: config.store_name ?? '',
    legalName: config.store_legal_name ?? config.store_name ?? '',
    email: config.store_email ?? '',
    phone: config.store_phone ?? '',
    street: config.store_street ?? '',
    city: config.store_city ?? '',
    postcode: config.store_postcode ?? '',
    freeShippingCents: free === null ? null : toCents(free),
    bankTransferDays: number('bank_transfer_days') ?? 7,
    socialLinks: (config.social_links ?? '')
      .split(',')
      .map((link) => link.trim())
      .filter(Boolean),
    returnPolicyDays: number('return_policy_days'),
    siteUrl: config.site_url ?? '',
    socialImage: config.social_image ?? '',
  }
}

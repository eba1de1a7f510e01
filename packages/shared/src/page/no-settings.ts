import type { Settings } from './settings'

const NO_WAY = { days: '', price: '' }

/** What is shown while the shopkeeper's settings are not to be had: `toSettings` of none, without its code. */
export const NO_SETTINGS: Settings = {
  brand: '',
  legalName: '',
  email: '',
  phone: '',
  street: '',
  city: '',
  postcode: '',
  freeShippingCents: null,
  bankTransferDays: 7,
  socialLinks: [],
  returnPolicyDays: null,
  returnPolicy: '',
  shippingPolicy: '',
  shippingCents: null,
  rating: { average: 0, count: 0 },
  badges: [],
  ratingLine: '',
  recommendPercent: '',
  freeShippingText: '',
  delivery: { standard: NO_WAY, express: NO_WAY, rural: NO_WAY, chathams: NO_WAY },
  newsletter: { offers: [], pages: [] },
  search: { isHosted: false, index: 'nz_products', keywords: [], account: null },
  countsSamples: false,
  siteUrl: '',
  mediaHosts: [],
  hasForeignBackend: false,
  description: '',
  keywords: '',
  socialImage: '',
}

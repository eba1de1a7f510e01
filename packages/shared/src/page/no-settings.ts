import type { Settings } from './settings'

const NOT_OFFERED = { days: '', price: '', isFreeAbove: false }

/** Settings while the backend's are unavailable: the result of `toSettings({})`, without its code. */
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
  takesGuests: true,
  hasGst: false,
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
  delivery: { standard: NOT_OFFERED, express: NOT_OFFERED, rural: NOT_OFFERED, chathams: NOT_OFFERED },
  newsletter: { offers: [], pages: [], birthdayGift: '' },
  photoProducts: [],
  search: { isHosted: false, index: 'nz_products', keywords: [], account: null },
  countsSamples: false,
  siteUrl: '',
  mediaHosts: [],
  hasForeignBackend: false,
  description: '',
  keywords: '',
  socialImage: '',
}

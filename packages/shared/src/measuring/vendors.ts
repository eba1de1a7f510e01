import type { VendorKey } from './vendor-keys'

/** A cookie or an entry of the browser's storage, as its vendor documents it. A name that ends with `*` is a beginning. */
interface VendorCookie {
  name: string
  until: string
}

/** What a shopper should know of a service. */
interface Vendor {
  /** The service, as its company calls it. */
  service: string
  /** Why the shop tells it anything. */
  purpose: string
  /** What it is told. */
  told: string
  /** How long it keeps that. */
  kept: string
  cookies: readonly VendorCookie[]
  /** Names, or beginnings of names, in `localStorage`. */
  stored: readonly string[]
}

const PAGES = 'The pages and products you see, what goes into the cart, and an order with its number and total'

/** /privacy-policy, docs/measuring.md and the deletion of cookies are made of this. vendor-keys.ts has the companies. */
export const VENDORS: Readonly<Record<VendorKey, Vendor>> = {
  gtm: {
    service: 'Google Tag Manager',
    purpose: 'To run tags of our ads',
    told: `${PAGES}. It passes them on to the tags that we set up in it.`,
    kept: 'It keeps nothing itself. Google Ads keeps a click for 90 days.',
    cookies: [
      { name: '_gcl_*', until: '90 days' },
      { name: '_gid', until: '1 day' },
      { name: '_gat*', until: '1 minute' },
    ],
    stored: ['_gcl_ls'],
  },
  ga4: {
    service: 'Google Analytics',
    purpose: 'To see which pages help and where people give up',
    told: `${PAGES}. After you pay, our server tells it the order once more, so that none is missed.`,
    kept: '2 months, or the 14 months that the shop can choose',
    cookies: [
      { name: '_ga', until: '2 years' },
      { name: '_ga_*', until: '2 years' },
    ],
    stored: [],
  },
  meta: {
    service: 'Meta Pixel',
    purpose: 'To see which of our ads on Facebook and Instagram work',
    told: `${PAGES}. After you pay, our server tells it the order once more, with your email address as a hash.`,
    kept: 'As Meta’s own privacy policy says',
    cookies: [
      { name: '_fbp', until: '90 days' },
      { name: '_fbc', until: '90 days' },
    ],
    stored: [],
  },
  bing: {
    service: 'Microsoft Advertising',
    purpose: 'To see which of our ads on Bing work',
    told: PAGES,
    kept: '390 days',
    cookies: [
      { name: '_uetsid*', until: '1 day' },
      { name: '_uetvid*', until: '390 days' },
      { name: '_uetmsclkid*', until: '90 days' },
    ],
    stored: ['_uetsid', '_uetvid'],
  },
  klaviyo: {
    service: 'Klaviyo',
    purpose: 'To send newsletters that fit',
    told: 'The pages and products you see and what goes into the cart',
    kept: 'As long as we have an account there',
    cookies: [{ name: '__kla_*', until: '2 years' }],
    stored: ['klaviyo', '_kla'],
  },
}

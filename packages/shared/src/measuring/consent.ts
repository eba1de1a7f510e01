import { isVendorKey, type VendorKey } from './vendor-keys'

export const CONSENT_COOKIE = 'consent'
/** Lists of ad blockers have a path with the word consent. */
export const CONSENT_PATH = '/privacy-choice'
const DAY = 86_400
export const CONSENT_SECONDS = 180 * DAY
/** What the sheet promises. A change of it needs another number, which asks everybody again. */
const VERSION = 1

/** What a shopper has chosen. */
export interface Consent {
  /** Whom the shopper lets the shop tell; none after "Only necessary". */
  vendors: readonly VendorKey[]
  /** Seconds since 1970. */
  at: number
}

/** A choice as the value of its cookie: `1.yes.1764333000.ga4-meta`, or `1.no.1764333000`. */
export const writeConsent = ({ vendors, at }: Consent): string =>
  vendors.length > 0 ? `${VERSION}.yes.${at}.${vendors.join('-')}` : `${VERSION}.no.${at}`

const FORM = /^(\d+)\.(?:no\.(\d{1,12})|yes\.(\d{1,12})\.([a-z0-9-]{1,60}))$/

/** The choice of a cookie; null for another text, for one that promised something else, and after 180 days. */
export function readConsent(text: string, nowSeconds: number): Consent | null {
  const [, version, no, yes, names = ''] = FORM.exec(text) ?? []
  const at = Number(no ?? yes)
  if (Number(version) !== VERSION || Number.isNaN(at)) return null
  if (at > nowSeconds + DAY || nowSeconds - at > CONSENT_SECONDS) return null
  return { vendors: names.split('-').filter(isVendorKey), at }
}

/** What a browser says of its shopper. */
export interface Asked {
  /** The vendors that the shop has an id of. */
  configured: readonly VendorKey[]
  consent: Consent | null
  /** Global Privacy Control: the shopper has told the browser to say no everywhere. */
  isPrivate: boolean
}

/** Whom the shop may tell. Nobody before a choice. */
export const allowedVendors = ({ configured, consent, isPrivate }: Asked): VendorKey[] =>
  isPrivate ? [] : configured.filter((key) => consent?.vendors.includes(key))

/** True if the shopper is asked: before a choice, and again when a vendor has come since a yes. */
export function isChoiceNeeded({ configured, consent, isPrivate }: Asked): boolean {
  if (isPrivate || configured.length === 0) return false
  if (consent === null) return true
  return consent.vendors.length > 0 && configured.some((key) => !consent.vendors.includes(key))
}

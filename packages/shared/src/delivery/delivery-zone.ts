import { CHATHAM_ISLANDS } from './postcode-areas'
import { CHATHAM_POSTCODE, hasRuralRounds } from './postcode-regions'

/** Delivery zones of the courier. A shipping method lists the zones it serves. */
export const DELIVERY_ZONES = ['town', 'rural', 'chathams'] as const
export type DeliveryZone = (typeof DELIVERY_ZONES)[number]

interface DeliveryAddress {
  /** All street lines. */
  street: readonly string[]
  city: string
  region: string | null
  postcode: string
}

/** Matches "RD 2", "R.D.2" and "Rural Delivery 2", but not "Rd 2/14", which is a road and a flat. */
const RURAL_LINE = /(?:^|[\s,])(?:R\.?\s?D\.?|Rural Delivery)\s?#?\d{1,2}(?![\w/-])/i

/** Areas of central Auckland and Christchurch. There 71 and above are suburbs, such as Mission Bay and Sumner. */
const CITY_AREAS = ['10', '80']

/** In all other areas with rural rounds a postcode whose last two digits are 71 or above is rural. */
const isRuralPostcode = (postcode: string): boolean =>
  !CITY_AREAS.includes(postcode.slice(0, 2)) && hasRuralRounds(postcode) && Number(postcode.slice(2)) >= 71

/** The zone of an address. The store decides by it, and the form shows it in advance. */
export function deliveryZone({ street, city, region, postcode }: DeliveryAddress): DeliveryZone {
  if (region === CHATHAM_ISLANDS || postcode === CHATHAM_POSTCODE) return 'chathams'
  const isRural = [...street, city].some((line) => RURAL_LINE.test(line)) || isRuralPostcode(postcode)
  return isRural ? 'rural' : 'town'
}

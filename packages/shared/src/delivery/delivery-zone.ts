import { CHATHAM_ISLANDS, CHATHAM_POSTCODE } from './postcode-regions'

/** Where a courier goes in its own ways; a shipping method says which of them it serves. */
export const DELIVERY_ZONES = ['town', 'rural', 'chathams'] as const
export type DeliveryZone = (typeof DELIVERY_ZONES)[number]

interface DeliveryAddress {
  /** All lines before the town. */
  street: readonly string[]
  city: string
  region: string | null
  postcode: string
}

/** "RD 2", "R.D.2", "Rural Delivery 2"; "Rd 2/14" is a road and a flat. */
const RURAL_LINE = /(?:^|[\s,])(?:R\.?\s?D\.?|Rural Delivery)\s?#?\d{1,2}(?![\w/-])/i

/** In central Auckland and Christchurch the last two digits went to suburbs, such as Mission Bay and Sumner. */
const CITY_AREAS = ['10', '80']

/** Elsewhere the post keeps the last two digits from 71 on for its rural rounds. */
const isRuralPostcode = (postcode: string): boolean =>
  !CITY_AREAS.includes(postcode.slice(0, 2)) && Number(postcode.slice(2)) >= 71

/** The zone of an address, for the store that decides and for the form that says so beforehand. */
export function deliveryZone({ street, city, region, postcode }: DeliveryAddress): DeliveryZone {
  if (region === CHATHAM_ISLANDS || postcode === CHATHAM_POSTCODE) return 'chathams'
  const isRural = [...street, city].some((line) => RURAL_LINE.test(line)) || isRuralPostcode(postcode)
  return isRural ? 'rural' : 'town'
}

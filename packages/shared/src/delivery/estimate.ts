import { type DeliveryZone, deliveryZone } from './delivery-zone'
import { postcodeRegions } from './postcode-regions'

/** A delivery as the shopkeeper sets it: working days such as "3–5", and what it costs where that is said. */
export interface DeliverySetting {
  days: string
  /** As a shopper reads it; '' for not said. */
  price: string
}

export type DeliverySettings = Record<'standard' | 'express' | 'rural' | 'chathams', DeliverySetting>

export interface DeliveryWay extends DeliverySetting {
  title: string
}

export interface DeliveryEstimate {
  zone: DeliveryZone
  /** "Auckland", or "Nelson or Tasman". */
  where: string
  ways: DeliveryWay[]
}

const WAYS: Record<DeliveryZone, readonly { key: keyof DeliverySettings; title: string }[]> = {
  town: [
    { key: 'standard', title: 'Standard' },
    { key: 'express', title: 'Express' },
  ],
  rural: [{ key: 'rural', title: 'Rural delivery' }],
  chathams: [{ key: 'chathams', title: 'Chatham Islands delivery' }],
}

const POSTCODE = /^\d{4}$/

/**
 * How long the ways to a postcode take; null for what is no postcode of New Zealand. A rural round may share its
 * postcode with a town, so the shopper can say that there is an RD number.
 */
export function estimateDelivery(
  postcode: string,
  hasRdNumber: boolean,
  settings: DeliverySettings,
): DeliveryEstimate | null {
  const digits = postcode.trim()
  const regions = POSTCODE.test(digits) ? postcodeRegions(digits) : []
  if (regions.length === 0) return null
  const zone = deliveryZone({
    street: hasRdNumber ? ['RD 1'] : [],
    city: '',
    region: null,
    postcode: digits,
  })
  return {
    zone,
    where: regions.join(' or '),
    ways: WAYS[zone].map(({ key, title }) => ({ title, ...settings[key] })).filter(({ days }) => days !== ''),
  }
}

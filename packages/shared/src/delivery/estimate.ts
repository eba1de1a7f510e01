import { type DeliveryZone, deliveryZone } from './delivery-zone'
import { isPostcode, postcodeRegions } from './postcode-regions'

/** A delivery method in the settings: working days such as "3–5", and its price if set. */
export interface DeliverySetting {
  days: string
  /** Formatted price; '' if not set. */
  price: string
  /** It costs nothing for goods of enough value. */
  isFreeAbove: boolean
}

export type DeliverySettings = Record<'standard' | 'express' | 'rural' | 'chathams', DeliverySetting>

export interface DeliveryMethod {
  title: string
  days: string
  /** Formatted price, or "Free"; '' if not set. */
  price: string
}

export interface DeliveryEstimate {
  zone: DeliveryZone
  /** "Auckland", or "Nelson or Tasman"; '' for a postcode that we do not know. */
  where: string
  methods: DeliveryMethod[]
}

const METHODS: Record<DeliveryZone, readonly { key: keyof DeliverySettings; title: string }[]> = {
  town: [
    { key: 'standard', title: 'Standard' },
    { key: 'express', title: 'Express' },
  ],
  rural: [{ key: 'rural', title: 'Rural delivery' }],
  chathams: [{ key: 'chathams', title: 'Chatham Islands delivery' }],
}

/**
 * Delivery times and prices for a postcode; null if it does not have four digits. `isFree`: the goods have the value from
 * which delivery is free. A rural address may share its postcode with a town, so the shopper can tick that the address has
 * an RD number.
 */
export function estimateDelivery(
  postcode: string,
  hasRdNumber: boolean,
  settings: DeliverySettings,
  isFree: boolean,
): DeliveryEstimate | null {
  const digits = postcode.trim()
  if (!isPostcode(digits)) return null
  const zone = deliveryZone({
    street: hasRdNumber ? ['RD 1'] : [],
    city: '',
    region: null,
    postcode: digits,
  })
  return {
    zone,
    where: postcodeRegions(digits).join(' or '),
    methods: METHODS[zone].flatMap(({ key, title }) => {
      const { days, price, isFreeAbove } = settings[key]
      return days === '' ? [] : [{ title, days, price: isFree && isFreeAbove ? 'Free' : price }]
    }),
  }
}

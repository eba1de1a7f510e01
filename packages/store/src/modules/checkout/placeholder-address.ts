import { COUNTRY } from '@kea/shared/constants/business'
import { inputRefusal } from '../../refusal'
import { type Address, NO_EXTRAS } from '../cart/state/cart'

/** What a shopper says about an address before the checkout. */
export interface KnownAddress {
  postcode: string | null
  region: string | null
  street: readonly string[]
}

const LINES_MAX = 2
const LINE_CHARS = 100

/**
 * An address with only what is known; the rest is empty, and no order takes it. Its delivery methods are
 * those of the whole address.
 */
export function placeholderAddress({ postcode, region, street }: KnownAddress): Address {
  const code = postcode?.trim() ?? ''
  if (code !== '' && !/^\d{4}$/.test(code)) throw inputRefusal('Postcode: Please enter a valid zip/postal code.')
  return {
    firstname: '',
    lastname: '',
    company: null,
    street: street.slice(0, LINES_MAX).map((line) => line.slice(0, LINE_CHARS)),
    city: '',
    region,
    regionId: null,
    postcode: code,
    countryCode: COUNTRY,
    telephone: null,
    vatId: null,
    ...NO_EXTRAS,
  }
}

import { placeOf } from '@kea/shared/delivery/postcode-places'
import type { FoundAddress } from './port'

const CITY_AND_POSTCODE = /^(.+) (\d{4})$/
/** A courier delivers to no box. */
const BOX = /^(?:PO Box|Private Bag|CMB|Counter Delivery)\b/i

/**
 * The parts of an address as New Zealand Post writes it on one line, such as "704 Dominion Road, Mount Eden, Auckland 1041" or
 * "54 Maple Road, RD 2, Outram 9073". Null for a box, and for a line of another form.
 */
export function readFullAddress(line: string): FoundAddress | null {
  const parts = line.split(',').map((part) => part.trim())
  const [, city, postcode] = CITY_AND_POSTCODE.exec(parts.pop() ?? '') ?? []
  const suburb = parts.length > 1 ? (parts.pop() ?? '') : ''
  const street = parts.join(', ')
  if (!city || !postcode || street === '' || BOX.test(street)) return null
  return { street, suburb, city, region: placeOf(postcode).region, postcode }
}

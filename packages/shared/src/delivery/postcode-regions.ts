/** What is known of a postcode: its regions, and whether any place has it. */
import { AREAS, CHATHAM_ISLANDS, type Delivery, type PostcodeArea } from './postcode-areas'

export const CHATHAM_POSTCODE = '8016'

/** Every region in the table. */
export const POSTCODE_REGIONS: readonly string[] = [
  ...new Set(AREAS.flatMap(({ regions, alsoIn = [] }) => [...regions, ...alsoIn])),
]

const areaOf = (postcode: string): PostcodeArea | undefined => {
  const digits = Number(postcode.slice(0, 2))
  return AREAS.find(({ from, to }) => digits >= from && digits <= to)
}

/** The main regions of a postcode; empty if the table has none. */
export const postcodeRegions = (postcode: string): readonly string[] =>
  postcode === CHATHAM_POSTCODE ? [CHATHAM_ISLANDS] : (areaOf(postcode)?.regions ?? [])

/** The digits of a postcode. */
export const WHOLE_POSTCODE = 4

/** Any four digits. A shopper who insists on a postcode that we do not know may be right. */
export const isPostcode = (text: string): boolean => /^\d{4}$/.test(text)

const deliveryOf = (postcode: string): Delivery => {
  const digits = Number(postcode.slice(2))
  if (digits < 40) return 'streets'
  return digits < 70 ? 'boxes' : 'rural'
}

/** Whether a place may have the postcode, as far as the table tells. Other postcodes are asked about once, and taken. */
export function isKnownPostcode(postcode: string): boolean {
  const area = isPostcode(postcode) ? areaOf(postcode) : undefined
  return area !== undefined && (!area.only || area.only.includes(deliveryOf(postcode)))
}

/** Whether the area of a postcode has rural rounds, as far as the table tells. */
export const hasRuralRounds = (postcode: string): boolean => areaOf(postcode)?.only?.includes('rural') ?? true

/**
 * The main regions of a postcode that cannot be in the given region. Null if it can, if no region is given, or if the
 * table does not have the postcode.
 */
export function regionsInstead(postcode: string, region: string | null): readonly string[] | null {
  if (!region || !POSTCODE_REGIONS.includes(region)) return null
  const area = areaOf(postcode)
  if (!area || [...area.regions, ...(area.alsoIn ?? [])].includes(region)) return null
  return postcodeRegions(postcode)
}

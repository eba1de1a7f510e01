/**
 * The region of a postcode, from the areas that New Zealand Post assigns to the first two digits. Some areas cross a
 * region border. They also name the neighbouring regions, so that no correct address is refused.
 */

export const CHATHAM_ISLANDS = 'Chatham Islands'
export const CHATHAM_POSTCODE = '8016'

const [NORTHLAND, AUCKLAND, WAIKATO, BAY_OF_PLENTY] = ['Northland', 'Auckland', 'Waikato', 'Bay of Plenty'] as const
const [GISBORNE, HAWKES_BAY, TARANAKI, MANAWATU] = [
  'Gisborne',
  'Hawke’s Bay',
  'Taranaki',
  'Manawatū-Whanganui',
] as const
const [WELLINGTON, TASMAN, NELSON, MARLBOROUGH] = ['Wellington', 'Tasman', 'Nelson', 'Marlborough'] as const
const [WEST_COAST, CANTERBURY, OTAGO, SOUTHLAND] = ['West Coast', 'Canterbury', 'Otago', 'Southland'] as const

interface Area {
  /** First two digits, both ends included. */
  from: number
  to: number
  regions: readonly string[]
  /** Neighbouring regions with a few addresses of the area. */
  alsoIn?: readonly string[]
}

const AREAS: readonly Area[] = [
  { from: 1, to: 4, regions: [NORTHLAND] },
  { from: 5, to: 5, regions: [NORTHLAND], alsoIn: [AUCKLAND] },
  { from: 6, to: 8, regions: [AUCKLAND] },
  { from: 9, to: 9, regions: [AUCKLAND], alsoIn: [NORTHLAND] },
  { from: 10, to: 20, regions: [AUCKLAND] },
  { from: 21, to: 27, regions: [AUCKLAND, WAIKATO] },
  { from: 30, to: 30, regions: [BAY_OF_PLENTY], alsoIn: [WAIKATO] },
  { from: 31, to: 31, regions: [BAY_OF_PLENTY], alsoIn: [WAIKATO, GISBORNE] },
  { from: 32, to: 32, regions: [WAIKATO] },
  { from: 33, to: 33, regions: [WAIKATO], alsoIn: [BAY_OF_PLENTY, HAWKES_BAY, MANAWATU] },
  { from: 34, to: 36, regions: [WAIKATO], alsoIn: [BAY_OF_PLENTY] },
  { from: 37, to: 38, regions: [WAIKATO], alsoIn: [AUCKLAND] },
  { from: 39, to: 39, regions: [WAIKATO, MANAWATU], alsoIn: [TARANAKI] },
  { from: 40, to: 40, regions: [GISBORNE], alsoIn: [HAWKES_BAY, BAY_OF_PLENTY] },
  { from: 41, to: 41, regions: [HAWKES_BAY], alsoIn: [GISBORNE] },
  { from: 42, to: 42, regions: [HAWKES_BAY], alsoIn: [MANAWATU] },
  { from: 43, to: 43, regions: [TARANAKI], alsoIn: [WAIKATO, MANAWATU] },
  { from: 44, to: 44, regions: [MANAWATU] },
  { from: 45, to: 46, regions: [MANAWATU, TARANAKI] },
  { from: 47, to: 49, regions: [MANAWATU], alsoIn: [HAWKES_BAY, WELLINGTON] },
  { from: 50, to: 53, regions: [WELLINGTON] },
  { from: 55, to: 55, regions: [MANAWATU, WELLINGTON] },
  { from: 57, to: 58, regions: [WELLINGTON], alsoIn: [MANAWATU] },
  { from: 60, to: 69, regions: [WELLINGTON] },
  { from: 70, to: 70, regions: [NELSON, TASMAN], alsoIn: [MARLBOROUGH, WEST_COAST] },
  { from: 71, to: 72, regions: [TASMAN, MARLBOROUGH], alsoIn: [NELSON, CANTERBURY] },
  { from: 73, to: 73, regions: [CANTERBURY], alsoIn: [MARLBOROUGH, WEST_COAST] },
  { from: 74, to: 77, regions: [CANTERBURY], alsoIn: [WEST_COAST] },
  { from: 78, to: 78, regions: [WEST_COAST], alsoIn: [TASMAN, OTAGO, CANTERBURY] },
  { from: 79, to: 79, regions: [CANTERBURY], alsoIn: [OTAGO] },
  { from: 80, to: 89, regions: [CANTERBURY], alsoIn: [CHATHAM_ISLANDS] },
  { from: 90, to: 92, regions: [OTAGO] },
  { from: 93, to: 93, regions: [OTAGO], alsoIn: [SOUTHLAND] },
  { from: 94, to: 94, regions: [OTAGO], alsoIn: [CANTERBURY] },
  { from: 95, to: 95, regions: [OTAGO], alsoIn: [SOUTHLAND] },
  { from: 96, to: 98, regions: [SOUTHLAND], alsoIn: [OTAGO] },
]

/** Every region in the table. */
export const POSTCODE_REGIONS: readonly string[] = [
  ...new Set(AREAS.flatMap(({ regions, alsoIn = [] }) => [...regions, ...alsoIn])),
]

const areaOf = (postcode: string): Area | undefined => {
  const digits = Number(postcode.slice(0, 2))
  return AREAS.find(({ from, to }) => digits >= from && digits <= to)
}

/** The main regions of a postcode; empty if the table has none. */
export const postcodeRegions = (postcode: string): readonly string[] =>
  postcode === CHATHAM_POSTCODE ? [CHATHAM_ISLANDS] : (areaOf(postcode)?.regions ?? [])

/** The digits of a postcode. */
export const WHOLE_POSTCODE = 4

/** A postcode of New Zealand, by its first two digits. */
export const isPostcode = (text: string): boolean => /^\d{4}$/.test(text) && postcodeRegions(text).length > 0

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

/**
 * The areas of New Zealand's postcodes by their first two digits, as New Zealand Post allotted them in June 2006. Source: the
 * list "Allocation" of Wikipedia's article "Postcodes in New Zealand", read in November 2026; regions by the towns of each
 * area. New Zealand Post does not publish the 1,856 whole codes for reuse, so this list does not know them: within an area
 * it only knows what the area is used for.
 *
 * Two digits that are not here are unused: 00, 27 to 29, 54, 56, 59, 63, 65 to 68, 83, 87, 91 and 99.
 */

export const CHATHAM_ISLANDS = 'Chatham Islands'

const [NORTHLAND, AUCKLAND, WAIKATO, BAY_OF_PLENTY] = ['Northland', 'Auckland', 'Waikato', 'Bay of Plenty'] as const
const [GISBORNE, HAWKES_BAY, TARANAKI, MANAWATU] = [
  'Gisborne',
  'Hawke’s Bay',
  'Taranaki',
  'Manawatū-Whanganui',
] as const
const [WELLINGTON, TASMAN, NELSON, MARLBOROUGH] = ['Wellington', 'Tasman', 'Nelson', 'Marlborough'] as const
const [WEST_COAST, CANTERBURY, OTAGO, SOUTHLAND] = ['West Coast', 'Canterbury', 'Otago', 'Southland'] as const

/** How mail is delivered, by the last two digits: streets below 40, post office boxes below 70, rural rounds above. */
export type Delivery = 'streets' | 'boxes' | 'rural'

export interface PostcodeArea {
  /** First two digits, both ends included. */
  from: number
  to: number
  regions: readonly string[]
  /** Neighbouring regions with a few addresses of the area. */
  alsoIn?: readonly string[]
  /** What the area is used for; all three without it. */
  only?: readonly Delivery[]
}

export const AREAS: readonly PostcodeArea[] = [
  { from: 1, to: 4, regions: [NORTHLAND] },
  { from: 5, to: 5, regions: [NORTHLAND], alsoIn: [AUCKLAND] },
  { from: 6, to: 6, regions: [AUCKLAND], only: ['streets', 'boxes'] },
  { from: 7, to: 7, regions: [AUCKLAND], only: ['boxes', 'rural'] },
  { from: 8, to: 8, regions: [AUCKLAND] },
  { from: 9, to: 9, regions: [AUCKLAND], alsoIn: [NORTHLAND] },
  // Central Auckland has street codes up to 1081.
  { from: 10, to: 10, regions: [AUCKLAND] },
  { from: 11, to: 18, regions: [AUCKLAND], only: ['boxes'] },
  { from: 19, to: 19, regions: [AUCKLAND], only: ['rural'] },
  { from: 20, to: 20, regions: [AUCKLAND], only: ['streets'] },
  { from: 21, to: 21, regions: [AUCKLAND, WAIKATO], only: ['streets', 'boxes'] },
  { from: 22, to: 23, regions: [AUCKLAND, WAIKATO], only: ['boxes'] },
  { from: 24, to: 24, regions: [AUCKLAND, WAIKATO] },
  { from: 25, to: 26, regions: [AUCKLAND, WAIKATO], only: ['rural'] },
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
  { from: 50, to: 50, regions: [WELLINGTON], only: ['streets', 'boxes'] },
  { from: 51, to: 52, regions: [WELLINGTON], only: ['boxes'] },
  { from: 53, to: 53, regions: [WELLINGTON], only: ['rural'] },
  { from: 55, to: 55, regions: [MANAWATU, WELLINGTON] },
  { from: 57, to: 58, regions: [WELLINGTON], alsoIn: [MANAWATU] },
  { from: 60, to: 60, regions: [WELLINGTON], only: ['streets'] },
  { from: 61, to: 62, regions: [WELLINGTON], only: ['boxes'] },
  { from: 64, to: 64, regions: [WELLINGTON], only: ['boxes'] },
  { from: 69, to: 69, regions: [WELLINGTON], only: ['rural'] },
  { from: 70, to: 70, regions: [NELSON, TASMAN], alsoIn: [MARLBOROUGH, WEST_COAST] },
  { from: 71, to: 72, regions: [TASMAN, MARLBOROUGH], alsoIn: [NELSON, CANTERBURY] },
  { from: 73, to: 73, regions: [CANTERBURY], alsoIn: [MARLBOROUGH, WEST_COAST] },
  { from: 74, to: 77, regions: [CANTERBURY], alsoIn: [WEST_COAST] },
  { from: 78, to: 78, regions: [WEST_COAST], alsoIn: [TASMAN, OTAGO, CANTERBURY] },
  { from: 79, to: 79, regions: [CANTERBURY], alsoIn: [OTAGO] },
  // Christchurch has street codes up to 8083.
  { from: 80, to: 80, regions: [CANTERBURY], alsoIn: [CHATHAM_ISLANDS] },
  { from: 81, to: 82, regions: [CANTERBURY], only: ['boxes'] },
  { from: 84, to: 86, regions: [CANTERBURY], only: ['boxes'] },
  { from: 88, to: 88, regions: [CANTERBURY], only: ['boxes'] },
  { from: 89, to: 89, regions: [CANTERBURY], alsoIn: [CHATHAM_ISLANDS], only: ['boxes', 'rural'] },
  { from: 90, to: 90, regions: [OTAGO] },
  { from: 92, to: 92, regions: [OTAGO] },
  { from: 93, to: 93, regions: [OTAGO], alsoIn: [SOUTHLAND] },
  { from: 94, to: 94, regions: [OTAGO], alsoIn: [CANTERBURY] },
  { from: 95, to: 95, regions: [OTAGO], alsoIn: [SOUTHLAND] },
  { from: 96, to: 98, regions: [SOUTHLAND], alsoIn: [OTAGO] },
]

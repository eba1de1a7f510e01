import { CHATHAM_POSTCODE } from './postcode-regions'

export const ISLANDS = ['North Island', 'South Island'] as const
export type Island = (typeof ISLANDS)[number]

/** The island of a postcode, by its first digit; null for the Chatham Islands and for what is no postcode. */
export function islandOf(postcode: string): Island | null {
  if (!/^\d{4}$/.test(postcode) || postcode === CHATHAM_POSTCODE) return null
  return Number(postcode[0]) >= 7 ? 'South Island' : 'North Island'
}

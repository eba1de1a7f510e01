import { findPlaces } from './find-places'
import type { FoundAddress, StreetFinder } from './port'

/** Longer texts are no line of an address. */
const TEXT_MAX = 100
/** What is shorter fits too many streets. */
const STREET_MIN = 4

interface AddressLookUpParts {
  /** Null where shoppers type their street. */
  streets: StreetFinder | null
  onError: (event: string, error: unknown) => void
}

export function createAddressLookUp({ streets, onError }: AddressLookUpParts) {
  return {
    findsStreets: streets !== null,

    /** Suburbs, towns and postcodes, of the shop's own list. */
    places: (text: string): FoundAddress[] =>
      findPlaces(text.slice(0, TEXT_MAX)).map((place) => ({ street: '', ...place })),

    /** Whole addresses. Where the finder fails, the street is typed as it is without one. */
    async streets(text: string): Promise<FoundAddress[]> {
      const typed = text.trim().slice(0, TEXT_MAX)
      if (streets === null || typed.length < STREET_MIN) return []
      try {
        return await streets.find(typed)
      } catch (error) {
        onError('address-look-up', error)
        return []
      }
    },
  }
}

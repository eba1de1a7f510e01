import type { Place } from './nz-places'

/** An address that a shopper may choose. */
export interface FoundAddress extends Place {
  /** '' for a place without a street. Its `suburb` may be the number of a rural round. */
  street: string
}

/** Finds streets. Without one, shoppers type their street, and find suburbs and towns in the shop's own list. */
export interface StreetFinder {
  /** Addresses that begin as the text does, the most likely first. It may throw. */
  find(text: string): Promise<FoundAddress[]>
}

import { PLACES } from '@kea/shared/delivery/postcode-places'
import { SUBURBS } from './nz-suburbs'

/** A suburb of a town, or a town itself, with the postcode of its streets. */
export interface Place {
  /** '' for a town. */
  suburb: string
  city: string
  region: string
  postcode: string
}

const WHOLE = 4
const codes = PLACES.filter(([postcode]) => postcode.length === WHOLE)

/** Towns with one postcode. A town with several is found by its suburbs, as nobody should guess which one is meant. */
const towns: Place[] = codes.flatMap(([postcode, { city, region }]) =>
  codes.filter(([, place]) => place.city === city && place.region === region).length === 1
    ? [{ suburb: '', city, region, postcode }]
    : [],
)

const suburbs: Place[] = Object.entries(SUBURBS).flatMap(([region, cities]) =>
  Object.entries(cities).flatMap(([city, list]) =>
    list.split(', ').map((entry) => {
      const name = entry.slice(WHOLE + 1)
      // Some towns share their postcode with others.
      return { suburb: name === city ? '' : name, city, region, postcode: entry.slice(0, WHOLE) }
    }),
  ),
)

/** Every place that the shop knows. */
export const NZ_PLACES: readonly Place[] = [...towns, ...suburbs]

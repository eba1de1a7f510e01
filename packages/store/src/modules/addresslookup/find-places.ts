import { once } from '@kea/shared/once'
import { fold } from '../search/words'
import { NZ_PLACES, type Place } from './nz-places'

const FOUND_MAX = 8
/** What is shorter fits too many places. */
const TEXT_MIN = 2

/** Spellings that mean the same in names of places. */
const SAME: Readonly<Record<string, string>> = { mt: 'mount', saint: 'st' }

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word) => SAME[word] ?? word)

const nameOf = ({ suburb, city }: Place): string => suburb || city

const known = once(() =>
  NZ_PLACES.map((place) => ({
    place,
    name: wordsOf(nameOf(place)).join(' '),
    words: wordsOf(`${place.suburb} ${place.city} ${place.postcode}`),
  })),
)

/**
 * The places that a text is the beginning of: each of its words begins a word of the suburb, the town or the postcode. Those
 * whose own name or postcode begins with the text come first.
 */
export function findPlaces(text: string): Place[] {
  const typed = wordsOf(text)
  const start = typed.join(' ')
  if (start.length < TEXT_MIN) return []
  const found = known().filter(({ words }) => typed.every((part) => words.some((word) => word.startsWith(part))))
  const isFirst = ({ name, place }: (typeof found)[number]) =>
    name.startsWith(start) || place.postcode.startsWith(start)
  return [...found.filter(isFirst), ...found.filter((entry) => !isFirst(entry))]
    .slice(0, FOUND_MAX)
    .map(({ place }) => place)
}

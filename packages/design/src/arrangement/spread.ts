/** Tries for one distance. A row of 54 places with some taken by hand needs a few hundred. */
const TRIES_MAX = 20_000

/** A row of places and what is in them: a choice by its number, -1 for something else, null for nothing. */
type Row = (number | null)[]

/** What is known of a row while it is filled, so that equal choices are `distance` apart. */
interface Search {
  row: Row
  choices: number
  distance: number
  /** How many places that are too near have each choice, by place and choice. */
  blocked: Uint8Array
  /** How often each choice is in the row. */
  uses: number[]
  tries: number
}

function mark({ row, choices, distance, blocked, uses }: Search, place: number, choice: number, by: 1 | -1): void {
  const [from, to] = [Math.max(place - distance + 1, 0), Math.min(place + distance - 1, row.length - 1)]
  for (let at = from; at <= to; at += 1) blocked[at * choices + choice] = (blocked[at * choices + choice] ?? 0) + by
  uses[choice] = (uses[choice] ?? 0) + by
}

const freeAt = ({ choices, blocked }: Search, place: number): number[] =>
  Array.from({ length: choices }, (_, choice) => choice).filter((choice) => blocked[place * choices + choice] === 0)

/** How many choices are left for a place. A loop over bytes, since a search asks this a million times. */
function countFree({ choices, blocked }: Search, place: number): number {
  let count = 0
  for (let at = place * choices; at < (place + 1) * choices; at += 1) if (blocked[at] === 0) count += 1
  return count
}

/** How far the nearest place with a choice is. */
function nearest({ row }: Search, place: number, choice: number): number {
  for (let away = 1; away < row.length; away += 1) {
    if (row[place - away] === choice || row[place + away] === choice) return away
  }
  return row.length
}

/** The empty place with the fewest choices left, the first of several; null where none is empty. */
function tightest(search: Search): number | null {
  let found: number | null = null
  let fewest = Number.POSITIVE_INFINITY
  for (let place = 0; place < search.row.length && fewest > 0; place += 1) {
    if (search.row[place] !== null) continue
    const count = countFree(search, place)
    if (count >= fewest) continue
    found = place
    fewest = count
  }
  return found
}

/** Fills the row; false where the distance cannot be kept, or not within the tries. */
function filled(search: Search): boolean {
  const place = tightest(search)
  if (place === null) return true
  const far = freeAt(search, place)
    .map((choice) => ({ choice, uses: search.uses[choice] ?? 0, away: nearest(search, place, choice) }))
    .sort((a, b) => a.uses - b.uses || b.away - a.away || a.choice - b.choice)
  for (const { choice } of far) {
    search.tries += 1
    if (search.tries > TRIES_MAX) return false
    search.row[place] = choice
    mark(search, place, choice, 1)
    if (filled(search)) return true
    mark(search, place, choice, -1)
    search.row[place] = null
  }
  return false
}

/** The row with all places filled; null where equal choices cannot be so far apart. */
function withDistance(row: Readonly<Row>, choices: number, distance: number): Row | null {
  const blocked = new Uint8Array(row.length * choices)
  const uses = Array.from({ length: choices }, () => 0)
  const search: Search = { row: [...row], choices, distance, blocked, uses, tries: 0 }
  for (const [place, choice] of row.entries()) if (choice !== null && choice >= 0) mark(search, place, choice, 1)
  return filled(search) ? search.row : null
}

/** A distance that none can be above: so many places beside each other have no more choices than there are. */
function mostDistance(row: Readonly<Row>, choices: number): number {
  const fits = (distance: number) =>
    row.every((_, from) => {
      const window = row.slice(from, from + distance)
      const empty = window.filter((each) => each === null).length
      const there = new Set(window.filter((each) => each !== null && each >= 0)).size
      return from + distance > row.length || empty === 0 || empty + there <= choices
    })
  let distance = row.length
  while (distance > 1 && !fits(distance)) distance -= 1
  return distance
}

/**
 * Fills the empty places of a row with choices, so that equal ones are as far apart as they can be: no other filling of
 * these places has a larger least distance between an entry that is new and an equal one. Each choice is used about as often.
 *
 * @param row what each place has: a choice, something else, or null for an empty place
 */
export function spread(row: readonly (string | null)[], choices: readonly string[]): string[] {
  if (choices.length === 0) return row.filter((entry) => entry !== null)
  const numbers = row.map((entry) => (entry === null ? null : choices.indexOf(entry)))
  let distance = mostDistance(numbers, choices.length)
  let found = withDistance(numbers, choices.length, distance)
  while (!found && distance > 1) {
    distance -= 1
    found = withDistance(numbers, choices.length, distance)
  }
  return row.map((entry, at) => entry ?? choices[found?.[at] ?? 0] ?? '')
}

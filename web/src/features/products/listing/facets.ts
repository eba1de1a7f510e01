import type { Listing, Tile } from '@kea/shared/page/listing'

export interface FacetOption {
  value: string
  label: string
}

/** A group of filters. */
export interface Facet {
  code: string
  label: string
  /** Only one option can be chosen. */
  isSingle: boolean
  options: FacetOption[]
  matches: (tile: Tile, value: string) => boolean
}

/** Chosen values by facet. */
export type Chosen = Readonly<Record<string, readonly string[]>>

/** Limits of the price filter, in dollars. */
const PRICE_STEPS = [25, 50, 100, 200]
const CENTS = 100

const priceOptions: (FacetOption & { from: number; to: number })[] = [0, ...PRICE_STEPS].map((from, at) => {
  const to = PRICE_STEPS[at] ?? Number.POSITIVE_INFINITY
  const label = from === 0 ? `Under N$${to}` : Number.isFinite(to) ? `N$${from} to N$${to}` : `N$${from} and over`
  return { value: `${from}-${Number.isFinite(to) ? to : ''}`, label, from: from * CENTS, to: to * CENTS }
})

const PRICE: Facet = {
  code: 'price',
  label: 'Price',
  isSingle: false,
  options: priceOptions,
  matches({ cents }, value) {
    const range = priceOptions.find((option) => option.value === value)
    return range !== undefined && cents !== null && cents >= range.from && cents < range.to
  },
}

/** A product that is ready sooner is ready within more days too. */
function readyFacet(tiles: readonly Tile[]): Facet {
  const days = [...new Set(tiles.flatMap(({ readyWithin }) => readyWithin ?? []))].sort((a, b) => a - b)
  return {
    code: 'ready',
    label: 'Ready within',
    isSingle: true,
    options: days.map((count) => ({
      value: String(count),
      label: count === 1 ? '1 working day' : `${count} working days`,
    })),
    matches: ({ readyWithin }, value) => readyWithin !== null && readyWithin <= Number(value),
  }
}

/** True for an option that some tiles have and others do not. */
const narrows = (tiles: readonly Tile[], { matches }: Facet, { value }: FacetOption): boolean => {
  const count = tiles.filter((tile) => matches(tile, value)).length
  return count > 0 && count < tiles.length
}

/** The filters of a listing: type, price, the other attributes and the days in the workshop. */
export function facetsOf({ tiles, attributes }: Listing): Facet[] {
  const [first, ...rest] = attributes.map(
    ({ code, label, options }): Facet => ({
      code,
      label,
      isSingle: false,
      options,
      matches: ({ values }, value) => values[code]?.includes(value) ?? false,
    }),
  )
  return [...(first ? [first] : []), PRICE, ...rest, readyFacet(tiles)]
    .map((facet) => ({ ...facet, options: facet.options.filter((option) => narrows(tiles, facet, option)) }))
    .filter(({ options }) => options.length > 0)
}

/** One of the chosen values of each facet must match. */
export const filterTiles = (tiles: readonly Tile[], facets: readonly Facet[], chosen: Chosen): Tile[] =>
  tiles.filter((tile) =>
    facets.every(({ code, matches }) => {
      const values = chosen[code] ?? []
      return values.length === 0 || values.some((value) => matches(tile, value))
    }),
  )

export interface CountedOption extends FacetOption {
  count: number
  isChosen: boolean
}

/** The options of a facet with the tiles that each would show. Empty ones are left out, unless they are chosen. */
export function countOptions(
  facet: Facet,
  { tiles, facets, chosen }: { tiles: readonly Tile[]; facets: readonly Facet[]; chosen: Chosen },
): CountedOption[] {
  const others = filterTiles(tiles, facets, { ...chosen, [facet.code]: [] })
  return facet.options
    .map((option) => ({
      ...option,
      count: others.filter((tile) => facet.matches(tile, option.value)).length,
      isChosen: chosen[facet.code]?.includes(option.value) ?? false,
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
}

/** The choice with an option switched on or off. */
export function toggle(chosen: Chosen, { code, isSingle }: Facet, value: string): Chosen {
  const own = chosen[code] ?? []
  if (own.includes(value)) return { ...chosen, [code]: own.filter((other) => other !== value) }
  return { ...chosen, [code]: isSingle ? [value] : [...own, value] }
}

import type { PageArrangement, RunArranger } from './arrange-run'
import type { Shot } from './fit'

/** A page that photos are divided among. */
export interface PartitionPage {
  /** Pages with the same arranger are alike. */
  arranger: RunArranger
  /** The page of a spread; a page by itself is neither. */
  side: 'left' | 'right' | null
  /** Of a left page: the fit of one photo across the spread; undefined where it does not suit. */
  across?: (shot: number) => PageArrangement | undefined
}

/** What a page has. Of a spread with a photo across, the right page is in it. */
export interface PartitionedPage {
  page: number
  from: number
  count: number
  /** Null for a page without photos. */
  arrangement: PageArrangement | null
  isAcross: boolean
}

/** What the faults of a book weigh, beside those of photos in their places (fit.ts). */
const EVENT_IN_PAGE = 4
const EVENT_IN_SPREAD = 2
const SAME_LAYOUT = 1
const DENSITY_WEIGHT = 0.5
const BLANK_PAGE = 1.5
/** What the best photo of an event gains alone on a page, and across two. */
const HERO_GAIN = 1.5
const ACROSS_GAIN = 3

/** The most photos of a page. */
export const PAGE_PHOTOS_MAX = 15

/** The most photos that a page gets, where so many are divided among so many pages. */
export const longestRun = (photos: number, pages: number): number =>
  Math.min(PAGE_PHOTOS_MAX, Math.ceil((1.6 * photos) / pages) + 2)

/** The arrangements of a run that are tried, and the ways to a page that are kept, each with another layout on its last page. */
const TRIED = 3

interface Way {
  cost: number
  /** Of the last page: '' for one without photos. */
  shape: string
  last: PartitionedPage | null
  before: Way | null
}

/** Keeps the best way for each layout of the last page. */
function keep(ways: Way[], way: Way, most: number): void {
  if (ways.length === most && (ways.at(-1)?.cost ?? 0) <= way.cost) return
  const same = ways.findIndex(({ shape }) => shape === way.shape)
  if (same >= 0) {
    if ((ways[same]?.cost ?? 0) <= way.cost) return
    ways.splice(same, 1)
  }
  const at = ways.findIndex(({ cost }) => cost > way.cost)
  ways.splice(at < 0 ? ways.length : at, 0, way)
  if (ways.length > most) ways.pop()
}

/** How many photos may lie before each page, the first and the last included. */
type Band = (page: number) => readonly [from: number, to: number]

/** About the share of the pages before. */
function evenBand(pages: number, photos: number): Band {
  const mean = photos / pages
  const most = longestRun(photos, pages)
  const width = most + 3 * mean + 2
  return (page) => [
    Math.max(Math.floor(page * mean - width), photos - (pages - page) * most, 0),
    Math.min(Math.ceil(page * mean + width), page * most, photos),
  ]
}

/** One more or less than another partition has. */
function bandAround(found: readonly PartitionedPage[], photos: number): Band {
  const starts = new Map(found.map(({ page, from }) => [page, from]))
  let last = 0
  return (page) => {
    // The right page of a photo across begins behind it.
    last = starts.get(page) ?? last + 1
    return [Math.max(last - 1, 0), Math.min(last + 1, photos)]
  }
}

interface Search {
  pages: readonly PartitionPage[]
  shots: readonly Shot[]
  band: Band
  /** The arrangements of a run on a page that are tried, the best first. */
  arrange: (page: PartitionPage, from: number, count: number) => readonly PageArrangement[]
  /** The ways to a page that are kept. */
  kept: number
}

/** The best way through the book; null where the pages have no room for all photos. */
function search({ pages, shots, band, arrange, kept }: Search): PartitionedPage[] | null {
  const mean = shots.length / pages.length
  const most = longestRun(shots.length, pages.length)
  const isCutAt = (at: number): boolean => at > 0 && at < shots.length && shots[at]?.event !== shots[at - 1]?.event
  /** How many events have ended before each photo. */
  const ended: number[] = []
  for (const at of shots.keys()) ended.push((ended.at(-1) ?? 0) + Number(isCutAt(at)))
  const cutsIn = (from: number, count: number): number => (ended[from + count - 1] ?? 0) - (ended[from] ?? 0)
  const ways: Way[][][] = Array.from({ length: pages.length + 1 }, () => [])
  const bands = pages.map((_, page) => band(page))
  const waysTo = (page: number, at: number): Way[] | null => {
    const [low, high] = bands[page] ?? [shots.length, shots.length]
    if (at < low || at > high) return null
    const row = ways[page] ?? []
    row[at] ??= []
    return row[at]
  }
  waysTo(0, 0)?.push({ cost: 0, shape: '', last: null, before: null })
  for (const [number, page] of pages.entries()) {
    for (const [from, before] of (ways[number] ?? []).entries()) {
      if (!before) continue
      const go = (last: PartitionedPage, shape: string, cost: number, to: number) => {
        const next = waysTo(to, from + last.count)
        if (!next) return
        for (const way of before) {
          const same = shape !== '' && way.shape === shape ? SAME_LAYOUT : 0
          // A spread shows something.
          if (shape === '' && way.shape === '' && page.side === 'right') continue
          keep(next, { cost: way.cost + cost + same, shape, last, before: way }, kept)
        }
      }
      const inSpread = page.side === 'right' && isCutAt(from) ? EVENT_IN_SPREAD : 0
      const blank = { page: number, from, count: 0, arrangement: null, isAcross: false }
      if (mean < 2) go(blank, '', BLANK_PAGE, number + 1)
      for (let count = 1; count <= Math.min(most, shots.length - from); count += 1) {
        if (!waysTo(number + 1, from + count)) continue
        const isHero = count === 1 && shots[from]?.isHero === true
        const away = (count - mean) / Math.max(mean, 1)
        const whole =
          inSpread + EVENT_IN_PAGE * cutsIn(from, count) + (isHero ? -HERO_GAIN : DENSITY_WEIGHT * away * away)
        for (const arrangement of arrange(page, from, count)) {
          const last = { page: number, from, count, arrangement, isAcross: false }
          go(last, arrangement.shape, whole + arrangement.cost, number + 1)
        }
      }
      const across = page.across?.(from)
      if (!across) continue
      const last = { page: number, from, count: 1, arrangement: across, isAcross: true }
      go(last, across.shape, across.cost - ACROSS_GAIN, number + 2)
    }
  }
  const [best] = ways[pages.length]?.[shots.length] ?? []
  return best ? pagesOf(best) : null
}

function pagesOf(way: Way): PartitionedPage[] {
  const found: PartitionedPage[] = []
  for (let at: Way | null = way; at?.last; at = at.before) found.push(at.last)
  return found.reverse()
}

/** Finds what is made for a run once. */
function kept<Made>(make: (from: number, count: number) => Made): (from: number, count: number) => Made {
  const found = new Map<number, Made>()
  return (from, count) => {
    const key = from * (PAGE_PHOTOS_MAX + 1) + count
    const known = found.get(key)
    if (known !== undefined) return known
    const made = make(from, count)
    found.set(key, made)
    return made
  }
}

/** What is made for the runs on pages of each kind. */
function byArranger<Made>(make: (arranger: RunArranger, from: number, count: number) => Made) {
  const found = new Map<RunArranger, (from: number, count: number) => Made>()
  return ({ arranger }: PartitionPage, from: number, count: number): Made => {
    const own = found.get(arranger) ?? kept((at, length) => make(arranger, at, length))
    found.set(arranger, own)
    return own(from, count)
  }
}

/**
 * Divides photos among pages, in their order, so that the sum of all faults is least: what is cut off them, subjects in the
 * fold, blurred prints, events that begin inside a page or a spread, uneven pages, and the same layout twice. First with about
 * what a page of these photos costs, then, near the best way, with their layouts.
 *
 * @returns null where the pages have no room for all
 */
export function partition(pages: readonly PartitionPage[], shots: readonly Shot[]): PartitionedPage[] | null {
  const rough = byArranger((arranger, from, count): readonly PageArrangement[] => [
    { layout: '', shape: `${from} ${count}`, order: [], cost: arranger.roughCost(from, count) },
  ])
  const about = search({ pages, shots, band: evenBand(pages.length, shots.length), arrange: rough, kept: 2 })
  if (!about) return null
  const arrange = byArranger((arranger, from, count) => arranger.arrange(from, count, TRIED))
  return search({ pages, shots, band: bandAround(about, shots.length), arrange, kept: TRIED })
}

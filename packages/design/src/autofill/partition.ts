import type { PageArrangement, RunArranger } from './arrange-run'
import type { Shot } from './fit'
import { roughPartition } from './rough-partition'

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
const DENSITY_WEIGHT = 1
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
function keep(ways: Way[], way: Way): void {
  if (ways.length === TRIED && (ways.at(-1)?.cost ?? 0) <= way.cost) return
  const same = ways.findIndex(({ shape }) => shape === way.shape)
  if (same >= 0) {
    if ((ways[same]?.cost ?? 0) <= way.cost) return
    ways.splice(same, 1)
  }
  const at = ways.findIndex(({ cost }) => cost > way.cost)
  ways.splice(at < 0 ? ways.length : at, 0, way)
  if (ways.length > TRIED) ways.pop()
}

/** How many photos may lie before each page, the first and the last included. */
type Band = (page: number) => readonly [from: number, to: number]

/** One more or less than another division has. */
const bandAround =
  (starts: readonly number[], photos: number): Band =>
  (page) => [Math.max((starts[page] ?? 0) - 1, 0), Math.min((starts[page] ?? 0) + 1, photos)]

/** What the events and the number of photos of a page cost, whatever its layout is. */
interface WholeCosts {
  most: number
  /** For so many photos from this one on. */
  page: (page: PartitionPage, from: number, count: number) => number
  blank: number
}

function wholeCosts(pages: readonly PartitionPage[], shots: readonly Shot[]): WholeCosts {
  const mean = shots.length / pages.length
  const isCutAt = (at: number): boolean => at > 0 && at < shots.length && shots[at]?.event !== shots[at - 1]?.event
  /** How many events have ended before each photo. */
  const ended: number[] = []
  for (const at of shots.keys()) ended.push((ended.at(-1) ?? 0) + Number(isCutAt(at)))
  return {
    most: longestRun(shots.length, pages.length),
    page: ({ side }, from, count) => {
      const inSpread = side === 'right' && isCutAt(from) ? EVENT_IN_SPREAD : 0
      const inPage = EVENT_IN_PAGE * ((ended[from + count - 1] ?? 0) - (ended[from] ?? 0))
      const away = (count - mean) / Math.max(mean, 1)
      const isHero = count === 1 && shots[from]?.isHero === true
      return inSpread + inPage + (isHero ? -HERO_GAIN : DENSITY_WEIGHT * away * away)
    },
    // With more photos no page needs to stay empty.
    blank: mean < 2 ? BLANK_PAGE : Number.POSITIVE_INFINITY,
  }
}

interface Search {
  pages: readonly PartitionPage[]
  shots: readonly Shot[]
  costs: WholeCosts
  band: Band
}

/** The best way through the book with the layouts of its pages, of those within a band; null where there is none. */
function search({ pages, shots, costs, band }: Search): PartitionedPage[] | null {
  const ways: Way[][][] = Array.from({ length: pages.length + 1 }, () => [])
  const waysTo = (page: number, at: number): Way[] | null => {
    const [low, high] = page < pages.length ? band(page) : [shots.length, shots.length]
    if (at < low || at > high) return null
    const row = ways[page] ?? []
    row[at] ??= []
    return row[at]
  }
  const arrange = keptRuns((arranger, from, count) => arranger.arrange(from, count, TRIED))
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
          keep(next, { cost: way.cost + cost + same, shape, last, before: way })
        }
      }
      const blank = { page: number, from, count: 0, arrangement: null, isAcross: false }
      if (costs.blank < Number.POSITIVE_INFINITY) go(blank, '', costs.blank, number + 1)
      for (let count = 1; count <= Math.min(costs.most, shots.length - from); count += 1) {
        if (!waysTo(number + 1, from + count)) continue
        const whole = costs.page(page, from, count)
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

/** Finds what is made for a run on pages of one kind once. */
function keptRuns<Made>(make: (arranger: RunArranger, from: number, count: number) => Made) {
  const found = new Map<RunArranger, (Made | undefined)[]>()
  return ({ arranger }: PartitionPage, from: number, count: number): Made => {
    const own = found.get(arranger) ?? []
    found.set(arranger, own)
    const key = from * (PAGE_PHOTOS_MAX + 1) + count
    const made = own[key] ?? make(arranger, from, count)
    own[key] = made
    return made
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
  const costs = wholeCosts(pages, shots)
  const rough = keptRuns((arranger, from, count) => arranger.roughCost(from, count))
  const starts = roughPartition({
    pages: pages.length,
    photos: shots.length,
    most: costs.most,
    pageCost: (at, from, count) => {
      const page = pages[at]
      return page ? costs.page(page, from, count) + rough(page, from, count) : 0
    },
    blankCost: costs.blank,
    isRight: (at) => pages[at]?.side === 'right',
    acrossCost: (at, photo) => {
      const across = pages[at]?.across?.(photo)
      return across ? across.cost - ACROSS_GAIN : Number.POSITIVE_INFINITY
    },
  })
  return starts && search({ pages, shots, costs, band: bandAround(starts, shots.length) })
}

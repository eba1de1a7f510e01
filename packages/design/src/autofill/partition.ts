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

/** The ways to a place in the book that are kept, each with another layout on its last page. */
const KEPT = 3
/** The arrangements of a run that are tried. */
const TRIED = 3
/** The most photos of a page. */
export const PAGE_PHOTOS_MAX = 15

/** The most photos that a page gets, where so many are divided among so many pages. */
export const longestRun = (photos: number, pages: number): number =>
  Math.min(PAGE_PHOTOS_MAX, Math.ceil((2 * photos) / pages) + 2)

interface Way {
  cost: number
  /** Of the last page: '' for one without photos. */
  shape: string
  last: PartitionedPage | null
  before: Way | null
}

/** Keeps the best way for each layout of the last page. */
function keep(ways: Way[], way: Way): void {
  const same = ways.findIndex(({ shape }) => shape === way.shape)
  if (same >= 0) {
    if ((ways[same]?.cost ?? 0) <= way.cost) return
    ways.splice(same, 1)
  } else if (ways.length === KEPT && (ways.at(-1)?.cost ?? 0) <= way.cost) return
  const at = ways.findIndex(({ cost }) => cost > way.cost)
  ways.splice(at < 0 ? ways.length : at, 0, way)
  if (ways.length > KEPT) ways.pop()
}

/** The numbers of photos before a page that are tried: about its share of all. */
function bandAt(page: number, pages: number, photos: number, most: number): [from: number, to: number] {
  const mean = photos / pages
  const width = 2 * most + 4 * mean + 2
  const [least, reach] = [photos - (pages - page) * most, page * most]
  return [Math.max(Math.floor(page * mean - width), least, 0), Math.min(Math.ceil(page * mean + width), reach, photos)]
}

/**
 * Divides photos among pages, in their order, so that the sum of all faults is least: what is cut off them, subjects in the
 * fold, blurred prints, events that begin inside a page or a spread, uneven pages, and the same layout twice.
 *
 * @returns null where the pages have no room for all
 */
export function partition(pages: readonly PartitionPage[], shots: readonly Shot[]): PartitionedPage[] | null {
  const mean = shots.length / pages.length
  const most = longestRun(shots.length, pages.length)
  const found = new Map<RunArranger, Map<number, readonly PageArrangement[]>>()
  const arrangementsOf = (arranger: RunArranger, from: number, count: number): readonly PageArrangement[] => {
    const own = found.get(arranger) ?? new Map<number, readonly PageArrangement[]>()
    found.set(arranger, own)
    const key = from * (PAGE_PHOTOS_MAX + 1) + count
    const known = own.get(key)
    if (known) return known
    const made = arranger.arrange(from, count, TRIED)
    own.set(key, made)
    return made
  }
  const isCutAt = (at: number): boolean => at > 0 && at < shots.length && shots[at]?.event !== shots[at - 1]?.event
  /** How many events have ended before each photo. */
  const ended: number[] = []
  for (const at of shots.keys()) ended.push((ended.at(-1) ?? 0) + Number(isCutAt(at)))
  const cutsIn = (from: number, count: number): number => (ended[from + count - 1] ?? 0) - (ended[from] ?? 0)
  const ways: Way[][][] = Array.from({ length: pages.length + 1 }, () => [])
  ways[0]?.splice(0, 0, [{ cost: 0, shape: '', last: null, before: null }])
  const waysTo = (page: number, at: number): Way[] => {
    const row = ways[page] ?? []
    row[at] ??= []
    return row[at]
  }
  for (const [number, page] of pages.entries()) {
    const [low, high] = bandAt(number, pages.length, shots.length, most)
    for (let from = low; from <= high; from += 1) {
      const before = ways[number]?.[from]
      if (!before || before.length === 0) continue
      const inSpread = page.side === 'right' && isCutAt(from) ? EVENT_IN_SPREAD : 0
      for (const way of before) {
        const isBlankSpread = page.side === 'right' && way.shape === ''
        const blank = { page: number, from, count: 0, arrangement: null, isAcross: false }
        if (!isBlankSpread && mean < 2)
          keep(waysTo(number + 1, from), { cost: way.cost + BLANK_PAGE, shape: '', last: blank, before: way })
      }
      for (let count = 1; count <= Math.min(most, shots.length - from); count += 1) {
        const isHero = count === 1 && shots[from]?.isHero === true
        const away = (count - mean) / Math.max(mean, 1)
        const whole =
          inSpread + EVENT_IN_PAGE * cutsIn(from, count) + (isHero ? -HERO_GAIN : DENSITY_WEIGHT * away * away)
        for (const arrangement of arrangementsOf(page.arranger, from, count)) {
          const last = { page: number, from, count, arrangement, isAcross: false }
          for (const way of before) {
            const same = way.shape === arrangement.shape ? SAME_LAYOUT : 0
            const cost = way.cost + whole + arrangement.cost + same
            keep(waysTo(number + 1, from + count), { cost, shape: arrangement.shape, last, before: way })
          }
        }
      }
      const across = page.across?.(from)
      if (!across) continue
      const last = { page: number, from, count: 1, arrangement: across, isAcross: true }
      for (const way of before)
        keep(waysTo(number + 2, from + 1), {
          cost: way.cost + across.cost - ACROSS_GAIN,
          shape: across.shape,
          last,
          before: way,
        })
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

/** What a division of photos among pages costs, without the layouts of the pages. */
export interface RoughCosts {
  pages: number
  photos: number
  /** The most photos of a page. */
  most: number
  /** What a page costs with so many photos from this one on. */
  pageCost: (page: number, from: number, count: number) => number
  /** What a page without photos costs; without end where none may be so. */
  blankCost: number
  /** True for the second page of a spread, of which one page shows something. */
  isRight: (page: number) => boolean
  /** What a photo across a page and the next one costs; without end where it does not suit. */
  acrossCost: (page: number, photo: number) => number
}

/** How far from its even share of the photos a page may begin. */
const bandWidth = (most: number, mean: number): number => most + 3 * mean + 2

/** How the best way has come to a state. */
const ACROSS = -1

/**
 * About the best division: the number of photos before each page. All ways are kept in flat lists, by page, by the photos
 * before it and by whether the page before has none.
 *
 * @returns null where the pages have no room for all
 */
export function roughPartition(costs: RoughCosts): number[] | null {
  const { pages, photos, most, pageCost, blankCost, isRight, acrossCost } = costs
  const mean = photos / pages
  const width = bandWidth(most, mean)
  const row = 2 * (photos + 1)
  const best = new Float64Array((pages + 1) * row).fill(Number.POSITIVE_INFINITY)
  const counts = new Int8Array(best.length)
  const wasBlank = new Uint8Array(best.length)
  const improve = (at: number, cost: number, count: number, blank: number): void => {
    if (cost >= (best[at] ?? 0)) return
    best[at] = cost
    counts[at] = count
    wasBlank[at] = blank
  }
  best[0] = 0
  for (let page = 0; page < pages; page += 1) {
    const low = Math.max(Math.floor(page * mean - width), 0)
    const high = Math.min(Math.ceil(page * mean + width), photos)
    for (let from = low; from <= high; from += 1) {
      for (let blank = 0; blank < 2; blank += 1) {
        const before = best[page * row + 2 * from + blank] ?? 0
        if (before === Number.POSITIVE_INFINITY) continue
        const next = (page + 1) * row + 2 * from
        if (!(blank === 1 && isRight(page))) improve(next + 1, before + blankCost, 0, blank)
        for (let count = 1; count <= most && from + count <= photos; count += 1)
          improve(next + 2 * count, before + pageCost(page, from, count), count, blank)
        if (from < photos && page + 2 <= pages)
          improve((page + 2) * row + 2 * (from + 1), before + acrossCost(page, from), ACROSS, blank)
      }
    }
  }
  return startsOf({ best, counts, wasBlank }, pages, photos)
}

interface Found {
  best: Float64Array
  counts: Int8Array
  wasBlank: Uint8Array
}

/** The best way, from its end to its beginning. */
function startsOf({ best, counts, wasBlank }: Found, pages: number, photos: number): number[] | null {
  const row = 2 * (photos + 1)
  const end = pages * row + 2 * photos
  let blank = (best[end] ?? 0) <= (best[end + 1] ?? 0) ? 0 : 1
  if (best[end + blank] === Number.POSITIVE_INFINITY) return null
  const starts: number[] = []
  let [page, at] = [pages, photos]
  while (page > 0) {
    const state = page * row + 2 * at + blank
    const count = counts[state] ?? 0
    blank = wasBlank[state] ?? 0
    if (count === ACROSS) {
      starts[page - 1] = at
      page -= 1
    }
    at -= Math.abs(count)
    page -= 1
    starts[page] = at
  }
  return starts
}

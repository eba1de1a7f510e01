import type { SurfaceLayout } from '../layouts/layout-data'
import { LAYOUT_PHOTOS_MAX, LAYOUTS } from '../layouts/layouts'
import { photosOfTree, type SlicingTree, shapeOfTree, treeId } from '../layouts/slicing-tree'
import { costOf, fitOf, type Place, type Shot } from './fit'
import type { PageKind } from './page-kind'
import type { TreeSolver } from './solve-trees'

/** Photos in the places of a page. */
export interface PageArrangement {
  layout: SurfaceLayout['id']
  /** Equal for layouts that look alike. */
  shape: string
  /** For each place the number of its photo in the run, from 0. */
  order: readonly number[]
  cost: number
}

/** Solved layouts of a page that are tried, with the fold, and clear of it. */
const TREES = 3
/** What a free area costs, and how much more by its share of the page. */
const BLANK_COST = 0.2
const BLANK_WEIGHT = 1.2
/** What very small photos cost, and better photos in larger places gain. */
const SMALL_WEIGHT = 1
const SCORE_WEIGHT = 0.3
/** What a photo of a good arrangement costs. */
const GOOD_COST = 0.12
/** Photos change their order only where they lose so much less. */
const SWAP_GAIN = 0.1

const hasBlank = (tree: SlicingTree): boolean =>
  tree === 'blank' || (tree !== 'photo' && (hasBlank(tree.first) || hasBlank(tree.rest)))

/** The photos of a run, of which the first is at `from`. */
interface Run {
  shots: readonly Shot[]
  from: number
  count: number
}

const areaOf = ({ width, height }: Place): number => width * height

/** How bad photos in places are, and how well the better ones stand out. */
function costIn({ shots, from }: Run, places: readonly Place[], order: readonly number[], kind: PageKind): number {
  const { width, height } = kind.solved
  const page = width * height
  let [cost, sum, weighted, scores, least] = [0, 0, 0, 0, Number.POSITIVE_INFINITY]
  for (const [at, place] of places.entries()) {
    const shot = shots[from + (order[at] ?? 0)]
    if (!shot) continue
    const area = areaOf(place)
    cost += costOf(fitOf(shot, place), kind.leastPpi)
    sum += area
    weighted += area * Math.min(shot.score, 1)
    scores += Math.min(shot.score, 1)
    least = Math.min(least, area)
  }
  const small = 1 - Math.min(1, (1.5 * places.length * least) / page)
  return cost + SMALL_WEIGHT * small * small - SCORE_WEIGHT * (weighted / sum - scores / places.length)
}

const byRatio = (ratios: readonly number[]): number[] =>
  ratios.map((_, at) => at).toSorted((a, b) => (ratios[a] ?? 0) - (ratios[b] ?? 0) || a - b)

/** The photos in the places of the most similar proportions, both by these. No other order loses less in sum. */
function sortedOrder(places: readonly number[], photos: readonly number[]): number[] {
  const order: number[] = []
  for (const [at, place] of places.entries()) order[place] = photos[at] ?? 0
  return order
}

function lossIn(places: readonly Place[], order: readonly number[], { shots, from }: Run): number {
  return places.reduce((sum, { width, height }, at) => {
    const ratio = shots[from + (order[at] ?? 0)]?.ratio ?? 1
    const relative = width / height / ratio
    return sum + 1 - Math.min(relative, 1 / relative)
  }, 0)
}

/** True for arrangements of several photos that another one could hardly better. */
const isGood = (found: readonly PageArrangement[], count: number): boolean =>
  count > 2 && found.length >= TREES && found.every(({ cost }) => cost < GOOD_COST * count)

/** Makes the arrangements of runs on pages of one kind. What the drawn layouts are there is found once. */
export interface RunArranger {
  /** The best arrangements of a run, the best first; no two of one shape. */
  arrange: (from: number, count: number, most: number) => readonly PageArrangement[]
  /** About what the best one costs. */
  roughCost: (from: number, count: number) => number
}

/**
 * @param solver of the same photos
 */
export function runArranger(kind: PageKind, shots: readonly Shot[], solver: TreeSolver): RunArranger {
  const known = new Map<number, readonly { id: string; places: readonly Place[]; byRatio: readonly number[] }[]>()
  const drawnFor = (count: number) => {
    const drawn =
      known.get(count) ??
      LAYOUTS.filter(({ photos }) => photos === count).map(({ id, form }) => {
        const places = kind.places(form)
        return { id, places, byRatio: byRatio(places.map(({ width, height }) => width / height)) }
      })
    known.set(count, drawn)
    return drawn
  }
  const inOrder = Array.from({ length: LAYOUT_PHOTOS_MAX }, (_, at) => at)
  const drawn = (run: Run): PageArrangement[] => {
    const asTaken = inOrder.slice(0, run.count)
    const photos = byRatio(asTaken.map((at) => shots[run.from + at]?.ratio ?? 1))
    return drawnFor(run.count).map(({ id, places, byRatio: placeOrder }) => {
      const sorted = sortedOrder(placeOrder, photos)
      const order = lossIn(places, asTaken, run) - lossIn(places, sorted, run) > SWAP_GAIN ? sorted : asTaken
      return { layout: id, shape: id, order, cost: costIn(run, places, order, kind) }
    })
  }
  const solvedFor = (run: Run, freeMm: number): PageArrangement[] =>
    solver.treesFor(run.from, run.count, { ...kind.solved, freeMm }, TREES).flatMap((tree) => {
      if (tree === 'photo' || photosOfTree(tree) !== run.count) return []
      const places = kind.places({ tree })
      const order = inOrder.slice(0, run.count)
      const page = kind.solved.width * kind.solved.height
      const blank = hasBlank(tree) ? 1 - places.reduce((sum, place) => sum + areaOf(place), 0) / page : 0
      const free = blank > 0 ? BLANK_COST + BLANK_WEIGHT * blank : 0
      return { layout: treeId(tree), shape: shapeOfTree(tree), order, cost: costIn(run, places, order, kind) + free }
    })
  return {
    roughCost: (from, count) => solver.roughCost(from, count, kind.solved),
    arrange: (from, count, most) => {
      const run = { shots, from, count }
      const whole = solvedFor(run, 0)
      // Only where a photo would lie in the fold.
      const clear = kind.stripMm > 0 && !isGood(whole, count) ? solvedFor(run, kind.stripMm) : []
      const solved = [...whole, ...clear]
      const all = [...solved, ...(isGood(solved, count) ? [] : drawn(run))].toSorted((a, b) => a.cost - b.cost)
      return all.filter(({ shape }, at) => all.findIndex((other) => other.shape === shape) === at).slice(0, most)
    },
  }
}

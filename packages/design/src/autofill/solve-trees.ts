import type { SlicingTree } from '../layouts/slicing-tree'

/** The box that a tree is solved for, in mm. */
export interface Target {
  width: number
  height: number
}

/** The best tree for a run of photos in a box. */
export interface Solution {
  tree: SlicingTree
  /** How bad it is: 0 for equal photos that lose nothing. */
  cost: number
}

/** Trees of one run that are kept for larger ones: one for each step of their proportions. */
const KEPT = 6
/** Where the steps end: each is half as large again as the one before, about a square. */
const STEPS = [0.44, 0.67, 1, 1.5, 2.25]

/** Photos lose at most so much; a block of other proportions gets a free band beside it. */
const LOST_MOST = 0.08
const BAND_COST = 0.2
const BAND_WEIGHT = 1.2
/** What a tree with very small photos costs. */
const SMALL_WEIGHT = 1

/**
 * All trees of a set of runs are kept in flat lists, since there are many. A tree's width is `alpha` times its height plus
 * `beta`, whatever its photos are (Atkins, Adaptive photo collection page layout, 2004): of a photo, its proportions and 0.
 */
interface Table {
  ratios: readonly number[]
  longest: number
  gapMm: number
  alpha: Float64Array
  beta: Float64Array
  /** The area of the smallest photo, as a share of all. */
  least: Float64Array
  isBeside: Uint8Array
  /** The photos of the first part, and the places in these lists of both parts. */
  split: Uint8Array
  first: Int32Array
  rest: Int32Array
  /** True where there is a tree. */
  isUsed: Uint8Array
}

const rowAt = ({ longest }: Pick<Table, 'longest'>, from: number, length: number): number =>
  (from * longest + length - 1) * KEPT

/** A loop over five numbers is faster than a logarithm, and this is asked a million times. */
function stepOf(alpha: number): number {
  let step = 0
  while (step < STEPS.length && alpha >= (STEPS[step] ?? 0)) step += 1
  return step
}

/** The last pair that `join` has put together. One object for all, since there are a million of them. */
const JOINED = { alpha: 0, beta: 0, least: 0 }

function join({ alpha, beta, least, gapMm }: Table, first: number, rest: number, isBeside: boolean): void {
  const [a1, a2, b1, b2] = [alpha[first] ?? 1, alpha[rest] ?? 1, beta[first] ?? 0, beta[rest] ?? 0]
  const [s1, s2] = [least[first] ?? 1, least[rest] ?? 1]
  if (isBeside) {
    JOINED.alpha = a1 + a2
    JOINED.beta = b1 + b2 + gapMm
    JOINED.least = Math.min(s1 * a1, s2 * a2) / (a1 + a2)
    return
  }
  const sum = 1 / a1 + 1 / a2
  JOINED.alpha = 1 / sum
  JOINED.beta = (b1 / a1 + b2 / a2 - gapMm) / sum
  JOINED.least = Math.min(s1 / a1, s2 / a2) / sum
}

/** How bad it is to show a block of these proportions in a box. */
function blockCost(alpha: number, beta: number, least: number, length: number, { width, height }: Target): number {
  const natural = alpha * height + beta
  const shown = Math.min(natural / width, width / natural)
  const lost = 1 - shown
  const small = 1 - Math.min(1, 1.5 * length * least)
  const fit = lost <= LOST_MOST ? length * (lost + 6 * lost * lost) : BAND_COST + BAND_WEIGHT * lost
  return fit + SMALL_WEIGHT * small * small
}

function emptyTable(ratios: readonly number[], longest: number, gapMm: number): Table {
  const size = ratios.length * longest * KEPT
  return {
    ratios,
    longest,
    gapMm,
    alpha: new Float64Array(size),
    beta: new Float64Array(size),
    least: new Float64Array(size),
    isBeside: new Uint8Array(size),
    split: new Uint8Array(size),
    first: new Int32Array(size),
    rest: new Int32Array(size),
    isUsed: new Uint8Array(size),
  }
}

/** The trees of all runs of up to `longest` photos. Each is made of trees of its two parts. */
function solve(ratios: readonly number[], longest: number, gapMm: number): Table {
  const table = emptyTable(ratios, longest, gapMm)
  const { alpha, beta, least, isBeside, split, first, rest, isUsed } = table
  for (const [at, ratio] of ratios.entries()) {
    const leaf = rowAt(table, at, 1)
    alpha[leaf] = ratio
    least[leaf] = 1
    isUsed[leaf] = 1
  }
  const keep = (place: number, smallest: number, one: number, two: number, beside: 0 | 1, own: number): void => {
    if (isUsed[place] === 1 && (least[place] ?? 0) >= smallest) return
    join(table, one, two, beside === 1)
    isUsed[place] = 1
    alpha[place] = JOINED.alpha
    beta[place] = JOINED.beta
    least[place] = smallest
    isBeside[place] = beside
    split[place] = own
    first[place] = one
    rest[place] = two
  }
  for (let length = 2; length <= longest; length += 1) {
    for (let from = 0; from + length <= ratios.length; from += 1) {
      const row = rowAt(table, from, length)
      for (let own = 1; own < length; own += 1) {
        const [ones, twos] = [rowAt(table, from, own), rowAt(table, from + own, length - own)]
        for (let one = ones; one < ones + KEPT; one += 1) {
          if (isUsed[one] === 0) continue
          const [a1, s1] = [alpha[one] ?? 1, least[one] ?? 1]
          for (let two = twos; two < twos + KEPT; two += 1) {
            if (isUsed[two] === 0) continue
            const [a2, s2] = [alpha[two] ?? 1, least[two] ?? 1]
            const wide = a1 + a2
            keep(row + stepOf(wide), Math.min(s1 * a1, s2 * a2) / wide, one, two, 1, own)
            const high = (a1 * a2) / wide
            keep(row + stepOf(high), Math.min(s1 / a1, s2 / a2) * high, one, two, 0, own)
          }
        }
      }
    }
  }
  return table
}

/** Two parts of a run beside or below each other, as they stand in the lists. */
interface Root {
  one: number
  two: number
  isBeside: boolean
  /** The photos of the first part. */
  own: number
  cost: number
}

/** The best roots for a run in a box, the best first; no two of one shape. */
function rootsFor(table: Table, from: number, length: number, target: Target, most: number): Root[] {
  const { isUsed } = table
  const found: Root[] = []
  const tryRoot = (one: number, two: number, isBeside: boolean, own: number): void => {
    join(table, one, two, isBeside)
    const cost = blockCost(JOINED.alpha, JOINED.beta, JOINED.least, length, target)
    const last = found.at(-1)
    if (found.length === most && last && last.cost <= cost) return
    const at = found.findIndex((root) => root.cost > cost)
    found.splice(at < 0 ? found.length : at, 0, { one, two, isBeside, own, cost })
    if (found.length > most) found.pop()
  }
  for (let own = 1; own < length; own += 1) {
    const [ones, twos] = [rowAt(table, from, own), rowAt(table, from + own, length - own)]
    for (let one = ones; one < ones + KEPT; one += 1) {
      if (isUsed[one] === 0) continue
      for (let two = twos; two < twos + KEPT; two += 1) {
        if (isUsed[two] === 0) continue
        tryRoot(one, two, true, own)
        tryRoot(one, two, false, own)
      }
    }
  }
  return found
}

const shareOf = (first: number, rest: number): number =>
  Math.min(Math.max(Math.round((1000 * first) / (first + rest)), 1), 999)

/** The tree at a place of the lists, in a box that it fills. */
function treeAt(table: Table, at: number, length: number, { width, height }: Target): SlicingTree {
  if (length === 1) return 'photo'
  const own = table.split[at] ?? 1
  const parts = { one: table.first[at] ?? 0, two: table.rest[at] ?? 0, isBeside: table.isBeside[at] === 1, own }
  return cutAt(table, parts, length, { width, height })
}

function cutAt(
  table: Table,
  { one, two, isBeside, own }: Omit<Root, 'cost'>,
  length: number,
  { width, height }: Target,
): SlicingTree {
  const { alpha, beta, gapMm } = table
  const [a1, a2, b1, b2] = [alpha[one] ?? 1, alpha[two] ?? 1, beta[one] ?? 0, beta[two] ?? 0]
  const sizes = isBeside ? [a1 * height + b1, a2 * height + b2] : [(width - b1) / a1, (width - b2) / a2]
  const share = shareOf(Math.max(sizes[0] ?? 1, 1), Math.max(sizes[1] ?? 1, 1))
  const free = Math.max((isBeside ? width : height) - gapMm, 1)
  const first = (free * share) / 1000
  const boxes = isBeside
    ? [
        { width: first, height },
        { width: free - first, height },
      ]
    : [
        { width, height: first },
        { width, height: free - first },
      ]
  return {
    side: isBeside ? 'beside' : 'below',
    share,
    first: treeAt(table, one, own, boxes[0] ?? { width, height }),
    rest: treeAt(table, two, length - own, boxes[1] ?? { width, height }),
  }
}

/** A block with free bands beside it, before and behind it or at one side of it. */
function banded(block: SlicingTree, side: 'beside' | 'below', { whole, own, gapMm, at }: Band): SlicingTree {
  const cut = (first: SlicingTree, rest: SlicingTree, size: number, of: number): SlicingTree => ({
    side,
    share: shareOf(Math.max(size, 1), Math.max(of - gapMm - size, 1)),
    first,
    rest,
  })
  const free = whole - own
  if (at === 'start') return cut('blank', block, free - gapMm, whole)
  if (at === 'end') return cut(block, 'blank', own, whole)
  const before = free / 2 - gapMm
  return cut('blank', cut(block, 'blank', own, whole - before - gapMm), before, whole)
}

interface Band {
  /** The whole side, and what of it the block takes, in mm. */
  whole: number
  own: number
  gapMm: number
  at: 'start' | 'end' | 'both'
}

/** The narrowest band. A narrower one looks like a fault. */
const BAND_LEAST_MM = 4

/** Of the page, a wider free area is on both sides of the photos, where they keep off the fold anyway. */
const CENTRED_SHARE = 0.3

/** A page that trees are solved for. */
export interface SolvedPage extends Target {
  gapMm: number
  /** The side at which the page is bound. A free band beside the photos goes there. */
  bound: 'left' | 'right' | null
  /** The width of a strip at that side which is kept free; 0 for none. */
  freeMm: number
}

/** Trees for runs of the photos, whose proportions these are. */
export interface TreeSolver {
  /** The best trees for so many photos, the best first. None has a crop of more than 8 %, where free bands can help. */
  treesFor: (from: number, length: number, page: SolvedPage, most: number) => readonly SlicingTree[]
  /** About how bad the best tree of so many photos is, without a search for it. */
  roughCost: (from: number, length: number, page: Target) => number
}

/** The block of a run in a box, with free bands where the proportions are too different. */
function inBox(table: Table, root: Root | null, from: number, length: number, page: SolvedPage): SlicingTree {
  const { gapMm, bound } = page
  const whole = { width: page.width - page.freeMm, height: page.height }
  const leaf = rowAt(table, from, 1)
  if (root) join(table, root.one, root.two, root.isBeside)
  const [alpha, beta] = root ? [JOINED.alpha, JOINED.beta] : [table.alpha[leaf] ?? 1, 0]
  const natural = { width: alpha * whole.height + beta, height: (whole.width - beta) / alpha }
  const isNarrow = natural.width < whole.width
  const lost = 1 - (isNarrow ? natural.width / whole.width : natural.height / whole.height)
  const own =
    lost <= LOST_MOST ? whole : isNarrow ? { ...whole, width: natural.width } : { ...whole, height: natural.height }
  const block = root ? cutAt(table, root, length, own) : 'photo'
  const isTall = own.height < whole.height && (whole.height - own.height) / 2 - gapMm >= BAND_LEAST_MM
  const stacked = isTall ? banded(block, 'below', { whole: whole.height, own: own.height, gapMm, at: 'both' }) : block
  const free = page.width - own.width
  const isCentred = bound === null || free > page.width * CENTRED_SHARE
  const at = isCentred ? 'both' : bound === 'left' ? 'start' : 'end'
  const least = (at === 'both' ? 2 : 1) * (BAND_LEAST_MM + gapMm)
  return free >= least ? banded(stacked, 'beside', { whole: page.width, own: own.width, gapMm, at }) : stacked
}

/**
 * Solves layouts for the photos' own shapes: each is cut from edge to edge, in the order of the photos, so that every photo
 * keeps its proportions.
 *
 * @param ratios width divided by height of each photo, in order
 * @param longest the most photos of a page
 */
export function treeSolver(ratios: readonly number[], longest: number, gapMm: number): TreeSolver {
  const table = solve(ratios, Math.max(Math.min(longest, ratios.length), 1), gapMm)
  return {
    roughCost: (from, length, page) => {
      const row = rowAt(table, from, length)
      let best = Number.POSITIVE_INFINITY
      for (let at = row; at < row + KEPT; at += 1) {
        if (table.isUsed[at] === 0) continue
        const [alpha = 1, beta = 0, least = 1] = [table.alpha[at], table.beta[at], table.least[at]]
        best = Math.min(best, blockCost(alpha, beta, least, length, page))
      }
      return best
    },
    treesFor: (from, length, page, most) => {
      if (length === 1) return [inBox(table, null, from, 1, page)]
      const target = { width: page.width - page.freeMm, height: page.height }
      return rootsFor(table, from, length, target, most).map((root) => inBox(table, root, from, length, page))
    },
  }
}

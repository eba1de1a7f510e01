import { describe, expect, test } from 'vitest'
import { type SlicingTree, treeId, treeSlots } from '../layouts/slicing-tree'
import { type SolvedPage, treeSolver } from './solve-trees'

/** Lying, upright, square, wide, upright and lying. */
const RATIOS = [1.5, 2 / 3, 1, 16 / 9, 0.75, 1.5]
const GAP_MM = 3
const page = (bound: SolvedPage['bound'], freeMm = 0, width = 120, height = 160): SolvedPage => ({
  ...{ width, height, gapMm: GAP_MM, bound, freeMm },
})
const solver = treeSolver(RATIOS, 6, GAP_MM)
const trees = (from: number, length: number, on: SolvedPage, most = 3) =>
  solver.treesFor(from, length, on, most).map(treeId)

/** The proportions of the places of a tree, of which each photo has its own. */
const proportionsOf = (tree: SlicingTree, { width, height }: SolvedPage) =>
  treeSlots(tree, { x: 0, y: 0, width, height }, GAP_MM).map((box) => box.width / box.height)

describe('a photo alone', () => {
  test('has free bands above and below of equal height', () => {
    // 80 mm high on 160 mm: 37 mm of the 157 beside the first gap, and 80 of the 117 beside the second.
    expect(trees(0, 1, page(null))).toEqual(['tree-v236ov684po'])
    expect(trees(0, 1, page('left'))).toEqual(['tree-v236ov684po'])
  })

  test('fills a page of its proportions', () => {
    expect(trees(2, 1, page('left', 0, 100, 100))).toEqual(['tree-p'])
    // 8 % less is cut off, and a little more is a band.
    expect(trees(2, 1, page(null, 0, 100, 92))).toEqual(['tree-p'])
    expect(trees(2, 1, page(null, 0, 120, 100))).toEqual(['tree-h060oh935po'])
  })

  test('keeps off a strip at the side of the fold', () => {
    expect(trees(1, 1, page('left', 20))).toEqual(['tree-h145op'])
    expect(trees(1, 1, page('right', 20))).toEqual(['tree-h855po'])
  })
})

describe('several photos', () => {
  test('are cut in their order, each with its own proportions', () => {
    const on = page(null, 0, 240, 160)
    for (const tree of solver.treesFor(0, 6, on, 3))
      for (const [at, found] of proportionsOf(tree, on).entries()) {
        const [shown, own] = [found, RATIOS[at] ?? 1]
        expect(Math.min(shown / own, own / shown)).toBeGreaterThan(0.9)
      }
  })

  test('have these trees, the best first', () => {
    expect(trees(0, 2, page('left'))).toEqual(['tree-h178oh777v308ppo', 'tree-v318ov519h692ppo'])
    expect(trees(1, 3, page('right', 15))).toEqual([
      'tree-h897v098ov889v509h400pppoo',
      'tree-h897v237ov681h520pv640ppoo',
      'tree-h272oh612v480pv640ppo',
    ])
    expect(trees(0, 6, page(null, 0, 240, 160))).toEqual([
      'tree-v047ov950h713v562h692pph360ppv667ppo',
      'tree-v044ov953h267v308ppv448h360pph333ppo',
      'tree-v704h692pph194ph434ph333pp',
    ])
    expect(trees(2, 4, page('left', 0, 100, 100), 5)).toEqual([
      'tree-h561v640ppv667pp',
      'tree-v067ov926v448h360pph333ppo',
      'tree-v286h275ph703ppp',
      'tree-h273ov515h445v640pppp',
      'tree-v116ov864h737pv751v297pppo',
    ])
  })

  test('stand in the middle of a page that is much too wide or too high', () => {
    expect(trees(0, 3, page('left', 0, 300, 60), 1)).toEqual(['tree-h165oh800h466ph400ppo'])
    expect(trees(0, 3, page('left', 0, 60, 300), 1)).toEqual(['tree-v165ov800v207pv600ppo'])
  })

  test('are no more than asked for', () => {
    expect(treeSolver(RATIOS, 2, GAP_MM).treesFor(4, 2, page(null), 9)).toHaveLength(2)
    expect(trees(0, 6, page(null), 1)).toHaveLength(1)
  })
})

test('the rough cost is that of the best block, without a gap between pages', () => {
  const cost = (from: number, length: number, on: SolvedPage) => solver.roughCost(from, length, on)
  // Half of a page is free: 0.2 and 1.2 times a half.
  expect(cost(0, 1, page(null))).toBeCloseTo(0.8, 9)
  expect(cost(1, 1, page(null))).toBeCloseTo(1 / 3, 9)
  expect(cost(2, 1, page(null, 0, 100, 100))).toBe(0)
  expect(cost(2, 1, page(null, 0, 100, 95))).toBeCloseTo(0.05 + 6 * 0.0025, 9)
  expect(cost(1, 3, page(null))).toBeCloseTo(0.3508802, 6)
  expect(cost(0, 6, page(null, 0, 240, 160))).toBeCloseTo(0.371028, 6)
  expect(cost(2, 4, page(null, 0, 100, 100))).toBeCloseTo(0.4300835, 6)
})

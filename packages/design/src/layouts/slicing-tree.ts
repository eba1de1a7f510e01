import type { Box } from '../geometry/display-list'

/** A cut of a box in two. The first part is at the left or above. */
export interface Cut {
  side: 'beside' | 'below'
  /** Of the width or height without the gap, what the first part has, in thousandths: 1 to 999. */
  share: number
  first: SlicingTree
  rest: SlicingTree
}

/** How a box is divided by cuts from edge to edge, into places for photos and areas that stay free. */
export type SlicingTree = 'photo' | 'blank' | Cut

/** Of the side that is cut, the most that a gap takes. */
const GAP_SHARE = 0.2

const PREFIX = 'tree-'
const SIGNS: Readonly<Record<'photo' | 'blank', string>> = { photo: 'p', blank: 'o' }
const SIDES: Readonly<Record<Cut['side'], string>> = { beside: 'h', below: 'v' }

const codeOf = (tree: SlicingTree, shareOf: (cut: Cut) => string): string =>
  typeof tree === 'string'
    ? SIGNS[tree]
    : `${SIDES[tree.side]}${shareOf(tree)}${codeOf(tree.first, shareOf)}${codeOf(tree.rest, shareOf)}`

/** Says where a tree cuts, and not how much: equal for layouts that look alike. */
export const shapeOfTree = (tree: SlicingTree): string => codeOf(tree, () => '')

/** `tree-h400pv500pp`: one photo at the left with 400 thousandths of the width, and two below each other beside it. */
export const treeId = (tree: SlicingTree): string =>
  `${PREFIX}${codeOf(tree, ({ share }) => String(share).padStart(3, '0'))}`

/** Reads a tree from its code; null where the code is none. */
function readTree(code: string): { tree: SlicingTree; rest: string } | null {
  const [sign, after] = [code[0], code.slice(1)]
  if (sign === SIGNS.photo) return { tree: 'photo', rest: after }
  if (sign === SIGNS.blank) return { tree: 'blank', rest: after }
  const share = /^\d{3}/.test(after) ? Number(after.slice(0, 3)) : 0
  if ((sign !== SIDES.beside && sign !== SIDES.below) || share === 0) return null
  const first = readTree(after.slice(3))
  const rest = first && readTree(first.rest)
  if (!first || !rest) return null
  const side = sign === SIDES.beside ? 'beside' : 'below'
  return { tree: { side, share, first: first.tree, rest: rest.tree }, rest: rest.rest }
}

/** The tree with this id; null for the id of another layout. */
export function treeOf(id: string): SlicingTree | null {
  const read = id.startsWith(PREFIX) ? readTree(id.slice(PREFIX.length)) : null
  return read && read.rest === '' ? read.tree : null
}

/** The number of its photos. */
export const photosOfTree = (tree: SlicingTree): number =>
  typeof tree === 'string' ? Number(tree === 'photo') : photosOfTree(tree.first) + photosOfTree(tree.rest)

/** The places of a tree in a box, in the order in which one reads. */
export function treeSlots(tree: SlicingTree, box: Box, gapMm: number): Box[] {
  if (tree === 'photo') return [box]
  if (tree === 'blank') return []
  const { side, share, first, rest } = tree
  const { x, y, width, height } = box
  if (side === 'beside') {
    const gap = Math.min(gapMm, width * GAP_SHARE)
    const left = ((width - gap) * share) / 1000
    return [
      ...treeSlots(first, { x, y, width: left, height }, gapMm),
      ...treeSlots(rest, { x: x + left + gap, y, width: width - left - gap, height }, gapMm),
    ]
  }
  const gap = Math.min(gapMm, height * GAP_SHARE)
  const top = ((height - gap) * share) / 1000
  return [
    ...treeSlots(first, { x, y, width, height: top }, gapMm),
    ...treeSlots(rest, { x, y: y + top + gap, width, height: height - top - gap }, gapMm),
  ]
}

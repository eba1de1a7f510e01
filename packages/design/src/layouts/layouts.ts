import type { ProductPart } from '../product/definition'
import type { SurfaceLayout } from './layout-data'
import { photosOfTree, type SlicingTree, treeOf } from './slicing-tree'

/**
 * The places of a layout on an upright or square face; a lying face has them mirrored at its diagonal. `rows` has the
 * number of photos in each row. `grid` is drawn: each letter is a photo, and `/` begins the next row. `isBothWays` is one
 * photo on half of the face, and all of the face once more upside down. `tree` was solved for the shapes of some photos, and
 * is never mirrored (ADR 67).
 */
export type LayoutForm = DrawnForm | { tree: SlicingTree }

type DrawnForm = { rows: readonly number[] } | { grid: string } | { isBothWays: true }

export interface Layout {
  id: SurfaceLayout['id']
  /** The number of its photos. */
  photos: number
  form: LayoutForm
}

const rows = (...counts: number[]): DrawnForm => ({ rows: counts })
const grid = (drawn: string): DrawnForm => ({ grid: drawn })

/** A few for each number of photos, the plainest first. */
const FORMS: Readonly<Record<number, readonly DrawnForm[]>> = {
  1: [rows(1)],
  2: [rows(1, 1), rows(2), grid('a/a/b')],
  3: [rows(1, 2), rows(1, 1, 1), grid('aa/aa/bc'), rows(3)],
  4: [rows(2, 2), grid('aaa/aaa/bcd'), rows(1, 2, 1), grid('aab/aac/aad'), rows(1, 1, 1, 1)],
  5: [rows(2, 3), grid('aa/aa/bc/de'), rows(2, 1, 2), grid('aab/cdb/cee')],
  6: [rows(2, 2, 2), grid('aab/aac/def'), rows(1, 2, 3), rows(3, 3)],
  7: [rows(2, 3, 2), grid('aaa/aaa/bcd/efg'), rows(3, 1, 3), rows(3, 4)],
  8: [rows(2, 2, 2, 2), grid('aaab/aaac/aaad/efgh'), rows(3, 2, 3), rows(4, 4)],
  9: [rows(3, 3, 3), grid('aab/aac/def/ghi'), rows(2, 3, 4)],
  10: [rows(2, 3, 3, 2), grid('aabb/aabb/cdef/ghij'), rows(5, 5), rows(2, 2, 2, 2, 2)],
  11: [rows(3, 4, 4), grid('aabc/aadd/efgh/iijk'), rows(3, 2, 3, 3)],
  12: [rows(3, 3, 3, 3), grid('aab/aac/def/ghi/jkl'), rows(2, 4, 4, 2), rows(4, 4, 4)],
  13: [rows(3, 4, 3, 3), grid('aabc/aade/fghi/jklm'), grid('abcd/effg/hffi/jklm')],
  14: [rows(3, 4, 4, 3), grid('aabb/aabb/cdef/ghij/klmn'), rows(2, 3, 4, 3, 2)],
  15: [rows(3, 3, 3, 3, 3), rows(5, 5, 5), rows(4, 3, 4, 4)],
  16: [rows(4, 4, 4, 4), grid('aaab/aaac/aaad/efgh/ijkl/mnop')],
  17: [rows(3, 4, 3, 4, 3), grid('abcde/fgggh/igggj/kgggl/mnopq'), grid('aabc/aade/fghi/jklm/nopq')],
  18: [rows(3, 3, 3, 3, 3, 3), grid('aabb/aabb/cdef/ghij/klmn/opqr'), rows(4, 5, 5, 4)],
  19: [rows(4, 4, 3, 4, 4), rows(5, 4, 5, 5)],
  20: [rows(4, 4, 4, 4, 4), grid('aaab/aaac/aaad/efgh/ijkl/mnop/qrst'), rows(5, 5, 5, 5)],
  21: [rows(4, 4, 5, 4, 4), grid('aabc/aade/fghi/jklm/nopq/rstu')],
  22: [rows(4, 5, 4, 5, 4), rows(5, 6, 6, 5)],
  23: [rows(5, 4, 5, 4, 5), rows(4, 5, 5, 5, 4)],
  24: [rows(4, 4, 4, 4, 4, 4), grid('aaab/aaac/aaad/efgh/ijkl/mnop/qrst/uvwx'), rows(6, 6, 6, 6)],
  25: [rows(5, 5, 5, 5, 5), grid('aabc/aade/fghi/jklm/nopq/rstu/vwxy')],
}

/** The id of a layout says what it is, so that it means the same for ever. */
function idOf(form: DrawnForm): string {
  if ('isBothWays' in form) return 'both-ways'
  return 'rows' in form ? `rows-${form.rows.join('-')}` : `grid-${form.grid.replaceAll('/', '_')}`
}

const withId = (photos: number, form: DrawnForm): Layout => ({ id: idOf(form), photos, form })

export const LAYOUTS: readonly Layout[] = Object.entries(FORMS).flatMap(([photos, forms]) =>
  forms.map((form) => withId(Number(photos), form)),
)

/** Looks the same both ways up: for the back of a card. */
const BOTH_WAYS = withId(1, { isBothWays: true })
const ALL = [BOTH_WAYS, ...LAYOUTS]

/** It, to the edges. */
export const BOTH_WAYS_LAYOUT: SurfaceLayout = { id: BOTH_WAYS.id, gapMm: 0, marginMm: 0 }

/** The largest number of photos in a layout. */
export const LAYOUT_PHOTOS_MAX = 25

/** On one page of a spread. */
export const HALF_PHOTOS_MAX = 15

/** The id of the plainest layout for a number of photos, from 1. */
export const plainestFor = (photos: number): SurfaceLayout['id'] =>
  LAYOUTS.find((layout) => layout.photos === photos)?.id ?? 'rows-1'

/** The layout of a tree; null where it is none, or has no photos or too many. */
function solvedLayout(id: string): Layout | null {
  const tree = treeOf(id)
  const photos = tree ? photosOfTree(tree) : 0
  return tree && photos > 0 && photos <= LAYOUT_PHOTOS_MAX ? { id, photos, form: { tree } } : null
}

/** The layout with this id; null for none. */
export const layoutOf = (id: string): Layout | null => ALL.find((layout) => layout.id === id) ?? solvedLayout(id)

/** True for the layout that shows all of a face once more, upside down. */
export const isBothWays = (layout: Pick<SurfaceLayout, 'id'> | undefined): boolean => layout?.id === BOTH_WAYS.id

/** True for a layout that was solved for the shapes of some photos. */
export const isSolved = ({ form }: Layout): boolean => 'tree' in form

/**
 * The layouts of a part for a number of photos.
 *
 * @param chosen the id of the one that the surface has: one that was solved for its photos comes first
 */
export function layoutsFor(part: Pick<ProductPart, 'isBothWays'>, photos: number, chosen?: string): readonly Layout[] {
  const own = chosen === undefined ? null : solvedLayout(chosen)
  const all = part.isBothWays ? ALL : LAYOUTS
  return (own ? [own, ...all] : all).filter((layout) => layout.photos === photos)
}

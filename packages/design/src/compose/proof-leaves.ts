import { pageName } from '../arrangement/page-names'
import { isCopy, type PrintedSide, seenSides } from '../arrangement/printed-sides'
import type { DesignDocument, DesignSurface } from '../document/document'
import type { DisplayPage, PathData, PathPrimitive, Primitive } from '../geometry/display-list'
import { innerFolds } from '../geometry/folds'
import { boxOf, holePaths, outlinePath } from '../geometry/outline'
import { rectPath } from '../geometry/path'
import { geometryOn, type Size } from '../geometry/surfaces'
import type { FontsAndDrawings } from '../items/item-type'
import type { ProductDefinition } from '../product/definition'
import { composeSide, composeSurface } from './compose'
import { foldMarks } from './fold-marks'

/** What is seen at once when a proof is leafed through: a spread, a month, a sheet of cards. */
export interface ProofLeaf {
  /** `Pages 4–5`, `March 2027`, `Pair 1 to Pair 12`. */
  name: string
  page: DisplayPage
  surfaces: readonly DesignSurface[]
}

/** A surface cut to its edge, in mm from its top left. */
interface Sheet {
  name: string
  surface: DesignSurface
  size: Size
  list: readonly Primitive[]
  folds: readonly number[]
}

/** The longest side of what lies several to a sheet, in mm: cards, but not the smallest calendar. */
const SMALL_MM = 120
/** A4 without the paper that a PDF leaves around it. */
const PAPER: Size = { width: 194, height: 281 }
const GAP_MM = { least: 1.5, most: 6 }

const PAPER_COLOUR = '#ffffff'
/** Paper on paper has an edge, and a fold is seen. */
const LINE: NonNullable<PathPrimitive['stroke']> = { colour: '#aab4ad', widthMm: 0.2 }

/** The pixels of a leaf on a screen: its longer side, and no more than a dense screen shows of a small one. */
const LONG_PX = 1400
const MOST_PX_PER_MM = 6

/** The pixels of a leaf on a screen for each of its millimetres. */
export const leafScale = ({ trimBox: { width, height } }: DisplayPage): number =>
  Math.min(LONG_PX / Math.max(width, height), MOST_PX_PER_MM)

const line = (path: PathData): Primitive => ({ kind: 'path', path, stroke: LINE })

const at = (children: readonly Primitive[], x: number, y: number): Primitive => ({
  kind: 'group',
  transform: [1, 0, 0, 1, x, y],
  children,
})

function sheetOf(
  definition: ProductDefinition,
  design: DesignDocument,
  side: PrintedSide,
  drawings: FontsAndDrawings,
): Sheet {
  const { surface, part } = side
  const { face, ...geometry } = geometryOn(definition, design, { ...surface, part: part.id })
  const { list } = isCopy(side)
    ? composeSide(definition, design, side, drawings)
    : composeSurface(definition, design, surface, drawings)
  const edge = outlinePath(geometry.part, face)
  const folds = innerFolds({ part: geometry.part, face })
  const paper: Primitive = { kind: 'path', path: rectPath(boxOf(face)), fill: PAPER_COLOUR }
  return {
    name: pageName(definition, design, surface),
    surface,
    size: face,
    list: [
      { kind: 'group', clip: edge, children: [paper, ...list] },
      ...[edge, ...holePaths(geometry.part, face), ...folds.map((x) => `M${x} 0L${x} ${face.height}`)].map(line),
    ],
    folds,
  }
}

function leafOf(name: string, size: Size, list: readonly Primitive[], sheets: readonly Sheet[]): ProofLeaf {
  const box = boxOf(size)
  const surfaces = sheets.map(({ surface }) => surface)
  const folds = sheets.length === 1 ? (sheets[0]?.folds ?? []) : []
  const page = { surface: surfaces[0]?.id ?? '', label: name, trimBox: box, bleedBox: box, list, cuts: [], copies: 1 }
  return { name, page: folds.length > 0 ? { ...page, marks: foldMarks(folds, box) } : page, surfaces }
}

const isSmall = ({ size, folds }: Sheet): boolean => Math.max(size.width, size.height) <= SMALL_MM && folds.length === 0

const fitting = (length: number, each: number): number => Math.floor((length + GAP_MM.least) / (each + GAP_MM.least))

/** Where each of so many equal lengths begins, in the middle of a longer one. */
function begins(count: number, each: number, length: number): number[] {
  const gap = count > 1 ? Math.min((length - count * each) / (count - 1), GAP_MM.most) : 0
  const from = (length - count * each - (count - 1) * gap) / 2
  return Array.from({ length: count }, (_, place) => from + place * (each + gap))
}

/** Small sheets of one size beside each other, from left to right and from top to bottom. */
function gathered(sheets: readonly Sheet[]): ProofLeaf[] {
  const [first] = sheets
  if (!first) return []
  const columns = begins(fitting(PAPER.width, first.size.width), first.size.width, PAPER.width)
  const rows = begins(fitting(PAPER.height, first.size.height), first.size.height, PAPER.height)
  const places = rows.flatMap((y) => columns.map((x) => ({ x, y })))
  const leaves: ProofLeaf[] = []
  for (let from = 0; from < sheets.length; from += places.length) {
    const some = sheets.slice(from, from + places.length)
    const list = some.map(({ list: one }, place) => at(one, places[place]?.x ?? 0, places[place]?.y ?? 0))
    const [one, last] = [some[0]?.name ?? '', some.at(-1)?.name ?? '']
    leaves.push(leafOf(one === last ? one : `${one} to ${last}`, PAPER, list, some))
  }
  return leaves
}

const isSameSize = (one: Sheet, other: Sheet): boolean =>
  one.size.width === other.size.width && one.size.height === other.size.height

/**
 * A design of pages as it is leafed through, in the order of its pages: each once, as the screen shows it, cut to its edge.
 * Two pages of a spread are beside each other, and a cover has its spine between back and front.
 *
 * @throws where the fonts, drawings or months of its items are not loaded
 */
export function proofLeaves(
  definition: ProductDefinition,
  design: DesignDocument,
  drawings: FontsAndDrawings,
): ProofLeaf[] {
  const leaves: ProofLeaf[] = []
  let small: Sheet[] = []
  const flush = () => {
    leaves.push(...gathered(small))
    small = []
  }
  for (const side of seenSides(definition, design)) {
    const sheet = sheetOf(definition, design, side, drawings)
    const [before] = small
    if (before && !(isSmall(sheet) && isSameSize(sheet, before))) flush()
    if (isSmall(sheet)) small.push(sheet)
    else leaves.push(leafOf(sheet.name, sheet.size, sheet.list, [sheet]))
  }
  flush()
  return leaves
}

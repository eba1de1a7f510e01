import { pageNumbers } from '../arrangement/page-numbers'
import type { PrintedSurface } from '../arrangement/printed'
import type { PrintedSide } from '../arrangement/printed-sides'
import { shownSurfaces } from '../arrangement/shown-surfaces'
import { composeBackground } from '../background/compose'
import type { DesignDocument, DesignSurface } from '../document/document'
import { itemsOn, placeOf } from '../document/records'
import type { Box, DisplayPage, Primitive } from '../geometry/display-list'
import { innerFolds } from '../geometry/folds'
import { halfTurn } from '../geometry/frame'
import { boxOf, growBox, holePaths, isPlain, outlinePath } from '../geometry/outline'
import { composeOverlays } from '../geometry/overlays'
import { growPage, type PageBox } from '../geometry/page-boxes'
import { geometryOn, type SurfaceGeometry } from '../geometry/surfaces'
import type { FontsAndDrawings } from '../items/item-type'
import { composeItem, composeMirrored } from '../items/item-types'
import { isBothWays } from '../layouts/layouts'
import type { ProductDefinition } from '../product/definition'
import { partOf } from '../product/parts'
import { onPage } from './across-fold'
import { stamped } from './foil'
import { foldMarks } from './fold-marks'
import { composePageNumbers } from './page-numbers'
import { withSides } from './sides'
import { sidesKey } from './sides-key'
import { signSheet } from './sign-sheet'

type Design = Pick<DesignDocument, 'options' | 'records' | 'settings'>

/** For designs of photos alone. A text drawn without fonts would be printed as bars, and a drawing not at all. */
const noDrawings: FontsAndDrawings = {
  shape: () => {
    throw new Error('The design has text, and there are no fonts to set it in')
  },
  drawing: () => {
    throw new Error('The design has graphics, and there are no drawings')
  },
  months: () => {
    throw new Error('The design is a calendar, and nothing draws its months')
  },
  cards: () => {
    throw new Error('The design is a deck of cards, and nothing draws their ranks')
  },
  neons: () => {
    throw new Error('The design is a neon sign, and nothing bends its tubes')
  },
}

const composeItems = (
  geometry: SurfaceGeometry,
  design: Design,
  surface: DesignSurface,
  drawings: FontsAndDrawings,
  compose = geometry.part.sameAs?.mirrored ? composeMirrored : composeItem,
): Primitive[] => itemsOn(design, surface).map((item) => compose(geometry, item, drawings, design))

/** What is on a back that reads both ways up, with its other half. */
const bothWays = ({ face }: SurfaceGeometry, { layout }: DesignSurface, items: readonly Primitive[]): Primitive[] =>
  isBothWays(layout) ? [...items, { kind: 'group', transform: halfTurn(face), children: items }] : [...items]

/** The area that ink or cloth may cover: the face with all that is folded away or cut off. */
const printedBox = ({ face, depthMm, bleedMm }: SurfaceGeometry): Box => growBox(boxOf(face), depthMm + bleedMm)

const translated = (children: readonly Primitive[], { x, y }: Box): Primitive[] =>
  x === 0 && y === 0 ? [...children] : [{ kind: 'group', transform: [1, 0, 0, 1, -x, -y], children }]

interface Piece {
  geometry: SurfaceGeometry
  content: readonly Primitive[]
  box: Box
  bound: PageBox['bound']
  design: Design
  surface: DesignSurface
  label: string
  copies: number
}

function pieceOf({ geometry, content, box, bound, design, surface, label, copies }: Piece): DisplayPage {
  const { part, depthMm, bleedMm } = geometry
  const trimBox = growPage(boxOf(box), depthMm, bound)
  const bleedBox = growPage(trimBox, bleedMm, bound)
  return {
    surface: surface.id,
    label,
    trimBox,
    bleedBox,
    list: withSides(translated(content, box), {
      edge: geometry.edge,
      face: box,
      bleedBox,
      surface,
      key: () => sidesKey(design, surface, geometry, box),
    }),
    cuts: isPlain(part) ? [] : [outlinePath(part, box), ...holePaths(part, box)],
    copies,
  }
}

/**
 * One surface as it is designed: in one piece, with its printed sides.
 *
 * @param compose may keep what it has composed before
 */
export const composeSurface = (
  definition: ProductDefinition,
  design: Design,
  surface: DesignSurface,
  drawings: FontsAndDrawings = noDrawings,
  compose = composeItem,
): DisplayPage =>
  composeOn(geometryOn(definition, design, surface), design, surface, drawings, {
    compose,
    numbers: numbersOn(definition, design, surface),
  })

/** A side of the product as it is printed, also one that is printed from the design of another. */
export const composeSide = (
  definition: ProductDefinition,
  design: Design,
  { surface, part }: PrintedSide,
  drawings: FontsAndDrawings = noDrawings,
): DisplayPage => composeOn(geometryOn(definition, design, { ...surface, part: part.id }), design, surface, drawings)

/** The numbers of the pages of a surface. To count them takes longer than to draw a surface without them. */
const numbersOn = (definition: ProductDefinition, design: Design, surface: DesignSurface): readonly number[] =>
  partOf(definition, design.options, surface.part).pageNumbers
    ? (pageNumbers(definition, design.options, shownSurfaces(definition, design)).get(surface.id) ?? [])
    : []

function composeOn(
  geometry: SurfaceGeometry,
  design: Design,
  surface: DesignSurface,
  drawings: FontsAndDrawings,
  { compose, numbers = [] }: { compose?: typeof composeItem; numbers?: readonly number[] } = {},
): DisplayPage {
  const { part, face } = geometry
  const items = composeItems(geometry, design, surface, drawings, compose)
  const content = [
    ...composeBackground(geometry, surface),
    ...stamped(bothWays(geometry, surface, items), part, printedBox(geometry), 'screen'),
    ...composePageNumbers(geometry, numbers, drawings.shape),
    ...composeOverlays(part, face, { on: 'screen', place: placeOf(design, surface), cards: drawings.cards }),
  ]
  const box = boxOf(face)
  return pieceOf({ geometry, content, box, bound: null, design, surface, label: geometry.part.label, copies: 1 })
}

/** What a page of several is called: a piece by its number, a page of a spread by its side. */
function pageLabel({ label }: SurfaceGeometry['part'], { half }: PageBox, at: number, count: number): string {
  if (half) return `${label}, ${half} page`
  return count > 1 ? `${label} ${at + 1} of ${count}` : label
}

/** The pages of a surface as the printer gets them: one for each piece, or for each half of a spread. */
function pagesOfSurface(
  design: Design,
  { surface, geometry, copies, pages, numbers }: PrintedSurface,
  drawings: FontsAndDrawings,
): DisplayPage[] {
  const { part, face } = geometry
  const drawn = composeItems(geometry, design, surface, drawings)
  const items = itemsOn(design, surface)
  const background = part.foil ? [] : composeBackground(geometry, surface)
  const overlays = composeOverlays(part, face, { on: 'print', place: placeOf(design, surface), cards: drawings.cards })
  const folds = innerFolds(geometry)
  return pages.map((page, at) => {
    const onThis = items.flatMap((item, place) => {
      const primitive = drawn[place]
      return primitive ? [onPage(geometry, item, primitive, page)] : []
    })
    const content = [
      ...background,
      ...stamped(bothWays(geometry, surface, onThis), part, printedBox(geometry), 'print'),
      ...composePageNumbers(geometry, numbers, drawings.shape),
      ...overlays,
    ]
    const label = pageLabel(part, page, at, pages.length)
    const piece = pieceOf({ geometry, content, box: page.face, bound: page.bound, design, surface, label, copies })
    const sheet = part.sign ? signSheet(geometry, items, drawings) : null
    // Half of a spread is bound at its edge, where it is cut.
    const isFolded = folds.length > 0 && page.half === null
    return { ...piece, ...(isFolded && { marks: foldMarks(folds, printedBox(geometry)) }), ...sheet }
  })
}

/** The pages of what is printed (printed.ts), in print order. */
export const pagesOf = (
  design: Design,
  surfaces: readonly PrintedSurface[],
  drawings: FontsAndDrawings = noDrawings,
): DisplayPage[] => surfaces.flatMap((surface) => pagesOfSurface(design, surface, drawings))

import type { PrintedSurface } from '../arrangement/printed'
import type { PrintedSide } from '../arrangement/printed-sides'
import { composeBackground } from '../background/compose'
import type { DesignDocument, DesignSurface } from '../document/document'
import { itemsOn, placeOf } from '../document/records'
import type { Box, DisplayPage, Primitive } from '../geometry/display-list'
import { halfTurn } from '../geometry/frame'
import { boxOf, growBox, holePaths, isPlain, outlinePath } from '../geometry/outline'
import { composeOverlays } from '../geometry/overlays'
import { pieceBoxes } from '../geometry/piece-boxes'
import { geometryOn, type SurfaceGeometry } from '../geometry/surfaces'
import type { Ink } from '../items/item-type'
import { composeItem, composeMirrored } from '../items/item-types'
import { isBothWays } from '../layouts/layouts'
import type { ProductDefinition } from '../product/definition'
import { withSides } from './sides'
import { sidesKey } from './sides-key'

type Design = Pick<DesignDocument, 'options' | 'records'>

/** For designs of photos alone. A text drawn without fonts would be printed as bars, and a drawing not at all. */
const noInk: Ink = {
  shape: () => {
    throw new Error('The design has text, and there are no fonts to set it in')
  },
  drawing: () => {
    throw new Error('The design has graphics, and there are no drawings')
  },
}

const composeItems = (
  geometry: SurfaceGeometry,
  design: Design,
  surface: DesignSurface,
  ink: Ink,
  compose = geometry.part.sameAs?.mirrored ? composeMirrored : composeItem,
): Primitive[] => {
  const items = itemsOn(design, surface).map((item) => compose(geometry, item, ink))
  const turned: Primitive = { kind: 'group', transform: halfTurn(geometry.face), children: items }
  return [...composeBackground(geometry, surface), ...items, ...(isBothWays(surface.layout) ? [turned] : [])]
}

const translated = (children: readonly Primitive[], { x, y }: Box): Primitive[] =>
  x === 0 && y === 0 ? [...children] : [{ kind: 'group', transform: [1, 0, 0, 1, -x, -y], children }]

interface Piece {
  geometry: SurfaceGeometry
  content: readonly Primitive[]
  box: Box
  design: Design
  surface: DesignSurface
  label: string
  copies: number
}

function pieceOf({ geometry, content, box, design, surface, label, copies }: Piece): DisplayPage {
  const { part, depthMm, bleedMm } = geometry
  const trimBox = growBox(boxOf(box), depthMm)
  const bleedBox = growBox(trimBox, bleedMm)
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
  ink: Ink = noInk,
  compose = composeItem,
): DisplayPage => composeOn(geometryOn(definition, design, surface), design, surface, ink, compose)

/** A side of the product as it is printed, also one that is printed from the design of another. */
export const composeSide = (
  definition: ProductDefinition,
  design: Design,
  { surface, part }: PrintedSide,
  ink: Ink = noInk,
): DisplayPage => composeOn(geometryOn(definition, design, { ...surface, part: part.id }), design, surface, ink)

function composeOn(
  geometry: SurfaceGeometry,
  design: Design,
  surface: DesignSurface,
  ink: Ink,
  compose?: typeof composeItem,
): DisplayPage {
  const { part, face } = geometry
  const items = composeItems(geometry, design, surface, ink, compose)
  const content = [...items, ...composeOverlays(part, face, { on: 'screen', place: placeOf(design, surface) })]
  const box = boxOf(face)
  return pieceOf({ geometry, content, box, design, surface, label: geometry.part.label, copies: 1 })
}

/** The pages of a surface as the printer gets them: one for each piece. */
function pagesOfSurface(design: Design, { surface, geometry, copies }: PrintedSurface, ink: Ink): DisplayPage[] {
  const { part, face } = geometry
  const items = composeItems(geometry, design, surface, ink)
  const content = [...items, ...composeOverlays(part, face, { on: 'print', place: placeOf(design, surface) })]
  const boxes = pieceBoxes(part, face)
  return boxes.map((box, at) =>
    pieceOf({
      geometry,
      content,
      box,
      design,
      surface,
      label: boxes.length > 1 ? `${part.label} ${at + 1} of ${boxes.length}` : part.label,
      copies,
    }),
  )
}

/** The pages of what is printed (printed.ts), in print order. */
export const pagesOf = (design: Design, surfaces: readonly PrintedSurface[], ink: Ink = noInk): DisplayPage[] =>
  surfaces.flatMap((surface) => pagesOfSurface(design, surface, ink))

import { composeBackground } from './background/compose'
import type { ProductDefinition, ProductPart } from './definition'
import type { Box, DisplayPage, Matrix, Primitive } from './display-list'
import type { DesignDocument, DesignSurface } from './document'
import type { Ink } from './items/item-type'
import { composeItem } from './items/item-types'
import { boxOf, growBox, holePaths, isPlain, outlinePath } from './outline'
import { composeOverlays } from './overlays'
import { partsOf } from './parts'
import { rectPath } from './path'
import { itemsOn, surfacesOf } from './records'
import { geometryOn, type Size, type SurfaceGeometry } from './surfaces'

type Design = Pick<DesignDocument, 'options' | 'records'>

const SIDES = [-1, 0, 1] as const

/** Mirrors at the sides of the face: across at the left (-1) or right (1), down at the top or bottom. */
const mirror = (across: number, down: number, { width, height }: Size): Matrix => [
  across === 0 ? 1 : -1,
  0,
  0,
  down === 0 ? 1 : -1,
  across === 0 ? 0 : across < 0 ? 0 : 2 * width,
  down === 0 ? 0 : down < 0 ? 0 : 2 * height,
]

/** A mirrored side is drawn a little past its edges, below the others: no white line is left between two of them. */
const OVERLAP_MM = 0.25

const grownAbout = ({ width, height }: Size): Matrix => [
  (width + 2 * OVERLAP_MM) / width,
  0,
  0,
  (height + 2 * OVERLAP_MM) / height,
  -OVERLAP_MM,
  -OVERLAP_MM,
]

/** The content of a face with its printed sides. */
function withSides(content: readonly Primitive[], face: Size, geometry: SurfaceGeometry): Primitive[] {
  const onFace: Primitive = { kind: 'group', clip: rectPath(boxOf(face)), children: content }
  if (geometry.edge === 'white') return [onFace]
  if (geometry.edge !== 'mirror') return [...content]
  const below: Primitive = { kind: 'group', transform: grownAbout(face), children: [onFace] }
  const mirrored = SIDES.flatMap((across) =>
    SIDES.filter((down) => across !== 0 || down !== 0).map(
      (down): Primitive => ({ kind: 'group', transform: mirror(across, down, face), children: [below, onFace] }),
    ),
  )
  return [...mirrored, onFace]
}

/** For designs of photos alone. A text drawn without fonts would be printed as bars, and a drawing not at all. */
const noInk: Ink = {
  shape: () => {
    throw new Error('The design has text, and there are no fonts to set it in')
  },
  drawing: () => {
    throw new Error('The design has graphics, and there are no drawings')
  },
}

const composeItems = (geometry: SurfaceGeometry, design: Design, surface: DesignSurface, ink: Ink): Primitive[] => [
  ...composeBackground(geometry, surface),
  ...itemsOn(design, surface).map((item) => composeItem(geometry, item, ink)),
]

/** The faces of the pieces of a part, in mm from the top left of the part; the part's own face without pieces. */
export function pieceBoxes({ pieces }: ProductPart, face: Size): Box[] {
  if (!pieces) return [boxOf(face)]
  const { columns, rows, gapMm } = pieces
  const width = (face.width - gapMm * (columns - 1)) / columns
  const height = (face.height - gapMm * (rows - 1)) / rows
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: (at % columns) * (width + gapMm),
    y: Math.floor(at / columns) * (height + gapMm),
    width,
    height,
  }))
}

const translated = (children: readonly Primitive[], { x, y }: Box): Primitive[] =>
  x === 0 && y === 0 ? [...children] : [{ kind: 'group', transform: [1, 0, 0, 1, -x, -y], children }]

interface Piece {
  geometry: SurfaceGeometry
  content: readonly Primitive[]
  box: Box
  surface: string
  label: string
  copies: number
}

function pieceOf({ geometry, content, box, surface, label, copies }: Piece): DisplayPage {
  const { part, depthMm, bleedMm } = geometry
  const trimBox = growBox(boxOf(box), depthMm)
  return {
    surface,
    label,
    trimBox,
    bleedBox: growBox(trimBox, bleedMm),
    list: withSides(translated(content, box), box, geometry),
    cuts: isPlain(part) ? [] : [outlinePath(part, box), ...holePaths(part, box)],
    copies,
  }
}

/** One surface as it is designed: in one piece, with its printed sides. */
export function composeSurface(
  definition: ProductDefinition,
  design: Design,
  surface: DesignSurface,
  ink: Ink = noInk,
): DisplayPage {
  const geometry = geometryOn(definition, design, surface)
  const { part, face } = geometry
  const content = [...composeItems(geometry, design, surface, ink), ...composeOverlays(part, face, 'screen')]
  const box = boxOf(face)
  return pieceOf({ geometry, content, box, surface: surface.id, label: geometry.part.label, copies: 1 })
}

/** Flips a face across. */
const flipped = (children: readonly Primitive[], { width }: Size): Primitive[] => [
  { kind: 'group', transform: [-1, 0, 0, 1, width, 0], children },
]

/** The pages of a surface as the printer gets them: one for each piece. */
function printedPages(
  definition: ProductDefinition,
  design: Design,
  part: ProductPart,
  surface: DesignSurface,
  ink: Ink,
): DisplayPage[] {
  const geometry = geometryOn(definition, design, { ...surface, part: part.id })
  const items = composeItems(geometry, design, surface, ink)
  const placed = part.sameAs?.mirrored ? flipped(items, geometry.face) : items
  const content = [...placed, ...composeOverlays(part, geometry.face, 'print')]
  const boxes = pieceBoxes(part, geometry.face)
  return boxes.map((box, at) =>
    pieceOf({
      geometry,
      content,
      box,
      surface: surface.id,
      label: boxes.length > 1 ? `${part.label} ${at + 1} of ${boxes.length}` : part.label,
      copies: surface.copies ?? 1,
    }),
  )
}

/** All pages of a design in print order. Parts that the options leave out are not printed. */
export function pagesOf(definition: ProductDefinition, design: Design, ink: Ink = noInk): DisplayPage[] {
  const surfaces = surfacesOf(design)
  return partsOf(definition, design.options).flatMap((part) =>
    surfaces
      .filter((surface) => surface.part === (part.sameAs?.part ?? part.id))
      .flatMap((surface) => printedPages(definition, design, part, surface, ink)),
  )
}

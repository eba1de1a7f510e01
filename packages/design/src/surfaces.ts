import type { EdgeKind, ProductDefinition } from './definition'
import type { DesignSurface } from './document'

/** Width and height in one unit: millimetres of the printed piece, or pixels of a photo. */
export interface Size {
  width: number
  height: number
}

export type Orientation = DesignSurface['orientation']

/** One printed surface in millimetres, worked out from the product's definition and the shopper's choice. */
export interface SurfaceGeometry {
  shape: ProductDefinition['shape']
  /** What is seen from the front. */
  face: Size
  /** What stands on the wrapped sides; null for flat pieces. */
  edge: EdgeKind | null
  /** How far the print goes round the frame on each side; 0 for flat pieces. */
  depthMm: number
  /** Printed outside of everything that is seen, and cut off or folded away. */
  bleedMm: number
  /** What the crop of the photo fills: all that is printed, or the face alone where the sides are made otherwise. */
  photo: Size
  printed: Size
}

type SizeRow = ProductDefinition['sizes'][number]

export const isSquare = (size: Size): boolean => Math.abs(size.width - size.height) < 0.01

export const grow = (size: Size, margin: number): Size => ({
  width: size.width + 2 * margin,
  height: size.height + 2 * margin,
})

/** The row of the size that the chosen options name; null where they name none of this product. */
export const chosenSize = (definition: ProductDefinition, options: readonly string[]): SizeRow | null =>
  definition.sizes.find((row) => options.includes(row.optionUid)) ?? null

/** The face of a size as the shopper turned it; a piece that cannot be turned stays as it is listed. */
export function faceOf(definition: ProductDefinition, row: SizeRow, orientation: Orientation): Size {
  const listed = { width: row.widthMm, height: row.heightMm }
  if (!definition.canRotate) return listed
  const [short, long] = listed.width < listed.height ? [listed.width, listed.height] : [listed.height, listed.width]
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short }
}

/**
 * The surface that the chosen options print.
 *
 * @throws where the options name no size of the product; ask `chosenSize` first for input that was not made here
 */
export function surfaceGeometry(
  definition: ProductDefinition,
  options: readonly string[],
  orientation: Orientation,
): SurfaceGeometry {
  const row = chosenSize(definition, options)
  if (!row) throw new Error('The design names no size of its product')
  const face = faceOf(definition, row, orientation)
  const chosen = <T extends { optionUid: string }>(rows: readonly T[]): T | undefined =>
    rows.find((entry) => options.includes(entry.optionUid)) ?? rows[0]
  const depthMm = chosen(definition.depths)?.depthMm ?? 0
  const edge = depthMm > 0 ? (chosen(definition.edges)?.edge ?? 'wrap') : null
  const printed = grow(face, depthMm + definition.bleedMm)
  return {
    shape: definition.shape,
    face,
    edge,
    depthMm,
    bleedMm: definition.bleedMm,
    // Mirrored and white sides leave the whole photo on the face, which is what they are chosen for.
    photo: edge === 'mirror' || edge === 'white' ? face : printed,
    printed,
  }
}

/** How the piece is listed, which is how a new design starts. */
export function listedOrientation(definition: ProductDefinition): Orientation {
  const first = definition.sizes[0]
  return first && first.widthMm > first.heightMm ? 'landscape' : 'portrait'
}

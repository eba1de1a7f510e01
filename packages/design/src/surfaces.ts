import type { EdgeKind, ProductDefinition, SizeRow } from './definition'
import type { DesignSurface } from './document'

/** Width and height in one unit: millimetres of the printed piece, or pixels of a photo. */
export interface Size {
  width: number
  height: number
}

export type Orientation = DesignSurface['orientation']

/** One printed surface in millimetres, from the product's definition and the chosen options. */
export interface SurfaceGeometry {
  shape: ProductDefinition['shape']
  /** The visible front. */
  face: Size
  /** The print on the wrapped sides; null for flat pieces. */
  edge: EdgeKind | null
  /** The depth of the frame's sides; 0 for flat pieces. */
  depthMm: number
  /** Printed past all visible parts, and cut off or folded away. */
  bleedMm: number
  /** The area of the photo's crop: all of the print, or only the face when the sides are made otherwise. */
  photo: Size
  printed: Size
}

export const isSquare = (size: Size): boolean => Math.abs(size.width - size.height) < 0.01

export const grow = (size: Size, margin: number): Size => ({
  width: size.width + 2 * margin,
  height: size.height + 2 * margin,
})

/** The row of the chosen size; null when the options contain no size of this product. */
export const chosenSize = (definition: ProductDefinition, options: readonly string[]): SizeRow | null =>
  definition.sizes.find((row) => options.includes(row.optionUid)) ?? null

/** The face of a size in an orientation. A piece that cannot rotate keeps the listed one. */
export function faceOf(definition: ProductDefinition, row: SizeRow, orientation: Orientation): Size {
  const listed = { width: row.widthMm, height: row.heightMm }
  if (!definition.canRotate) return listed
  const [short, long] = listed.width < listed.height ? [listed.width, listed.height] : [listed.height, listed.width]
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short }
}

/**
 * The surface for the chosen options.
 *
 * @throws when the options contain no size of the product; check unvalidated input with `chosenSize` first
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
    // With mirrored or white sides the photo fills the face only.
    photo: edge === 'mirror' || edge === 'white' ? face : printed,
    printed,
  }
}

/** The listed orientation of a product, which a new design starts with. */
export function listedOrientation(definition: ProductDefinition): Orientation {
  const first = definition.sizes[0]
  return first && first.widthMm > first.heightMm ? 'landscape' : 'portrait'
}

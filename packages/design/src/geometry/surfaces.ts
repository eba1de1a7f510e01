import type { DesignDocument, DesignSurface } from '../document/document'
import { optionsOn } from '../document/records'
import type { EdgeKind, ProductDefinition, ProductPart } from '../product/definition'
import { partOf, type SizeRow, sizesOf } from '../product/parts'

/** Width and height in one unit: millimetres of the printed piece, or pixels of a photo. */
export interface Size {
  width: number
  height: number
}

export type Orientation = DesignSurface['orientation']

/** One printed surface in millimetres, from the product's definition and the chosen options. */
export interface SurfaceGeometry {
  /** The part with the effects of the chosen options. */
  part: ProductPart
  /** The visible front. */
  face: Size
  /** The print on the wrapped sides; null for flat pieces. */
  edge: EdgeKind | null
  /** The depth of the frame's sides; 0 for flat pieces. */
  depthMm: number
  /** Printed past all visible parts, and cut off or folded away. */
  bleedMm: number
  /** The area of a photo that fills the surface: all of the print, or only the face when the sides are made otherwise. */
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
  sizesOf(definition).find((row) => options.includes(row.optionUid)) ?? null

/** The face of a size in an orientation. A piece that cannot rotate keeps the listed one. */
export function orientedFace(
  { widthMm, heightMm }: Pick<SizeRow, 'widthMm' | 'heightMm'>,
  canRotate: boolean,
  orientation: Orientation,
): Size {
  if (!canRotate) return { width: widthMm, height: heightMm }
  const [short, long] = widthMm < heightMm ? [widthMm, heightMm] : [heightMm, widthMm]
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short }
}

/**
 * The surface of a part for the chosen options; of the first part for no id.
 *
 * @param typed the size that the shopper has typed, which takes the place of the option's
 * @throws where the product has no such part
 */
export function surfaceGeometry(
  definition: ProductDefinition,
  options: readonly string[],
  orientation: Orientation,
  partId?: string,
  typed?: ProductPart['size'],
): SurfaceGeometry {
  const listed = partOf(definition, options, partId)
  const part = typed && definition.freeSize ? { ...listed, size: typed } : listed
  const face = orientedFace(part.size, part.canRotate, orientation)
  const edge = part.wrapMm > 0 ? part.edge : null
  const printed = grow(face, part.wrapMm + part.bleedMm)
  return {
    part,
    face,
    edge,
    depthMm: part.wrapMm,
    bleedMm: part.bleedMm,
    // With a border, or sides that the photo does not go round, it fills the face only.
    photo: part.borderMm > 0 ? grow(face, -part.borderMm) : edge === null || edge === 'wrap' ? printed : face,
    printed,
  }
}

/** The geometry of a surface of a design, for its own options. */
export const geometryOn = (
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options'>,
  surface: Pick<DesignSurface, 'orientation' | 'part' | 'options' | 'size'>,
): SurfaceGeometry =>
  surfaceGeometry(definition, optionsOn(design, surface), surface.orientation, surface.part, surface.size)

/** The listed orientation of a product, which a new design starts with. */
export function listedOrientation(definition: ProductDefinition): Orientation {
  const size = sizesOf(definition)[0] ?? definition.parts[0]?.size
  return size && size.widthMm > size.heightMm ? 'landscape' : 'portrait'
}

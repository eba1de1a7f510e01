import { aspectOf, coverCrop } from './crop'
import type { ProductDefinition } from './definition'
import { ppiOf } from './resolution'
import { chosenSize, faceOf, type Orientation, type Size, surfaceGeometry } from './surfaces'

/** A common long side, which fits most walls and frames. */
const COMMON_MM = 600
/** Sizes within this fraction of the best visible part have the photo's shape too. */
const SLACK = 0.03

type SizeRow = ProductDefinition['sizes'][number]

const longSide = ({ widthMm, heightMm }: SizeRow): number => Math.max(widthMm, heightMm)

/** The row nearest to the common size; the first for a product with small sizes only. */
function nearestToCommon(definition: ProductDefinition, rows: readonly SizeRow[]): SizeRow | undefined {
  if (Math.max(...definition.sizes.map(longSide)) < COMMON_MM) return rows[0]
  const distance = (row: SizeRow) => Math.abs(longSide(row) - COMMON_MM)
  return [...rows].sort((a, b) => distance(a) - distance(b))[0]
}

/**
 * The option uid of the default size for a photo: of its shape, of good print quality, near the common size. A photo
 * that is too small for all sizes of its shape gets the smallest.
 *
 * @param options the other chosen options; a frame's depth needs pixels too
 */
export function fittingSize(definition: ProductDefinition, options: readonly string[], photo: Size): string | null {
  const current = chosenSize(definition, options)?.optionUid
  // Mug sizes differ in volume, not in print size.
  if (definition.shape === 'mug') return current ?? null
  const orientation: Orientation = photo.width > photo.height ? 'landscape' : 'portrait'
  const others = options.filter((uid) => uid !== current)
  const visiblePart = (row: SizeRow): number => {
    const ratio = aspectOf(faceOf(definition, row, orientation)) / aspectOf(photo)
    return Math.min(ratio, 1 / ratio)
  }
  const printsWell = (row: SizeRow): boolean => {
    const print = surfaceGeometry(definition, [...others, row.optionUid], orientation).photo
    return ppiOf(coverCrop(photo, aspectOf(print)), photo, print) >= definition.resolution.goodPpi
  }
  const most = Math.max(...definition.sizes.map(visiblePart))
  const shaped = definition.sizes.filter((row) => visiblePart(row) >= most - SLACK)
  const smallest = [...shaped].sort((a, b) => a.widthMm * a.heightMm - b.widthMm * b.heightMm)[0]
  const chosen = nearestToCommon(definition, shaped.filter(printsWell)) ?? smallest
  return chosen?.optionUid ?? null
}

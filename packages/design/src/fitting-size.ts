import { areForWalls, nearestToCommon } from './common-size'
import { aspectOf, coverCrop } from './crop'
import type { ProductDefinition } from './definition'
import { partOf, type SizeRow, sizesOf } from './parts'
import { ppiOf } from './resolution'
import { chosenSize, type Orientation, orientedFace, type Size, surfaceGeometry } from './surfaces'

/** Sizes within this fraction of the best visible part have the photo's shape too. */
const SLACK = 0.03

/** The row nearest to the common size; the first for a product with small sizes only. */
const defaultOf = (definition: ProductDefinition, rows: readonly SizeRow[]): SizeRow | undefined =>
  areForWalls(sizesOf(definition)) ? nearestToCommon(rows) : rows[0]

/**
 * The option uid of the default size for a photo: of its shape, of good print quality, near the common size. A photo
 * that is too small for all sizes of its shape gets the smallest.
 *
 * @param options the other chosen options; a frame's depth needs pixels too
 */
export function fittingSize(definition: ProductDefinition, options: readonly string[], photo: Size): string | null {
  const current = chosenSize(definition, options)?.optionUid
  if (!definition.sizeFollowsPhoto) return current ?? null
  const orientation: Orientation = photo.width > photo.height ? 'landscape' : 'portrait'
  const others = options.filter((uid) => uid !== current)
  const sizes = sizesOf(definition)
  const { canRotate } = partOf(definition, options)
  const visiblePart = (row: SizeRow): number => {
    const ratio = aspectOf(orientedFace(row, canRotate, orientation)) / aspectOf(photo)
    return Math.min(ratio, 1 / ratio)
  }
  const printsWell = (row: SizeRow): boolean => {
    const print = surfaceGeometry(definition, [...others, row.optionUid], orientation).photo
    return ppiOf(coverCrop(photo, aspectOf(print)), photo, print) >= definition.resolution.goodPpi
  }
  const most = Math.max(...sizes.map(visiblePart))
  const shaped = sizes.filter((row) => visiblePart(row) >= most - SLACK)
  const smallest = [...shaped].sort((a, b) => a.widthMm * a.heightMm - b.widthMm * b.heightMm)[0]
  const chosen = defaultOf(definition, shaped.filter(printsWell)) ?? smallest
  return chosen?.optionUid ?? null
}

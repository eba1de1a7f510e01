import { aspectOf, coverCrop } from './crop'
import type { ProductDefinition } from './definition'
import { ppiOf } from './resolution'
import { chosenSize, faceOf, type Orientation, type Size, surfaceGeometry } from './surfaces'

/** Long side that fits over most sofas and into most frames. */
const FAMILIAR_MM = 600
/** Sizes that show nearly as much of the photo as the best one are of its shape too. */
const SLACK = 0.03

type SizeRow = ProductDefinition['sizes'][number]

const longSide = ({ widthMm, heightMm }: SizeRow): number => Math.max(widthMm, heightMm)

/** The one of a familiar width; the first where the product is never that large, since those are not for a wall. */
function familiarOf(definition: ProductDefinition, rows: readonly SizeRow[]): SizeRow | undefined {
  if (Math.max(...definition.sizes.map(longSide)) < FAMILIAR_MM) return rows[0]
  const away = (row: SizeRow) => Math.abs(longSide(row) - FAMILIAR_MM)
  return [...rows].sort((a, b) => away(a) - away(b))[0]
}

/**
 * The option uid of the size to begin with for this photo: of its shape, printing well, of a familiar width. A photo
 * that is too small for every size of its shape gets the smallest of them.
 *
 * @param options what is chosen otherwise; a frame's depth needs pixels too
 */
export function fittingSize(definition: ProductDefinition, options: readonly string[], photo: Size): string | null {
  const current = chosenSize(definition, options)?.optionUid
  // Mugs differ in what they hold, not in how large they print.
  if (definition.shape === 'mug') return current ?? null
  const orientation: Orientation = photo.width > photo.height ? 'landscape' : 'portrait'
  const others = options.filter((uid) => uid !== current)
  const shown = (row: SizeRow): number => {
    const ratio = aspectOf(faceOf(definition, row, orientation)) / aspectOf(photo)
    return Math.min(ratio, 1 / ratio)
  }
  const printsWell = (row: SizeRow): boolean => {
    const print = surfaceGeometry(definition, [...others, row.optionUid], orientation).photo
    return ppiOf(coverCrop(photo, aspectOf(print)), photo, print) >= definition.resolution.goodPpi
  }
  const most = Math.max(...definition.sizes.map(shown))
  const shaped = definition.sizes.filter((row) => shown(row) >= most - SLACK)
  const smallest = [...shaped].sort((a, b) => a.widthMm * a.heightMm - b.widthMm * b.heightMm)[0]
  const chosen = familiarOf(definition, shaped.filter(printsWell)) ?? smallest
  return chosen?.optionUid ?? null
}

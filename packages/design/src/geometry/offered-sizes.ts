import type { ProductDefinition } from '../product/definition'
import { partOf, type SizeRow, sizesOf } from '../product/parts'
import { aspectOf, coverCrop } from './crop'
import { ppiOf } from './resolution'
import { chosenSize, type Orientation, orientedFace, type Size, surfaceGeometry } from './surfaces'

/** Sizes within this fraction of the best visible part have the photo's shape too. */
const SLACK = 0.03
const OFFERS_MAX = 3

const areaOf = ({ widthMm, heightMm }: SizeRow): number => widthMm * heightMm

/**
 * The option uids of other sizes that have the photo's shape and print well: those nearest to the chosen size, from small
 * to large. A photo never changes the size by itself, since that would change the price.
 *
 * @param options all chosen options; a frame's depth needs pixels too
 */
export function offeredSizes(definition: ProductDefinition, options: readonly string[], photo: Size): string[] {
  const current = chosenSize(definition, options)
  if (!definition.sizeFollowsPhoto || definition.freeSize || !current) return []
  const orientation: Orientation = photo.width > photo.height ? 'landscape' : 'portrait'
  const others = options.filter((uid) => uid !== current.optionUid)
  const { canRotate } = partOf(definition, options)
  const sizes = sizesOf(definition)
  const visiblePart = (row: SizeRow): number => {
    const ratio = aspectOf(orientedFace(row, canRotate, orientation)) / aspectOf(photo)
    return Math.min(ratio, 1 / ratio)
  }
  const printsWell = (row: SizeRow): boolean => {
    const print = surfaceGeometry(definition, [...others, row.optionUid], orientation).photo
    return ppiOf(coverCrop(photo, aspectOf(print)), photo, print) >= definition.resolution.goodPpi
  }
  const most = Math.max(...sizes.map(visiblePart))
  const far = (row: SizeRow) => Math.abs(Math.log(areaOf(row) / areaOf(current)))
  return sizes
    .filter((row) => row.optionUid !== current.optionUid && visiblePart(row) >= most - SLACK && printsWell(row))
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, OFFERS_MAX)
    .toSorted((a, b) => areaOf(a) - areaOf(b))
    .map(({ optionUid }) => optionUid)
}

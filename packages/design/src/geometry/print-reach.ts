import type { ProductDefinition } from '../product/definition'
import { partOf, type SizeRow, sizesOf } from '../product/parts'
import { aspectOf, coverCrop } from './crop'
import { levelOf, ppiOf, type QualityLevel } from './resolution'
import { chosenSize, listedOrientation, type Orientation, type Size, surfaceGeometry } from './surfaces'

/** The quality of a photo at the largest size that prints well; at the smallest size if none does. */
export interface PrintReach {
  level: QualityLevel
  optionUid: string
}

/** @param options the other chosen options; a frame's depth needs pixels too */
export function printReach(definition: ProductDefinition, options: readonly string[], photo: Size): PrintReach | null {
  const current = chosenSize(definition, options)?.optionUid
  const others = options.filter((uid) => uid !== current)
  const turned: Orientation = photo.width > photo.height ? 'landscape' : 'portrait'
  const orientation = partOf(definition, options).canRotate ? turned : listedOrientation(definition)
  const reachAt = ({ optionUid }: SizeRow): PrintReach => {
    const print = surfaceGeometry(definition, [...others, optionUid], orientation).photo
    const ppi = ppiOf(coverCrop(photo, aspectOf(print)), photo, print)
    return { level: levelOf(ppi, definition.resolution), optionUid }
  }
  const reaches = sizesOf(definition)
    .toSorted((a, b) => b.widthMm * b.heightMm - a.widthMm * a.heightMm)
    .map(reachAt)
  const prints = ({ level }: PrintReach): boolean => level === 'excellent' || level === 'good'
  return reaches.find(prints) ?? reaches.at(-1) ?? null
}

import type { CropBox, DesignDocument, DesignPhoto, PlacedPhoto } from '../document/document'
import { optionsOn, photoOf, surfaceOf } from '../document/records'
import type { ProductDefinition } from '../product/definition'
import { type SizeRow, sizesOf } from '../product/parts'
import { aspectOf, refitCrop, turnedPhoto } from './crop'
import { chosenSize, geometryOn, type Size, surfaceGeometry } from './surfaces'

const MM_PER_INCH = 25.4
/** Above this factor of a good resolution more pixels are not visible. */
const EXCELLENT = 1.25

export type QualityLevel = 'excellent' | 'good' | 'fair' | 'poor'

export interface PrintQuality {
  level: QualityLevel
  /** Pixels of the original per inch of the print. */
  ppi: number
  text: string
}

const TEXTS: Record<QualityLevel, string> = {
  excellent: 'Prints sharp at this size',
  good: 'Prints well at this size',
  fair: 'A little soft from close up',
  poor: 'Comes out blurry at this size',
}

/** Pixels per inch of a crop at the print size `print` (mm). */
export const ppiOf = (crop: CropBox, photo: Size, print: Size): number =>
  (crop.width * photo.width) / (print.width / MM_PER_INCH)

export function levelOf(ppi: number, limits: ProductDefinition['resolution']): QualityLevel {
  if (ppi >= limits.goodPpi * EXCELLENT) return 'excellent'
  if (ppi >= limits.goodPpi) return 'good'
  return ppi >= limits.leastPpi ? 'fair' : 'poor'
}

export const pixelsOf = (photo: Pick<DesignPhoto, 'widthPx' | 'heightPx'>): Size => ({
  width: photo.widthPx,
  height: photo.heightPx,
})

/** The print quality of a photo at the chosen size, from the pixels of its crop. */
export function printQuality(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
  placed: PlacedPhoto,
): PrintQuality | null {
  const surface = surfaceOf(design, placed.surface)
  const photo = photoOf(design, placed.data.photo)
  if (!surface || !photo) return null
  const print = placed.frame ?? geometryOn(definition, design, surface).photo
  const ppi = ppiOf(placed.data.crop, turnedPhoto(pixelsOf(photo), placed.data), print)
  const level = levelOf(ppi, definition.resolution)
  const text = TEXTS[level]
  return { level, ppi, text: placed.slot === undefined ? text : text.replace('at this size', 'in this place') }
}

/**
 * The option uid of the largest size at which this crop prints well; null for none. The crop is first fitted to the
 * proportions of each size, as the choice of that size would do. The photo fills its surface.
 */
export function largestGoodSize(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
  placed: PlacedPhoto,
): string | null {
  const surface = surfaceOf(design, placed.surface)
  const photo = photoOf(design, placed.data.photo)
  if (!surface || !photo) return null
  const options = optionsOn(design, surface)
  const current = chosenSize(definition, options)
  if (!current) return null
  const turned = turnedPhoto(pixelsOf(photo), placed.data)
  const others = options.filter((uid) => uid !== current.optionUid)
  const printAt = (optionUid: string) =>
    surfaceGeometry(definition, [...others, optionUid], surface.orientation, surface.part).photo
  const from = aspectOf(printAt(current.optionUid))
  const printsWell = (row: SizeRow): boolean => {
    const print = printAt(row.optionUid)
    const crop = refitCrop(placed.data.crop, turned, from, aspectOf(print))
    return ppiOf(crop, turned, print) >= definition.resolution.goodPpi
  }
  const bySize = sizesOf(definition).toSorted((a, b) => b.widthMm * b.heightMm - a.widthMm * a.heightMm)
  return bySize.find(printsWell)?.optionUid ?? null
}

import type { CropBox, DesignDocument, PlacedPhoto } from '../document/document'
import { photoOf, surfaceOf } from '../document/records'
import type { ProductDefinition } from '../product/definition'
import { aspectOf, centreOf, cropAt, turnedPhoto, zoomOf } from './crop'
import { levelOf, pixelsOf, ppiOf } from './resolution'
import { geometryOn } from './surfaces'

/** Less than this is no enlargement that a shopper has made. */
const LEAST_ZOOM = 1.01
/** A little sharper than needed, for the sake of rounding. */
const SPARE = 0.999

/**
 * A crop with more of an enlarged photo, so that it prints well, or as well as it can; null where the photo is sharp, or
 * its zoom is not to blame.
 */
export function sharperCrop(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
  placed: PlacedPhoto,
): { crop: CropBox; percent: number } | null {
  const surface = surfaceOf(design, placed.surface)
  const photo = photoOf(design, placed.data.photo)
  if (!surface || !photo) return null
  const print = placed.frame ?? geometryOn(definition, design, surface).photo
  const turned = turnedPhoto(pixelsOf(photo), placed.data)
  const levelAt = (crop: CropBox) => levelOf(ppiOf(crop, turned, print), definition.resolution)
  const { crop } = placed.data
  const zoom = zoomOf(crop, turned, aspectOf(print))
  const level = levelAt(crop)
  if (zoom < LEAST_ZOOM || level === 'good' || level === 'excellent') return null
  const share = ppiOf(crop, turned, print) / definition.resolution.goodPpi
  const wider = cropAt(turned, aspectOf(print), Math.max(zoom * share * SPARE, 1), centreOf(crop))
  return levelAt(wider) === level ? null : { crop: wider, percent: Math.round(zoom * 100) }
}

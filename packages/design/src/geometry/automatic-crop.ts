import type { CropBox, DesignPhoto, PlacedPhoto } from '../document/document'
import { aspectOf, centreOf, coverCrop, cropAt, turnedPhoto } from './crop'
import type { Box } from './display-list'
import { coveredPart, inCrop, quietInBox } from './quiet-areas'
import { pixelsOf } from './resolution'
import type { SurfaceGeometry } from './surfaces'

type Data = Pick<PlacedPhoto['data'], 'turns' | 'flip' | 'straighten'>

const SAME = 1e-6
const WHOLE = { x: 0, y: 0, width: 1, height: 1 }

/** A box of the photo as it is after its turns and flip. */
function turnedBox({ x, y, width, height }: CropBox, { turns, flip }: Data): CropBox {
  const boxes: Record<Data['turns'], CropBox> = {
    0: { x, y, width, height },
    1: { x: 1 - y - height, y: x, width: height, height: width },
    2: { x: 1 - x - width, y: 1 - y - height, width, height },
    3: { x: y, y: 1 - x - width, width: height, height: width },
  }
  const box = boxes[turns]
  return flip ? { ...box, x: 1 - box.x - box.width } : box
}

/** What the photo seems to show, after its turns; null if nobody has looked. */
export const subjectOf = ({ subject }: DesignPhoto, data: Data): CropBox | null =>
  subject ? turnedBox(subject, data) : null

/** Steps of the search for a crop that keeps the subject free: more zoom leaves more room to move. */
const ZOOMS = [1, 1.15, 1.3, 1.5]
const STEPS = Array.from({ length: 21 }, (_, at) => at / 20)

/** How badly a crop shows a subject: cut off or covered counts first, then the zoom, then how far it is from the middle. */
function faultOf(subject: CropBox, crop: CropBox, quiet: readonly Box[], zoom: number): number {
  const seen = inCrop(subject, crop)
  const hidden = 1 - coveredPart(seen, [WHOLE]) + coveredPart(seen, quiet)
  const middle = centreOf(seen)
  return Math.round(hidden * 100) * 100 + zoom * 10 + Math.hypot(middle.x - 0.5, middle.y - 0.5)
}

/**
 * The largest crop with this aspect, as near to what the photo shows as it can be.
 *
 * @param quiet areas that something covers, in 0..1 of the crop; what the photo shows is kept out of them
 */
export function automaticCrop(photo: DesignPhoto, data: Data, aspect: number, quiet: readonly Box[] = []): CropBox {
  const turned = turnedPhoto(pixelsOf(photo), data)
  const subject = subjectOf(photo, data)
  if (!subject) return coverCrop(turned, aspect)
  const usual = cropAt(turned, aspect, 1, centreOf(subject))
  if (coveredPart(inCrop(subject, usual), quiet) === 0) return usual
  const crops = ZOOMS.flatMap((zoom) =>
    STEPS.flatMap((x) => STEPS.map((y) => ({ zoom, crop: cropAt(turned, aspect, zoom, { x, y }) }))),
  )
  const faults = crops.map(({ crop, zoom }) => ({ crop, fault: faultOf(subject, crop, quiet, zoom) }))
  return faults.reduce((best, each) => (each.fault < best.fault ? each : best)).crop
}

type Face = Pick<SurfaceGeometry, 'part' | 'face'>

/** The automatic crop of a photo in a box of a face: what it shows is kept out of the quiet areas there. */
export const cropInBox = (photo: DesignPhoto, data: Data, face: Face, box: Box): CropBox =>
  automaticCrop(photo, data, aspectOf(box), quietInBox(face, box))

/** True while the shopper has left the crop as it came into a box of a face. */
export const isCroppedFor = (photo: DesignPhoto, item: PlacedPhoto, face: Face, box: Box): boolean =>
  isAutomatic(photo, item, aspectOf(box), quietInBox(face, box))

/** True while the shopper has left the crop as it came. */
export function isAutomatic(
  photo: DesignPhoto,
  { data }: PlacedPhoto,
  aspect: number,
  quiet: readonly Box[] = [],
): boolean {
  const crop = automaticCrop(photo, data, aspect, quiet)
  return (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(crop[side] - data.crop[side]) < SAME)
}

/** The part of the photo that the largest crop with this aspect shows, 0..1. */
export function shownPart(photo: DesignPhoto, data: Data, aspect: number): number {
  const ratio = aspect / aspectOf(turnedPhoto(pixelsOf(photo), data))
  return Math.min(ratio, 1 / ratio)
}

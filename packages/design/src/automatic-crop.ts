import { aspectOf, coverCrop, cropAt, turnedPhoto } from './crop'
import type { CropBox, DesignPhoto, PlacedPhoto } from './document'
import { pixelsOf } from './resolution'

type Data = Pick<PlacedPhoto['data'], 'turns' | 'flip' | 'straighten'>

const SAME = 1e-6

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

/** The largest crop with this aspect, as near to what the photo shows as it can be. */
export function automaticCrop(photo: DesignPhoto, data: Data, aspect: number): CropBox {
  const turned = turnedPhoto(pixelsOf(photo), data)
  const subject = subjectOf(photo, data)
  if (!subject) return coverCrop(turned, aspect)
  return cropAt(turned, aspect, 1, { x: subject.x + subject.width / 2, y: subject.y + subject.height / 2 })
}

/** True while the shopper has left the crop as it came. */
export function isAutomatic(photo: DesignPhoto, { data }: PlacedPhoto, aspect: number): boolean {
  const crop = automaticCrop(photo, data, aspect)
  return (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(crop[side] - data.crop[side]) < SAME)
}

/** The part of the photo that the largest crop with this aspect shows, 0..1. */
export function shownPart(photo: DesignPhoto, data: Data, aspect: number): number {
  const ratio = aspect / aspectOf(turnedPhoto(pixelsOf(photo), data))
  return Math.min(ratio, 1 / ratio)
}

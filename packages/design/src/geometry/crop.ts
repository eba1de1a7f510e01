import { cropReach, type TurnedPhoto } from '../document/crop-reach'
import type { CropBox, PlacedPhoto, QuarterTurns } from '../document/document'
import type { Size } from './surfaces'

/**
 *   0 ┌──────────────────────┐  The turned photo, 0..1 on both axes.
 *     │     ┌──────────┐     │  The crop's aspect *in pixels* is the surface's aspect in mm:
 *     │     │   crop   │     │  (crop.width × photo.width) / (crop.height × photo.height) = aspect.
 *     │     └──────────┘     │
 *     └──────────────────────┘ 1
 *
 * A straightened photo is turned under the crop, about the crop's centre. The crop keeps its proportions, and all four
 * corners stay on the photo.
 */

/** The largest zoom; 1 fills the surface. */
export const MAX_ZOOM = 8

export interface Point {
  x: number
  y: number
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

type Turns = Pick<PlacedPhoto['data'], 'turns' | 'straighten'>

/** The photo after its quarter turns. */
export const turnedPhoto = ({ width, height }: Size, { turns, straighten = 0 }: Turns): TurnedPhoto => ({
  ...(turns % 2 === 0 ? { width, height } : { width: height, height: width }),
  ...(straighten !== 0 && { straighten }),
})

export const aspectOf = (size: Size): number => size.width / size.height

/** The size in 0..1 of the largest crop with this aspect. */
function coverSize(photo: TurnedPhoto, aspect: number): Size {
  const relative = aspect / aspectOf(photo)
  const upright = relative >= 1 ? { width: 1, height: 1 / relative } : { width: relative, height: 1 }
  const reach = cropReach(upright, photo)
  const most = Math.max(reach.width, reach.height, 1)
  return { width: upright.width / most, height: upright.height / most }
}

/** A crop of this size, as near to `centre` as the photo allows. */
function boxAround(size: Size, centre: Point, photo: TurnedPhoto): CropBox {
  const width = Math.min(size.width, 1)
  const height = Math.min(size.height, 1)
  const reach = cropReach({ width, height }, photo)
  // The space that the corners of a straightened crop need beside it.
  const [beside, above] = [(reach.width - width) / 2, (reach.height - height) / 2]
  const within = (at: number, space: number, side: number) =>
    clamp(clamp(at, space, Math.max(1 - space - side, space)), 0, 1 - side)
  return {
    x: within(centre.x - width / 2, beside, width),
    y: within(centre.y - height / 2, above, height),
    width,
    height,
  }
}

/** A shift in fractions of the crop, as it is seen, in 0..1 of the photo under it. */
function shiftOnPhoto({ x, y }: Point, crop: Size, { width, height, straighten = 0 }: TurnedPhoto): Point {
  if (straighten === 0) return { x: x * crop.width, y: y * crop.height }
  const angle = (straighten * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [right, down] = [x * crop.width * width, y * crop.height * height]
  return { x: (right * cos + down * sin) / width, y: (down * cos - right * sin) / height }
}

export const centreOf = (crop: CropBox): Point => ({ x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 })

/** The largest crop with this aspect, in the middle of the photo. */
export const coverCrop = (photo: TurnedPhoto, aspect: number): CropBox =>
  boxAround(coverSize(photo, aspect), { x: 0.5, y: 0.5 }, photo)

/** The zoom of a crop: 1 for the largest crop with this aspect. */
export const zoomOf = (crop: CropBox, photo: TurnedPhoto, aspect: number): number =>
  Math.max(coverSize(photo, aspect).width / crop.width, 1)

/** The crop with this zoom that is nearest to `centre`. */
export function cropAt(photo: TurnedPhoto, aspect: number, zoom: number, centre: Point): CropBox {
  const cover = coverSize(photo, aspect)
  const limited = clamp(zoom, 1, MAX_ZOOM)
  return boxAround({ width: cover.width / limited, height: cover.height / limited }, centre, photo)
}

/** Moves the crop by fractions of its own size, so that a step looks the same at every zoom. */
export function panCrop(crop: CropBox, photo: TurnedPhoto, by: Point): CropBox {
  const centre = centreOf(crop)
  const shift = shiftOnPhoto(by, crop, photo)
  const { x, y } = boxAround(crop, { x: centre.x + shift.x, y: centre.y + shift.y }, photo)
  return { ...crop, x, y }
}

/**
 * Zooms by `factor`. The part of the photo under `focus` stays in place.
 *
 * @param focus a point of the surface, 0..1 of its width and height
 */
export function zoomCrop(crop: CropBox, photo: TurnedPhoto, aspect: number, factor: number, focus: Point): CropBox {
  const zoom = clamp(zoomOf(crop, photo, aspect) * factor, 1, MAX_ZOOM)
  const cover = coverSize(photo, aspect)
  const size = { width: cover.width / zoom, height: cover.height / zoom }
  const centre = centreOf(crop)
  const fromCentre = { x: focus.x - 0.5, y: focus.y - 0.5 }
  const [before, after] = [shiftOnPhoto(fromCentre, crop, photo), shiftOnPhoto(fromCentre, size, photo)]
  return boxAround(size, { x: centre.x + before.x - after.x, y: centre.y + before.y - after.y }, photo)
}

/** The crop for another aspect, with the same centre and zoom as far as the photo allows. */
export const refitCrop = (crop: CropBox, photo: TurnedPhoto, from: number, to: number): CropBox =>
  cropAt(photo, to, zoomOf(crop, photo, from), centreOf(crop))

/**
 * The crop after one more clockwise quarter turn of what it shows; the surface stays.
 *
 * @param photo before this turn
 */
export function turnCrop(crop: CropBox, photo: TurnedPhoto, aspect: number): CropBox {
  const centre = centreOf(crop)
  const turned = { ...photo, width: photo.height, height: photo.width }
  return cropAt(turned, aspect, zoomOf(crop, photo, aspect), { x: 1 - centre.y, y: centre.x })
}

/** The turns of a photo that is then turned clockwise by one more. A flip comes after the turns, and reverses them. */
export const nextTurn = (turns: QuarterTurns, flip = false): QuarterTurns =>
  ((turns + (flip ? 3 : 1)) % 4) as QuarterTurns

/** The same part of the photo after a flip. */
export const flipCrop = (crop: CropBox): CropBox => ({ ...crop, x: Math.max(1 - crop.x - crop.width, 0) })

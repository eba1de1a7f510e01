import type { CropBox, QuarterTurns } from './document'
import type { Size } from './surfaces'

/**
 *   0 ┌──────────────────────┐  The turned photo, 0..1 on both axes.
 *     │     ┌──────────┐     │  The crop's aspect *in pixels* is the surface's aspect in mm:
 *     │     │   crop   │     │  (crop.width × photo.width) / (crop.height × photo.height) = aspect.
 *     │     └──────────┘     │
 *     └──────────────────────┘ 1
 */

/** The largest zoom; 1 fills the surface. */
export const MAX_ZOOM = 8

export interface Point {
  x: number
  y: number
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/** The photo's size in pixels after its quarter turns. */
export const turnedSize = (photo: Size, turns: QuarterTurns): Size =>
  turns % 2 === 0 ? { width: photo.width, height: photo.height } : { width: photo.height, height: photo.width }

export const aspectOf = (size: Size): number => size.width / size.height

/** The size in 0..1 of the largest crop with this aspect. */
function coverSize(photo: Size, aspect: number): Size {
  const relative = aspect / aspectOf(photo)
  return relative >= 1 ? { width: 1, height: 1 / relative } : { width: relative, height: 1 }
}

/** A crop of this size, as near to `centre` as the photo allows. */
function boxAround(size: Size, centre: Point): CropBox {
  const width = Math.min(size.width, 1)
  const height = Math.min(size.height, 1)
  return {
    x: clamp(centre.x - width / 2, 0, 1 - width),
    y: clamp(centre.y - height / 2, 0, 1 - height),
    width,
    height,
  }
}

export const centreOf = (crop: CropBox): Point => ({ x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 })

/** The largest crop with this aspect, in the middle of the photo. */
export const coverCrop = (photo: Size, aspect: number): CropBox =>
  boxAround(coverSize(photo, aspect), { x: 0.5, y: 0.5 })

/** The zoom of a crop: 1 for the largest crop with this aspect. */
export const zoomOf = (crop: CropBox, photo: Size, aspect: number): number =>
  Math.max(coverSize(photo, aspect).width / crop.width, 1)

/** A crop with this zoom. */
function cropAt(photo: Size, aspect: number, zoom: number, centre: Point): CropBox {
  const cover = coverSize(photo, aspect)
  const limited = clamp(zoom, 1, MAX_ZOOM)
  return boxAround({ width: cover.width / limited, height: cover.height / limited }, centre)
}

/** Moves the crop by fractions of its own size, so that a step looks the same at every zoom. */
export const panCrop = (crop: CropBox, by: Point): CropBox => ({
  ...crop,
  x: clamp(crop.x + by.x * crop.width, 0, 1 - crop.width),
  y: clamp(crop.y + by.y * crop.height, 0, 1 - crop.height),
})

/**
 * Zooms by `factor`. The part of the photo under `focus` stays in place.
 *
 * @param focus a point of the surface, 0..1 of its width and height
 */
export function zoomCrop(crop: CropBox, photo: Size, aspect: number, factor: number, focus: Point): CropBox {
  const zoom = clamp(zoomOf(crop, photo, aspect) * factor, 1, MAX_ZOOM)
  const cover = coverSize(photo, aspect)
  const size = { width: cover.width / zoom, height: cover.height / zoom }
  const anchor = { x: crop.x + focus.x * crop.width, y: crop.y + focus.y * crop.height }
  return boxAround(size, {
    x: anchor.x + (0.5 - focus.x) * size.width,
    y: anchor.y + (0.5 - focus.y) * size.height,
  })
}

/** The crop for another aspect, with the same centre and zoom as far as the photo allows. */
export const refitCrop = (crop: CropBox, photo: Size, from: number, to: number): CropBox =>
  cropAt(photo, to, zoomOf(crop, photo, from), centreOf(crop))

/**
 * The crop after one more clockwise quarter turn of the photo; the surface stays.
 *
 * @param photo pixels before this turn
 */
export function turnCrop(crop: CropBox, photo: Size, aspect: number): CropBox {
  const centre = centreOf(crop)
  const turned = { width: photo.height, height: photo.width }
  return cropAt(turned, aspect, zoomOf(crop, photo, aspect), { x: 1 - centre.y, y: centre.x })
}

export const nextTurn = (turns: QuarterTurns): QuarterTurns => ((turns + 1) % 4) as QuarterTurns

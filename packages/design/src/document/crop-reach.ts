/** The largest angle of a straightened photo. Beyond it a quarter turn is nearer. */
export const STRAIGHTEN_MAX = 45

interface Sides {
  width: number
  height: number
}

/** A photo as a crop sees it: turned and flipped, in pixels, and the angle by which it is then turned under the crop. */
export interface TurnedPhoto extends Sides {
  /** Degrees clockwise about the crop's centre; 0 for none. */
  straighten?: number
}

/**
 * The sides, in 0..1 of the photo, of the upright box that holds a crop of this size and its four corners on the
 * straightened photo.
 */
export function cropReach(crop: Sides, photo: TurnedPhoto): Sides {
  const { width, height, straighten = 0 } = photo
  if (straighten === 0) return { width: crop.width, height: crop.height }
  const angle = (straighten * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [wide, high] = [crop.width * width, crop.height * height]
  return {
    width: Math.max(crop.width, (wide * cos + high * sin) / width),
    height: Math.max(crop.height, (wide * sin + high * cos) / height),
  }
}

/** Rounding of numbers that were stored as text. */
const ROUNDING = 1e-6

/** True where the four corners of a crop lie on the photo. */
export function isOnPhoto(crop: Sides & { x: number; y: number }, photo: TurnedPhoto): boolean {
  const reach = cropReach(crop, photo)
  const holds = (centre: number, side: number) => centre - side / 2 >= -ROUNDING && centre + side / 2 <= 1 + ROUNDING
  return holds(crop.x + crop.width / 2, reach.width) && holds(crop.y + crop.height / 2, reach.height)
}

import { develop, INKS, LIGHTS, lensAt } from './light'
import type { MockUp } from './mock-up'
import type { Pixels } from './pixels'
import type { Places } from './places'

export interface Painting {
  mockUp: MockUp
  places: Places
  /** The light that white prints return, with their cover as alpha. As large as the places. */
  light: Pixels
  /** The gloss on the prints, as large as the places. */
  gloss: Pixels
  /** The photo, cropped for each print. */
  photos: readonly Pixels[]
}

/** Mixes the four pixels around a place of the photo, as light. */
function sample({ width, height, data }: Pixels, u: number, v: number, out: Float32Array): void {
  const x = Math.min(Math.max(u * width - 0.5, 0), Math.max(width - 1.001, 0))
  const y = Math.min(Math.max((1 - v) * height - 0.5, 0), Math.max(height - 1.001, 0))
  const fx = x - Math.floor(x)
  const fy = y - Math.floor(y)
  const first = (Math.floor(y) * width + Math.floor(x)) * 4
  const right = width > 1 ? 4 : 0
  const below = height > 1 ? width * 4 : 0
  const ink = (at: number): number => INKS[data[at] ?? 0] ?? 0
  for (let k = 0; k < 3; k++) {
    const upper = ink(first + k) * (1 - fx) + ink(first + right + k) * fx
    const lower = ink(first + below + k) * (1 - fx) + ink(first + below + right + k) * fx
    out[k] = upper * (1 - fy) + lower * fy
  }
}

/**
 * Paints the prints into `out`, which is transparent elsewhere. A pixel is gloss + light × photo, then exposure and tone
 * mapping.
 */
export function paint({ mockUp, places, light, gloss, photos }: Painting, out: Uint8ClampedArray): void {
  const { width, height } = places
  const [left, top, right, bottom] = mockUp.box
  const ink = new Float32Array(3)
  const glow = (at: number): number => LIGHTS[light.data[at] ?? 0] ?? 0
  const shine = (at: number): number => LIGHTS[gloss.data[at] ?? 0] ?? 0
  for (let y = 0; y < height; y++) {
    const pictureY = (top + ((y + 0.5) * (bottom - top)) / height) / mockUp.height
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const photo = photos[(places.print[pixel] ?? 0) - 1]
      if (!photo) continue
      const pictureX = (left + ((x + 0.5) * (right - left)) / width) / mockUp.width
      const lens = lensAt(pictureX, pictureY, mockUp.exposure)
      sample(photo, places.u[pixel] ?? 0, places.v[pixel] ?? 0, ink)
      const at = pixel * 4
      const mixed = (k: number): number => (shine(at + k) + glow(at + k) * (ink[k] ?? 0)) * lens
      develop(mixed(0), mixed(1), mixed(2), out, at)
      out[at + 3] = light.data[at + 3] ?? 0
    }
  }
}

import type { LookNumbers } from './look-curves'

/**
 * Changes pixels in place: the function of record. Prints show what it makes, and the shader of the screen is tested
 * against it.
 *
 * @param pixels red, green, blue and alpha of whole rows
 */
export function applyLook(pixels: Uint8ClampedArray, { matrix, curves }: LookNumbers): void {
  const [rr = 0, rg = 0, rb = 0, r1 = 0, gr = 0, gg = 0, gb = 0, g1 = 0, br = 0, bg = 0, bb = 0, b1 = 0] = matrix
  const along = (value: number, from: number): number => {
    const at = Math.min(Math.max(value, 0), 255)
    const below = Math.min(Math.floor(at), 254)
    const low = curves[from + below] ?? 0
    return low + ((curves[from + below + 1] ?? 0) - low) * (at - below)
  }
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const red = pixels[at] ?? 0
    const green = pixels[at + 1] ?? 0
    const blue = pixels[at + 2] ?? 0
    pixels[at] = along(rr * red + rg * green + rb * blue + 255 * r1, 0)
    pixels[at + 1] = along(gr * red + gg * green + gb * blue + 255 * g1, 256)
    pixels[at + 2] = along(br * red + bg * green + bb * blue + 255 * b1, 512)
  }
}

// The numbers of scripts/pictures: photo.ts (ink on paper), shade.ts (light), tone.ts (tone mapping).

const PAPER = 0.84
const INK = 0.012
/** The brightness of the print for which the light was rendered. */
const RENDERED = 0.8
const FALLOFF = 0.06

const fromSrgb = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toSrgb = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

/** What a byte of the photo returns of the light. */
export const INKS = Float32Array.from({ length: 256 }, (_, k) => (INK + (PAPER - INK) * fromSrgb(k / 255)) / RENDERED)

/** The light of a byte of `shade.webp`. */
export const LIGHTS = Float32Array.from({ length: 256 }, (_, k) => 2 * (k / 255) ** 2.2)

const STEPS = 4096
const BYTES = Uint8Array.from({ length: STEPS + 1 }, (_, k) => Math.round(toSrgb(k / STEPS) * 255))

const toByte = (c: number): number => BYTES[c <= 0 ? 0 : c >= 1 ? STEPS : (c * STEPS + 0.5) | 0] ?? 0

/** Exposure at a point of the picture, 0..1 on both axes. The corners of a lens are a little darker. */
export function lensAt(x: number, y: number, exposure: number): number {
  const dx = 2 * x - 1
  const dy = 2 * y - 1
  return exposure * (1 - FALLOFF * ((dx * dx + dy * dy) / 2) ** 1.5)
}

/** Khronos PBR Neutral, then sRGB: linear light as the bytes of one pixel. */
export function develop(red: number, green: number, blue: number, out: Uint8ClampedArray, at: number): void {
  const least = Math.min(red, green, blue)
  const offset = least < 0.08 ? least - 6.25 * least * least : 0.04
  let [r, g, b] = [red - offset, green - offset, blue - offset]
  const peak = Math.max(r, g, b)
  const start = 0.76
  if (peak >= start) {
    const d = 1 - start
    const pressed = 1 - (d * d) / (peak + d - start)
    const mix = 1 / (0.15 * (peak - pressed) + 1)
    const scale = (pressed * mix) / peak
    const white = pressed * (1 - mix)
    r = r * scale + white
    g = g * scale + white
    b = b * scale + white
  }
  out[at] = toByte(r)
  out[at + 1] = toByte(g)
  out[at + 2] = toByte(b)
}

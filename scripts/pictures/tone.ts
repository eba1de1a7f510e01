// From linear light to the eight bits of a picture.

export type Rgb = [number, number, number]

/** How a picture is developed. */
export interface Look {
  exposure?: number
  /** The largest specks, in levels of 255. */
  grain?: number
  /** The part of the light that is lost in the corners. */
  falloff?: number
}

/** Khronos PBR Neutral, in place for one pixel. Colours below 0.8 hardly change, so prints have their true colours. */
export function neutral(rgb: Rgb): void {
  const least = Math.min(rgb[0], rgb[1], rgb[2])
  const offset = least < 0.08 ? least - 6.25 * least * least : 0.04
  for (let k = 0; k < 3; k++) rgb[k] = (rgb[k] ?? 0) - offset
  const peak = Math.max(rgb[0], rgb[1], rgb[2])
  const start = 0.76
  if (peak < start) return
  const d = 1 - start
  const pressed = 1 - (d * d) / (peak + d - start)
  const mix = 1 / (0.15 * (peak - pressed) + 1)
  for (let k = 0; k < 3; k++) rgb[k] = ((rgb[k] ?? 0) * pressed * mix) / peak + pressed * (1 - mix)
}

const toSrgb = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)
const fromSrgb = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)

const CURVE = Float32Array.from({ length: 4097 }, (_, k) => toSrgb(k / 4096) * 255)
export const LINEAR = Float32Array.from({ length: 256 }, (_, k) => fromSrgb(k / 255))

const encode = (c: number): number => {
  const x = Math.min(Math.max(c, 0), 1) * 4096
  const k = Math.min(Math.floor(x), 4095)
  const from = CURVE[k] ?? 0
  return from + ((CURVE[k + 1] ?? 0) - from) * (x - k)
}

/** Mulberry32. The grain must be the same in every run, or every run would change every picture. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Adds a slight vignette, and an invisible grain that prevents bands on plain walls. */
export function develop(
  linear: Float32Array,
  width: number,
  height: number,
  { exposure = 1, grain = 2, falloff = 0.06 }: Look = {},
): Buffer {
  const out = Buffer.alloc(width * height * 3)
  const random = seeded(width * 8191 + height)
  const rgb: Rgb = [0, 0, 0]
  for (let y = 0, i = 0; y < height; y++) {
    const dy = (2 * y) / height - 1
    for (let x = 0; x < width; x++, i += 3) {
      const dx = (2 * x) / width - 1
      const lens = exposure * (1 - falloff * ((dx * dx + dy * dy) / 2) ** 1.5)
      for (let k = 0; k < 3; k++) rgb[k] = (linear[i + k] ?? 0) * lens
      neutral(rgb)
      const speck = (random() + random() + random() - 1.5) * 2 * grain
      for (let k = 0; k < 3; k++) out[i + k] = Math.min(255, Math.max(0, Math.round(encode(rgb[k] ?? 0) + speck)))
    }
  }
  return out
}

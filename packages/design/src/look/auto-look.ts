import { type PhotoLook, PLAIN_LOOK } from './photo-look'

/** The part of a photo's pixels that may be darker than its black, or lighter than its white. */
const ENDS = 0.005
/** The light of the middle pixel of a photo that needs nothing. */
const MIDDLE = 0.46
/** Auto corrects a part of what is missing: a night should stay dark. */
const SHARE = 0.6
const MOST = 0.5
const SATURATION = 0.08

/** How many pixels have each light of 0..255. */
export function lightHistogram(pixels: Uint8ClampedArray): number[] {
  const counts = new Array<number>(256).fill(0)
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    // Colours that nobody sees say nothing.
    if ((pixels[at + 3] ?? 0) < 128) continue
    const light = Math.round(
      0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0),
    )
    counts[light] = (counts[light] ?? 0) + 1
  }
  return counts
}

/** The light in 0..1 below which this part of the pixels lies. */
export function lightAt(counts: readonly number[], part: number): number {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * part
  let passed = 0
  for (const [light, count] of counts.entries()) {
    passed += count
    if (passed > wanted) return light / 255
  }
  return 1
}

const limited = (value: number, least: number): number => Math.round(Math.min(Math.max(value, least), MOST) * 100) / 100

/** A look that gives a photo its full range and a middle that is neither dark nor pale. The tone stays. */
export function autoLook(counts: readonly number[], { warmth, tone }: PhotoLook = PLAIN_LOOK): PhotoLook {
  const [black, middle, white] = [lightAt(counts, ENDS), lightAt(counts, 0.5), lightAt(counts, 1 - ENDS)]
  const range = Math.max(white - black, 0.1)
  const power = Math.log(MIDDLE) / Math.log(Math.min(Math.max(middle, 0.02), 0.98))
  return {
    brightness: limited(-SHARE * Math.log2(power), -MOST),
    contrast: limited(-SHARE * Math.log2(range), 0),
    saturation: SATURATION,
    warmth,
    tone,
  }
}

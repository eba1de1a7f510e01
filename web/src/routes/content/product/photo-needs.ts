import type { ProductDefinition } from '@kea/design/definition'
import { listedOrientation, surfaceGeometry } from '@kea/design/surfaces'

/** What a photo needs for one size, in pixels of its two sides. */
export interface PhotoNeed {
  optionUid: string
  /** From here on it looks good. */
  good: string
  /** Below this we advise against it. */
  least: string
  /** Megapixels of a photo that looks good. */
  megapixels: string
}

const MM_PER_INCH = 25.4
/** Rounded up to whole fifties: nobody counts single pixels. */
const STEP = 50

function pixels(mm: number, ppi: number): number {
  return Math.ceil(((mm / MM_PER_INCH) * ppi) / STEP) * STEP
}

/** For each size of a product what a photo needs, its other options as they are chosen; empty without sizes to print. */
export function photoNeeds(definition: string, chosen: readonly string[]): PhotoNeed[] {
  try {
    const parsed = JSON.parse(definition) as ProductDefinition
    const sizes = new Set(parsed.sizes.map(({ optionUid }) => optionUid))
    const others = chosen.filter((uid) => !sizes.has(uid))
    const orientation = listedOrientation(parsed)
    return parsed.sizes.map(({ optionUid }) => {
      const { width, height } = surfaceGeometry(parsed, [...others, optionUid], orientation).photo
      const at = (ppi: number) => [pixels(width, ppi), pixels(height, ppi)] as const
      const { goodPpi, leastPpi } = parsed.resolution
      const [w, h] = at(goodPpi)
      return {
        optionUid,
        good: `${w} × ${h}`,
        least: at(leastPpi).join(' × '),
        megapixels: ((w * h) / 1_000_000).toFixed(1),
      }
    })
  } catch {
    return []
  }
}

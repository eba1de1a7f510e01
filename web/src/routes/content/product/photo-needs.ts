import { listedOrientation, surfaceGeometry } from '@kea/design/geometry/surfaces'
import type { ProductDefinition } from '@kea/design/product/definition'
import { sizesOf } from '@kea/design/product/parts'

/** Pixels of a photo for one size. */
export interface PhotoNeed {
  optionUid: string
  /** Width × height from which the print looks good. */
  good: string
  /** Width × height below which the shop advises against the print. */
  least: string
  /** Megapixels of a photo that looks good. */
  megapixels: string
}

const MM_PER_INCH = 25.4
/** Pixels are rounded up to whole fifties. */
const STEP = 50

function pixels(mm: number, ppi: number): number {
  return Math.ceil(((mm / MM_PER_INCH) * ppi) / STEP) * STEP
}

/** For each size of a product the pixels of a photo, with its other options as chosen. */
export function photoNeeds(definition: ProductDefinition, chosen: readonly string[]): PhotoNeed[] {
  const { resolution } = definition
  const sizes = sizesOf(definition)
  const others = chosen.filter((uid) => !sizes.some(({ optionUid }) => optionUid === uid))
  const orientation = listedOrientation(definition)
  return sizes.map(({ optionUid }) => {
    const { width, height } = surfaceGeometry(definition, [...others, optionUid], orientation).photo
    const at = (ppi: number) => [pixels(width, ppi), pixels(height, ppi)] as const
    const [w, h] = at(resolution.goodPpi)
    return {
      optionUid,
      good: `${w} × ${h}`,
      least: at(resolution.leastPpi).join(' × '),
      megapixels: ((w * h) / 1_000_000).toFixed(1),
    }
  })
}

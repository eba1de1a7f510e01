import type { ProductDefinition, ProductLook } from '@kea/design/product/definition'
import { partOf, productLook } from '@kea/design/product/parts'

/** How a product looks on a wall. Lengths are in mm. */
export interface WallLook extends ProductLook {
  /** White paper around the photo, inside the size. */
  borderMm: number
  panels: number
  /** Between two panels. */
  gapMm: number
}

const SHEET: ProductLook = { noun: 'print', kind: 'sheet', offMm: 1, frame: null, frameMm: 0, rimMm: 0, sample: '' }

export function lookOf(definition: ProductDefinition, chosen: readonly string[]): WallLook {
  const { borderMm, pieces } = partOf(definition, chosen)
  const look = productLook(definition, chosen) ?? SHEET
  return { ...look, borderMm, panels: pieces?.columns ?? 1, gapMm: pieces?.gapMm ?? 0 }
}

/** Width and height with frame and mat. */
export function extentOf({ widthMm, heightMm }: { widthMm: number; heightMm: number }, look: WallLook) {
  const around = 2 * (look.frameMm + look.rimMm)
  return { widthMm: widthMm + around, heightMm: heightMm + around }
}

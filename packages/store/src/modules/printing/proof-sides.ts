import { printed } from '@kea/design/arrangement/printed'
import type { DesignDocument, DesignSurface } from '@kea/design/document/document'
import { placedPhotosOn } from '@kea/design/document/records'
import { printQuality } from '@kea/design/geometry/resolution'
import type { ProductDefinition } from '@kea/design/product/definition'

/** What is printed on the sides of a design that are alike. */
export interface ProofSide {
  label: string
  widthMm: number
  heightMm: number
  count: number
  /** Of its softest photo, in words; null without a photo. */
  quality: string | null
}

const roundMm = (mm: number): number => Math.round(mm * 10) / 10

/** The photo with the fewest pixels per inch decides. */
function qualityOf(definition: ProductDefinition, design: DesignDocument, surface: DesignSurface): string | null {
  const qualities = placedPhotosOn(design, surface).flatMap((placed) => printQuality(definition, design, placed) ?? [])
  const softest = qualities.reduce<(typeof qualities)[number] | null>(
    (least, quality) => (least && least.ppi <= quality.ppi ? least : quality),
    null,
  )
  return softest?.text ?? null
}

/** What a line with these options prints, in print order; sides that are alike are one entry with their number. */
export function proofSides(
  definition: ProductDefinition,
  design: DesignDocument,
  options: readonly string[],
): ProofSide[] {
  const sides = new Map<string, ProofSide>()
  for (const { surface, geometry, copies } of printed(design, definition, options)) {
    const side = {
      label: geometry.part.label,
      widthMm: roundMm(geometry.face.width),
      heightMm: roundMm(geometry.face.height),
      quality: qualityOf(definition, design, surface),
    }
    const key = JSON.stringify(side)
    sides.set(key, { ...side, count: (sides.get(key)?.count ?? 0) + copies })
  }
  return [...sides.values()]
}

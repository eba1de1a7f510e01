import { generateNKeysBetween } from 'fractional-indexing'
import type { ProductDefinition } from './definition'
import type { DesignDocument, DesignSurface } from './document'
import { applyPatch } from './patch'
import { surfaceId, surfacesOf } from './records'
import { startOn, startTexts } from './start'
import { listedOrientation } from './surfaces'

interface Start {
  sku: string
  tool: string
  /** Uids of the chosen options, one of each group. */
  options: readonly string[]
}

/** The design with a surface for each part. A product may have got a part since the design was stored. */
export function withAllSurfaces(definition: ProductDefinition, design: DesignDocument): DesignDocument {
  const present = surfacesOf(design)
  const missing = definition.parts.filter(({ id }) => present.every(({ part }) => part !== id))
  if (missing.length === 0) return design
  const last = present.at(-1)
  const orders = generateNKeysBetween(last?.order ?? null, null, missing.length)
  const added = missing.map(({ id: part }, at): DesignSurface => {
    const orientation = last?.orientation ?? listedOrientation(definition)
    const start = startOn(definition, design.options, part)
    return { kind: 'surface', id: surfaceId(part), part, order: orders[at] ?? '', orientation, ...start }
  })
  const texts = added.flatMap((surface) => startTexts(definition, design, surface))
  return applyPatch(design, { put: [...added, ...texts] }).document
}

/** An empty design of a product. */
export const newDocument = (definition: ProductDefinition, { sku, tool, options }: Start): DesignDocument =>
  withAllSurfaces(definition, { version: 2, sku, tool, options: [...options], records: {} })

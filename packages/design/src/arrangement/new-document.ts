import { generateNKeysBetween } from 'fractional-indexing'
import type { DesignDocument, DesignSurface } from '../document/document'
import { applyPatch, joinPatches, type Patch } from '../document/patch'
import { surfacesOf } from '../document/records'
import type { DesignSettings } from '../document/settings'
import { startItems, startOn } from '../edits/start'
import { listedOrientation } from '../geometry/surfaces'
import type { ProductDefinition } from '../product/definition'
import { arrangementOf } from './arrangement-of'

export interface Start {
  sku: string
  tool: string
  /** Uids of the chosen options, one of each group. */
  options: readonly string[]
  /** What the design says as a whole, where its product has such settings. */
  settings?: DesignSettings
}

/** Adds the surfaces that the options count and the design does not have; null where it has all. */
function missingSurfaces(definition: ProductDefinition, design: DesignDocument): Patch | null {
  const present = surfacesOf(design)
  const count = new Map<string, number>()
  for (const { part, pairWith } of present) {
    // The other card of a pair is none that the options count.
    if (pairWith === undefined) count.set(part, (count.get(part) ?? 0) + 1)
  }
  const missing = arrangementOf(definition)
    .surfacesFor(definition, design.options)
    .filter(({ part }) => {
      const left = count.get(part) ?? 0
      count.set(part, left - 1)
      return left <= 0
    })
  if (missing.length === 0) return null
  const last = present.at(-1)
  const orders = generateNKeysBetween(last?.order ?? null, null, missing.length)
  const added = missing.map(({ id, part }, at): DesignSurface => {
    const orientation = last?.orientation ?? listedOrientation(definition)
    const start = startOn(definition, design.options, part)
    return { kind: 'surface', id, part, order: orders[at] ?? '', orientation, ...start }
  })
  const items = added.flatMap((surface) => startItems(definition, design, surface))
  return { put: [...added, ...items] }
}

/** The design with all surfaces that its options count. Its product may have got a part since it was stored. */
export function withAllSurfaces(definition: ProductDefinition, design: DesignDocument): DesignDocument {
  const missing = missingSurfaces(definition, design)
  return missing ? applyPatch(design, missing).document : design
}

/** A change of the options, with the surfaces that they count and the design does not have. */
export function withNewSurfaces(definition: ProductDefinition, design: DesignDocument, change: Patch): Patch {
  const missing = missingSurfaces(definition, applyPatch(design, change).document)
  return missing ? joinPatches(change, missing) : change
}

/** An empty design of a product. */
export const newDocument = (definition: ProductDefinition, { sku, tool, options, settings }: Start): DesignDocument =>
  withAllSurfaces(definition, {
    version: 2,
    sku,
    tool,
    options: [...options],
    ...(settings && { settings }),
    records: {},
  })

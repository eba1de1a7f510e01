import { withNewSurfaces } from '../arrangement/new-document'
import { shownSurfaces } from '../arrangement/shown-surfaces'
import type { DesignDocument, DesignRecord, DesignSurface } from '../document/document'
import { applyPatch, joinPatches, type Patch } from '../document/patch'
import { placedPhotosOn, surfaceOf, surfacesOf } from '../document/records'
import { isSame } from '../document/sorted-fields'
import { chooseOptions } from '../edits/edits'
import { geometryOn } from '../geometry/surfaces'
import { chooseLayout, layoutIn, type Span } from '../layouts/choose-layout'
import type { ProductDefinition } from '../product/definition'
import { carryOver } from './carry-over'

type Records = DesignDocument['records']

const SPANS: readonly Span[] = ['across', 'left', 'right']

const formOf = (definition: ProductDefinition, design: DesignDocument): string =>
  JSON.stringify(
    surfacesOf(design).map((surface) => {
      const { part, face } = geometryOn(definition, design, surface)
      return [part.id, part.outline, face]
    }),
  )

/** Of a template that is laid for several sizes, the design of the size that these options choose; null for none. */
export function laidFor(
  laid: readonly DesignDocument[],
  definition: ProductDefinition,
  options: readonly string[],
): DesignDocument | null {
  const found = laid.find((each) => {
    const chosen = { ...each, options: [...options] }
    return formOf(definition, chosen) === formOf(definition, each)
  })
  return found ? { ...found, options: [...options] } : null
}

/** A record that is still as the template has it, but for its words; null for one that the shopper has changed. */
function movedRecord(now: DesignRecord | undefined, was: DesignRecord, next: DesignRecord): DesignRecord | null {
  if (isSame(now, was)) return next
  if (now?.kind !== 'item' || was.kind !== 'item' || next.kind !== 'item') return null
  if (now.type !== 'text' || was.type !== 'text' || next.type !== 'text') return null
  const { words } = now.data
  const isRewritten = isSame(now, { ...was, data: { ...was.data, words } })
  return isRewritten ? { ...next, data: { ...next.data, words } } : null
}

/**
 * Another choice of options for a design that began as a template: what the shopper has left alone stands as the template has
 * it for the new size, and the rest as after any change of options.
 *
 * @param laid the template for each size of the product
 */
export function moveTemplate(
  definition: ProductDefinition,
  design: DesignDocument,
  options: readonly string[],
  laid: readonly DesignDocument[],
): Patch {
  const change = withNewSurfaces(definition, design, chooseOptions(definition, design, options))
  const [before, after] = [laidFor(laid, definition, design.options), laidFor(laid, definition, options)]
  if (!before || !after) return change
  const changed = applyPatch(design, change).document.records
  const put: DesignRecord[] = []
  const remove: string[] = []
  for (const [id, was] of Object.entries(before.records)) {
    const now = design.records[id]
    const next = after.records[id]
    // Photos go with the places of their surface.
    if (was.kind === 'surface' && placedPhotosOn(design, was).length > 0) continue
    if (next) put.push(...[movedRecord(now, was, next)].filter((record) => record !== null))
    else if (isSame(now, was)) remove.push(id)
  }
  put.push(...addedIn(after.records, before.records, changed))
  const moved = surfacesOf(before).reduce(
    (patch, was) => joinPatches(patch, movedPlaces(definition, design, patch, was, after)),
    joinPatches(change, { put, remove }),
  )
  const shown = shownSurfaces(definition, design)
  return joinPatches(moved, carryOver(definition, shown, applyPatch(design, moved).document, after))
}

/** The places of a template on another size, with the photos that are in them; nothing where the shopper has other places. */
function movedPlaces(
  definition: ProductDefinition,
  design: DesignDocument,
  patch: Patch,
  was: DesignSurface,
  after: DesignDocument,
): Patch {
  const [now, next] = [surfaceOf(design, was.id), surfaceOf(after, was.id)]
  if (!now || !next || placedPhotosOn(design, was).length === 0) return {}
  if (!isSame(now.layout, was.layout) || !isSame(now.halves, was.halves)) return {}
  return SPANS.reduce<Patch>((own, span) => {
    const layout = layoutIn(next, span)
    const moved = applyPatch(design, joinPatches(patch, own)).document
    const surface = layout && surfaceOf(moved, was.id)
    if (!surface) return own
    return joinPatches(own, chooseLayout(moved, surface, geometryOn(definition, moved, surface), layout, [], span))
  }, {})
}

/** What the template has on the new size alone. */
const addedIn = (after: Records, before: Records, changed: Records): DesignRecord[] =>
  Object.values(after).filter(({ id }) => !Object.hasOwn(before, id) && !Object.hasOwn(changed, id))

import type { DesignDocument, DesignItem, DesignSurface } from '../document/document'
import { freshId } from '../document/next-item'
import { applyPatch, type Patch } from '../document/patch'
import { itemsOn, surfacesOf } from '../document/records'
import { isSame } from '../document/sorted-fields'
import { regrouped } from '../edits/regroup'
import { startOn, startTexts } from '../edits/start'
import type { ProductDefinition } from '../product/definition'

type WithRecords = Pick<DesignDocument, 'records'>

/** What a shopper has put on a surface. The days of a month belong to the surface, also where they were put back. */
const contentsOf = (design: WithRecords, surface: DesignSurface): DesignItem[] =>
  itemsOn(design, surface).filter(({ type }) => type !== 'month')

/** A surface with the layout and the background of another one, and all else that is on it. */
const dressedAs = (
  { id, part, order, orientation, pairWith }: DesignSurface,
  { pairWith: _, ...other }: DesignSurface,
): DesignSurface => ({ ...other, ...{ id, part, order, orientation }, ...(pairWith !== undefined && { pairWith }) })

/** The second card of a pair with another first one. */
const pairedWith = (design: WithRecords, first: DesignSurface, next: DesignSurface): DesignSurface[] =>
  surfacesOf(design)
    .filter(({ pairWith }) => pairWith === first.id)
    .map((second) => ({ ...second, pairWith: next.id }))

const movedTo = (items: readonly DesignItem[], { id }: DesignSurface): DesignItem[] =>
  items.map((item) => ({ ...item, surface: id }))

/** Two surfaces of one part change what is on them: photos, words, layouts and backgrounds. Two pairs change both cards. */
export const swapContents = (design: WithRecords, one: DesignSurface, other: DesignSurface): Patch => ({
  put: [
    dressedAs(one, other),
    dressedAs(other, one),
    ...pairedWith(design, one, other),
    ...pairedWith(design, other, one),
    ...movedTo(contentsOf(design, one), other),
    ...movedTo(contentsOf(design, other), one),
  ],
})

/** Puts copies of what is on a surface on another one of its part, in place of what is there. */
export function copyContents(design: WithRecords, from: DesignSurface, to: DesignSurface): Patch {
  const ids: string[] = []
  const copies = contentsOf(design, from).map((item) => {
    const id = freshId(design, ids)
    ids.push(id)
    return { ...item, id }
  })
  return {
    remove: contentsOf(design, to).map(({ id }) => id),
    put: [dressedAs(to, from), ...regrouped(movedTo(copies, to))],
  }
}

/**
 * Makes a surface as a new design has it; null for one that is so. The photos of it stay in the design.
 */
export function clearContents(
  definition: ProductDefinition,
  design: DesignDocument,
  surface: DesignSurface,
): Patch | null {
  const { kind, id, part, order, orientation } = surface
  const bare = dressedAs(surface, { kind, id, part, order, orientation, ...startOn(definition, design.options, part) })
  const remove = contentsOf(design, surface).map((item) => item.id)
  const cleared = applyPatch(design, { remove }).document
  const patch = { remove, put: [bare, ...startTexts(definition, cleared, bare)] }
  const left = applyPatch(design, patch).document
  const isAsBefore = [id, ...remove].every((each) => isSame(left.records[each], design.records[each]))
  return isAsBefore ? null : patch
}

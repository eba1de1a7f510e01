import type { DesignDocument, DesignSurface } from '../document/document'
import { applyPatch, joinPatches, type Patch } from '../document/patch'
import { surfaceOf, surfacesOf } from '../document/records'
import type { ProductDefinition } from '../product/definition'
import { isUntouched } from './is-empty'
import { clearContents, copyContents, swapContents } from './page-contents'
import { moveKind, movePage, rowOf } from './page-moves'
import { pageRows } from './page-rows'

/** The page that an edit is about, and the edit; null for one that is as wanted already. */
interface PageEdit {
  id: string
  patch: Patch | null
}

/** How many surfaces of a part the options count; 0 for a part that they leave out. */
export const pageCount = (definition: ProductDefinition, options: readonly string[], part: string): number =>
  definition.arrangement.kind === 'pages'
    ? (pageRows(definition.arrangement, definition, options).find((row) => row.part === part)?.count ?? 0)
    : 0

/** True for a page that nothing was done with. A pair with a second card is not free, whatever is on it. */
const isFree = (definition: ProductDefinition, design: DesignDocument, surface: DesignSurface): boolean =>
  isUntouched(definition, design, surface) && surfacesOf(design).every(({ pairWith }) => pairWith !== surface.id)

/** The pages of a row that nothing was done with. */
export const freePages = (
  definition: ProductDefinition,
  design: DesignDocument,
  of: Pick<DesignSurface, 'part'>,
): readonly DesignSurface[] => rowOf(definition, design, of).filter((surface) => isFree(definition, design, surface))

/** The free page that is nearest behind a page, else before it; null for none. */
function freePage(definition: ProductDefinition, design: DesignDocument, of: DesignSurface): DesignSurface | null {
  const row = rowOf(definition, design, of)
  const at = row.findIndex(({ id }) => id === of.id)
  const isNext = (surface: DesignSurface) => surface.id !== of.id && isFree(definition, design, surface)
  return row.slice(at + 1).find(isNext) ?? row.slice(0, Math.max(at, 0)).findLast(isNext) ?? null
}

/** Puts a page directly behind another one of its row; null where it is there, or where surfaces keep their places. */
function movedBehind(
  definition: ProductDefinition,
  design: DesignDocument,
  id: string,
  of: DesignSurface,
): Patch | null {
  if (moveKind(definition) !== 'surfaces') return null
  const row = rowOf(definition, design, of)
  const [from, at] = [id, of.id].map((wanted) => row.findIndex((entry) => entry.id === wanted)) as [number, number]
  return movePage(definition, design, id, from < at ? at : at + 1)
}

/** An empty page behind another one: the nearest empty page comes there. Null where none is left for these options. */
export function addPage(definition: ProductDefinition, design: DesignDocument, behind: DesignSurface): PageEdit | null {
  const free = freePage(definition, design, behind)
  return free && { id: free.id, patch: movedBehind(definition, design, free.id, behind) }
}

/** A copy of a page: directly behind it, or on the next empty page where surfaces keep their places. Null as for `addPage`. */
export function duplicatePage(
  definition: ProductDefinition,
  design: DesignDocument,
  of: DesignSurface,
): PageEdit | null {
  const added = addPage(definition, design, of)
  if (!added) return null
  const moved = added.patch ? applyPatch(design, added.patch).document : design
  const free = surfaceOf(moved, added.id)
  if (!free) return null
  const copied = copyContents(moved, of, free)
  return { id: added.id, patch: added.patch ? joinPatches(added.patch, copied) : copied }
}

/**
 * Takes everything off a page. An empty page goes to the end of its row, where surfaces are moved: the number of pages is
 * that of the options. Null where nothing changes.
 */
export function removePage(
  definition: ProductDefinition,
  design: DesignDocument,
  surface: DesignSurface,
): Patch | null {
  const cleared = clearContents(definition, design, surface)
  if (moveKind(definition) !== 'surfaces') return cleared
  const bare = cleared ? applyPatch(design, cleared).document : design
  const moved = movePage(definition, bare, surface.id, rowOf(definition, bare, surface).length - 1)
  return cleared && moved ? joinPatches(cleared, moved) : (cleared ?? moved)
}

/**
 * Brings what is on the pages together, so that fewer pages hold it all; null where they do already. The order of what is
 * on them stays.
 *
 * @param count the pages that are left of the row
 */
export function gatherPages(
  definition: ProductDefinition,
  design: DesignDocument,
  { part, count }: { part: string; count: number },
): Patch | null {
  const row = rowOf(definition, design, { part })
  const free = row.slice(0, count).filter((surface) => isFree(definition, design, surface))
  const beyond = row.slice(count).filter((surface) => !isFree(definition, design, surface))
  if (beyond.length === 0 || beyond.length > free.length) return null
  let [gathered, all]: [DesignDocument, Patch] = [design, {}]
  const step = (patch: Patch | null) => {
    if (!patch) return
    gathered = applyPatch(gathered, patch).document
    all = joinPatches(all, patch)
  }
  if (moveKind(definition) === 'surfaces') {
    for (const { id } of freePages(definition, design, { part }))
      step(movePage(definition, gathered, id, row.length - 1))
    return all
  }
  for (const [at, surface] of beyond.entries()) {
    const room = free[at]
    if (room) step(swapContents(gathered, surface, room))
  }
  return all
}

/** The parts of which an option sets the number, in the order of the definition. */
export const countedParts = ({ parts, effects }: Pick<ProductDefinition, 'parts' | 'effects'>): string[] =>
  parts.map(({ id }) => id).filter((id) => effects.some(({ counts }) => counts?.[id] !== undefined))

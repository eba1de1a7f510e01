import { changedSurfaces } from '../document/changed-surfaces'
import type { DesignDocument, DesignSurface } from '../document/document'
import { applyPatch, joinPatches, type Patch } from '../document/patch'
import { surfaceOf, surfacesOf } from '../document/records'
import type { ProductDefinition } from '../product/definition'
import { isEmpty } from './is-empty'

/** True for a product whose pages are filled by themselves: a book, a calendar, a deck. A game of pairs is put together by hand. */
export const canBeFilled = ({ arrangement }: Pick<ProductDefinition, 'arrangement'>): boolean =>
  arrangement.kind === 'pages' && arrangement.sequence.every(({ isPair }) => !isPair)

/** What a shopper calls the pages of a product. */
export const pageNoun = ({ arrangement }: Pick<ProductDefinition, 'arrangement'>): 'card' | 'page' =>
  arrangement.kind === 'pages' && arrangement.sequence.some(({ names }) => names === 'cards') ? 'card' : 'page'

/** True for a design with a page that was filled. */
export const isFilled = (design: Pick<DesignDocument, 'records'>): boolean =>
  surfacesOf(design).some(({ auto }) => auto)

/** The patch that puts photos on pages by themselves: the pages that were empty count as filled then. */
export function byFilling(definition: ProductDefinition, design: DesignDocument, patch: Patch): Patch {
  if (!canBeFilled(definition)) return patch
  const { document } = applyPatch(design, patch)
  const put = [...changedSurfaces(design, patch)].flatMap((id): DesignSurface[] => {
    const surface = surfaceOf(document, id)
    const wasEmpty = surfaceOf(design, id) !== null && isEmpty(design, { id })
    return surface && !surface.auto && wasEmpty ? [{ ...surface, auto: true }] : []
  })
  return put.length > 0 ? joinPatches(patch, { put }) : patch
}

/** Lets filling change a page again. */
export const handBack = (surface: DesignSurface): Patch => ({ put: [{ ...surface, auto: true }] })

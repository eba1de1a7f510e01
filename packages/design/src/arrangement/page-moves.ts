import type { DesignDocument, DesignSurface } from '../document/document'
import type { Patch } from '../document/patch'
import { surfacesOf } from '../document/records'
import type { ProductDefinition } from '../product/definition'
import { swapContents } from './page-contents'
import { reordered } from './reordered'
import { shownSurfaces } from './shown-surfaces'

type Design = Pick<DesignDocument, 'options' | 'records'>

/**
 * The shown surfaces of one part, in print order. They alone change places: the kinds of a sequence stay apart, and the second
 * card of a pair goes with the first.
 */
export const rowOf = (
  definition: ProductDefinition,
  design: Design,
  { part }: Pick<DesignSurface, 'part'>,
): readonly DesignSurface[] =>
  shownSurfaces(definition, design).filter((surface) => surface.part === part && surface.pairWith === undefined)

/** What a shopper moves: the surfaces with what is on them, or only what is on them; null where nothing is moved. */
export const moveKind = ({ arrangement }: ProductDefinition): 'surfaces' | 'photos' | null =>
  arrangement.kind === 'pages' ? arrangement.move : null

/**
 * Moves a page to another place of its row. Where the surfaces keep their numbers, what is on the two changes places.
 *
 * @param to the place from 0 that it has afterwards
 * @returns null where nothing changes
 */
export function movePage(definition: ProductDefinition, design: Design, id: string, to: number): Patch | null {
  const surface = surfacesOf(design).find((entry) => entry.id === id)
  const row = surface ? rowOf(definition, design, surface) : []
  const kind = moveKind(definition)
  const there = row[to]
  if (!surface || !there || there.id === id || surface.pairWith !== undefined || kind === null) return null
  if (kind === 'photos') return swapContents(design, surface, there)
  // Those that are set aside stay behind the others.
  const all = surfacesOf(design).filter(({ part }) => part === surface.part)
  const put = reordered(all, [id], to)
  return put && { put }
}

import { generateKeyBetween } from 'fractional-indexing'
import type { DesignDocument, DesignSurface } from '../document/document'
import type { Patch } from '../document/patch'
import { itemsOn, surfaceOf, surfacesOf } from '../document/records'
import { startOn } from '../edits/start'
import type { ProductDefinition } from '../product/definition'
import { arrangementOf } from './arrangement-of'

type Design = Pick<DesignDocument, 'options' | 'records'>

/** The two cards of a pair of a game. */
interface CardPair {
  first: DesignSurface
  /** Null where the first card is printed twice. */
  second: DesignSurface | null
}

/** The pair that a surface is a card of; null for one of another kind. */
export function pairOf(definition: ProductDefinition, design: Design, surface: DesignSurface): CardPair | null {
  if (!arrangementOf(definition).isPair(surface)) return null
  const first = surface.pairWith === undefined ? surface : surfaceOf(design, surface.pairWith)
  if (!first) return null
  return { first, second: surfacesOf(design).find(({ pairWith }) => pairWith === first.id) ?? null }
}

/** An id that no record has: pairs that changed places took the ids of their second cards along. */
function freeId({ records }: Design, wanted: string): string {
  let id = wanted
  for (let count = 2; Object.hasOwn(records, id); count += 1) id = `${wanted}:${count}`
  return id
}

/**
 * Gives a pair a second card of its own, such as a word beside a photo. Null where it has one.
 *
 * @returns the patch and the new surface, which is empty
 */
export function splitPair(
  definition: ProductDefinition,
  design: Design,
  { first, second }: CardPair,
): { patch: Patch; surface: DesignSurface } | null {
  if (second) return null
  const next = surfacesOf(design).find(({ order }) => order > first.order)
  const surface: DesignSurface = {
    kind: 'surface',
    id: freeId(design, `${first.id}:second`),
    part: first.part,
    order: generateKeyBetween(first.order, next?.order ?? null),
    orientation: first.orientation,
    ...startOn(definition, design.options, first.part),
    pairWith: first.id,
  }
  return { patch: { put: [surface] }, surface }
}

/** Prints the first card of a pair twice again. What is on the second one goes, and its photos stay in the design. */
export const joinPair = (design: Design, { second }: CardPair): Patch | null =>
  second && { remove: [second.id, ...itemsOn(design, second).map(({ id }) => id)] }

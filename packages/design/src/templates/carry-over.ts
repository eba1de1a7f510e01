import { generateNKeysBetween } from 'fractional-indexing'
import { shownSurfaces } from '../arrangement/shown-surfaces'
import type { DesignDocument, DesignItem, DesignRecord, DesignSurface, PlacedText } from '../document/document'
import { freshId } from '../document/next-item'
import type { Patch } from '../document/patch'
import { itemsOn } from '../document/records'
import { isSame } from '../document/sorted-fields'
import { geometryOn } from '../geometry/surfaces'
import { emptySlots, movedTo, slottedOn } from '../layouts/edits'
import { placesOf } from '../layouts/slots'
import type { ProductDefinition } from '../product/definition'
import { itemId, nameOf } from './lay-template'

const namesOn = (laid: DesignDocument, surface: DesignSurface): string[] =>
  itemsOn(laid, surface).map(({ id }) => nameOf(surface, id))

/** Of the surfaces that options take away, the one that shows most of the same things; null for none. */
function twinOf(laid: DesignDocument, surface: DesignSurface, leaving: readonly DesignSurface[]): DesignSurface | null {
  const names = new Set(namesOn(laid, surface))
  const shared = (other: DesignSurface) => namesOn(laid, other).filter((name) => names.has(name)).length
  return leaving.reduce<DesignSurface | null>(
    (best, each) => (shared(each) > (best ? shared(best) : 0) ? each : best),
    null,
  )
}

const withWords = (text: PlacedText, words: string): PlacedText => ({ ...text, data: { ...text.data, words } })

/** A text that stands as the template has it, but for its words, with those of its twin. */
function carriedWords(now: DesignRecord | undefined, was: DesignItem, twin: DesignRecord | undefined): DesignRecord[] {
  if (was.type !== 'text' || now?.kind !== 'item' || now.type !== 'text') return []
  if (twin?.kind !== 'item' || twin.type !== 'text' || twin.data.words === now.data.words) return []
  return isSame(withWords(now, ''), withWords(was, '')) ? [withWords(now, twin.data.words)] : []
}

/** The photos of a surface, in the empty places of another in the same order. */
function carriedPhotos(
  definition: ProductDefinition,
  design: DesignDocument,
  surface: DesignSurface,
  twin: DesignSurface,
): DesignRecord[] {
  const [geometry, before] = [geometryOn(definition, design, surface), geometryOn(definition, design, twin)]
  const numbers = placesOf(twin, before).map(({ slot }) => slot)
  const places = placesOf(surface, geometry)
  const empty = emptySlots(design, surface, geometry)
  const moves = slottedOn(design, twin).flatMap((item) => {
    const place = places[numbers.indexOf(item.slot)]
    return place && empty.includes(place.slot) ? [{ item, place }] : []
  })
  const orders = generateNKeysBetween(null, itemsOn(design, surface)[0]?.order ?? null, moves.length)
  const ids: string[] = []
  return moves.map(({ item, place }, at) => {
    const id = freshId(design, ids)
    ids.push(id)
    const moved = movedTo(design, item, { geometry, before, ...place })
    return { ...moved, id, surface: surface.id, order: orders[at] ?? '' }
  })
}

/**
 * Takes words and photos along where an option puts one part of the product in place of another, as a flat card in place of
 * a folded one. Items with one name on two faces of a template are the same thing.
 *
 * @param shown the surfaces before the change
 * @param laid the template for the new options
 */
export function carryOver(
  definition: ProductDefinition,
  shown: readonly DesignSurface[],
  design: DesignDocument,
  laid: DesignDocument,
): Patch {
  const now = shownSurfaces(definition, design)
  const isIn = (surfaces: readonly DesignSurface[], { id }: DesignSurface) => surfaces.some((each) => each.id === id)
  const leaving = shown.filter((surface) => !isIn(now, surface))
  const put = now.flatMap((surface): DesignRecord[] => {
    const twin = isIn(shown, surface) ? null : twinOf(laid, surface, leaving)
    if (!twin) return []
    const words = itemsOn(laid, surface).flatMap((was) =>
      carriedWords(design.records[was.id], was, design.records[itemId(twin, nameOf(surface, was.id))]),
    )
    return [...words, ...carriedPhotos(definition, design, surface, twin)]
  })
  return put.length > 0 ? { put } : {}
}

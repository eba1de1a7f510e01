import { generateNKeysBetween } from 'fractional-indexing'
import type { DesignDocument, DesignItem, DesignSurface, SurplusCaption } from '../document/document'
import { freshId } from '../document/next-item'
import { joinPatches, type Patch, recordsAfter } from '../document/patch'
import { itemsOn, placedPhotosOn, surfaceOf, surfacesOf } from '../document/records'
import type { SurfaceGeometry } from '../geometry/surfaces'
import { type Caption, captionsOn, frameOf } from './captions'
import { type CaptionPlace, captionPlaces, placeAt } from './slots'
import { SURPLUS_MAX } from './surplus'

type WithRecords = Pick<DesignDocument, 'records'>

/** Words whose photo has left their page: they stand in its empty place, or wait on the page. */
type LeftWords = { on: DesignSurface } & ({ item: Caption } | { waiting: SurplusCaption })

/** Those of all pages, by the ids of their photos. On a page itself also words that still wait for their photo's return. */
function leftWords(design: WithRecords, here: DesignSurface): Map<string, LeftWords> {
  const left = new Map<string, LeftWords>()
  for (const on of surfacesOf(design)) {
    const photos = placedPhotosOn(design, on)
    for (const item of captionsOn(design, on)) {
      if (item.photo !== undefined && photos.every(({ slot }) => slot !== item.slot)) left.set(item.photo, { on, item })
    }
    for (const waiting of on.surplusCaptions ?? []) {
      const { photo } = waiting
      const isGone = on.id === here.id || photos.every(({ data }) => data.photo !== photo)
      if (photo !== undefined && isGone) left.set(photo, { on, waiting })
    }
  }
  return left
}

/** A surface without some words that have waited there. */
function withoutWaiting({ surplusCaptions = [], ...surface }: DesignSurface, gone: SurplusCaption): DesignSurface {
  const kept = surplusCaptions.filter((entry) => entry !== gone)
  return { ...surface, ...(kept.length > 0 && { surplusCaptions: kept }) }
}

/** Words in a place of another page. */
function wordsIn(
  words: LeftWords,
  surface: DesignSurface,
  { slot, box, align }: CaptionPlace,
  id: string,
  order: string,
) {
  const data = 'item' in words ? words.item.data : words.waiting.data
  const placed = { surface: surface.id, order, frame: frameOf(box), slot }
  return { kind: 'item', id, ...placed, type: 'text', data: { ...data, align } } satisfies Caption
}

/**
 * A change that puts photos into places of a surface, with the words that they have left on other pages. Where the layout
 * has no place for words, those that nobody sees wait with their photo; those in an empty place stay there.
 */
export function withOwnWords(
  design: WithRecords,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
  patch: Patch,
): Patch {
  const after = { records: recordsAfter(design, patch) }
  const here = surfaceOf(after, surface.id) ?? surface
  const left = leftWords(after, here)
  if (left.size === 0) return patch
  const places = captionPlaces(here, geometry)
  const taken = new Set(captionsOn(after, here).map(({ slot }) => slot))
  const surfaces = new Map<string, DesignSurface>()
  const come: { words: LeftWords; place: CaptionPlace }[] = []
  const stored = (of: DesignSurface) => surfaces.get(of.id) ?? of
  for (const { slot, data } of placedPhotosOn(after, here)) {
    const words = left.get(data.photo)
    if (!words || slot === undefined) continue
    const place = taken.has(slot) ? null : placeAt(places, slot)
    if (!place && ('item' in words || words.on.id === here.id)) continue
    left.delete(data.photo)
    if ('waiting' in words) surfaces.set(words.on.id, withoutWaiting(stored(words.on), words.waiting))
    if (place) {
      taken.add(slot)
      come.push({ words, place })
    } else if ('waiting' in words) {
      const { surplusCaptions = [] } = stored(here)
      const waiting = [...surplusCaptions, { ...words.waiting, slot }].slice(0, SURPLUS_MAX)
      surfaces.set(here.id, { ...stored(here), surplusCaptions: waiting })
    }
  }
  const orders = generateNKeysBetween(itemsOn(after, here).at(-1)?.order ?? null, null, come.length)
  const ids: string[] = []
  const captions = come.map(({ words, place }, at): DesignItem => {
    const id = 'item' in words ? words.item.id : freshId(after, ids)
    ids.push(id)
    return wordsIn(words, here, place, id, orders[at] ?? '')
  })
  return joinPatches(patch, { put: [...surfaces.values(), ...captions] })
}

import type { DesignDocument, DesignSurface } from '../document/document'
import { applyPatch, joinPatches, type Patch } from '../document/patch'
import { photoOf, placedPhotosOn } from '../document/records'
import { hasPlaces } from '../layouts/slots'
import type { ProductDefinition } from '../product/definition'
import { takesPhotos } from './allowed'
import { arrangementOf } from './arrangement-of'
import { isEmpty } from './is-empty'
import { placePhoto } from './place-photo'
import { shownSurfaces } from './shown-surfaces'
import { spread } from './spread'
import { fillRest } from './tray'

/** The shown surfaces of each part that is there several times and may show a photo twice. */
function rowsOf(definition: ProductDefinition, design: DesignDocument): DesignSurface[][] {
  const { isPair, mayRepeat } = arrangementOf(definition)
  if (!mayRepeat) return []
  const rows = new Map<string, DesignSurface[]>()
  for (const surface of shownSurfaces(definition, design)) {
    // Of a game of pairs, two equal cards more would match too.
    if (isPair(surface) || !takesPhotos(definition, design, surface)) continue
    rows.set(surface.part, [...(rows.get(surface.part) ?? []), surface])
  }
  return [...rows.values()].filter(({ length }) => length > 1)
}

/** What is on each surface of a row: its first photo, something else, or null for an empty one. */
const contentsOf = (design: DesignDocument, row: readonly DesignSurface[]): (string | null)[] =>
  row.map((surface) => {
    if (!hasPlaces(surface) && isEmpty(design, surface)) return null
    return placedPhotosOn(design, surface)[0]?.data.photo ?? surface.id
  })

/** True where a row has both empty surfaces and photos to repeat. */
export const canRepeat = (definition: ProductDefinition, design: DesignDocument): boolean =>
  rowsOf(definition, design).some((row) => {
    const contents = contentsOf(design, row)
    return contents.includes(null) && contents.some((id) => id !== null && photoOf(design, id) !== null)
  })

/**
 * Fills the surfaces that are empty: first with the photos that are not used, then with those of the surfaces beside them
 * once more, equal ones as far apart as they can be. Null where nothing is left to repeat.
 */
export function fillRepeating(definition: ProductDefinition, design: DesignDocument): Patch | null {
  const rest = fillRest(definition, design, 'added')
  let filled = rest ? applyPatch(design, rest).document : design
  let all: Patch | null = null
  for (const row of rowsOf(definition, filled)) {
    const contents = contentsOf(filled, row)
    const photos = [...new Set(contents)].flatMap((id) => (id === null ? [] : (photoOf(filled, id) ?? [])))
    if (photos.length === 0) continue
    const wanted = spread(
      contents,
      photos.map(({ id }) => id),
    )
    for (const [at, surface] of row.entries()) {
      const photo = contents[at] === null ? photos.find(({ id }) => id === wanted[at]) : undefined
      if (!photo) continue
      const patch = placePhoto(definition, filled, surface, photo)
      filled = applyPatch(filled, patch).document
      all = all ? joinPatches(all, patch) : patch
    }
  }
  return all && rest ? joinPatches(rest, all) : all
}

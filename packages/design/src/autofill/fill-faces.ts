import { arrangementOf } from '../arrangement/arrangement-of'
import { placePhoto } from '../arrangement/place-photo'
import { shownSurfaces } from '../arrangement/shown-surfaces'
import { spread } from '../arrangement/spread'
import type { DesignDocument, DesignSurface } from '../document/document'
import { applyPatch, joinPatches, type Patch } from '../document/patch'
import { photoOf, placedPhotosOn, surfaceOf } from '../document/records'
import type { ProductDefinition } from '../product/definition'
import type { Shot } from './fit'
import { bestShots } from './shots'

/** What each of the faces of a part shows, in print order: a photo, something else, or null for one that is to be filled. */
function contentsOf(
  definition: ProductDefinition,
  design: DesignDocument,
  faces: readonly DesignSurface[],
): { surface: DesignSurface; shown: string | null }[] {
  const open = new Set(faces.map(({ id }) => id))
  return shownSurfaces(definition, design)
    .filter(({ part, pairWith }) => part === faces[0]?.part && pairWith === undefined)
    .map((surface) => ({
      surface,
      shown: open.has(surface.id) ? null : (placedPhotosOn(design, surface)[0]?.data.photo ?? surface.id),
    }))
}

/**
 * Fills faces that show one photo each, in the order of time. Where there are fewer photos than cards, they repeat as far
 * apart as they can.
 *
 * @param faces those of one part that may be filled
 */
export function fillFaces(
  definition: ProductDefinition,
  design: DesignDocument,
  faces: readonly DesignSurface[],
  shots: readonly Shot[],
): Patch {
  const [first] = faces
  if (!first || shots.length === 0) return {}
  const chosen = bestShots(shots, faces.length).map(({ id }) => id)
  const { isPair, mayRepeat } = arrangementOf(definition)
  const contents = contentsOf(definition, design, faces)
  const repeats = mayRepeat && !isPair(first) && chosen.length < faces.length
  const wanted = repeats
    ? spread(
        contents.map(({ shown }) => shown),
        chosen,
      )
    : contents.map(({ shown }) => (shown === null ? (chosen.shift() ?? null) : shown))
  let filled = design
  let all: Patch = {}
  const step = (patch: Patch) => {
    filled = applyPatch(filled, patch).document
    all = joinPatches(all, patch)
  }
  for (const [at, { surface, shown }] of contents.entries()) {
    const photo = shown === null ? photoOf(filled, wanted[at] ?? '') : null
    if (!photo) continue
    step(placePhoto(definition, filled, surface, photo))
    const placed = surfaceOf(filled, surface.id)
    if (placed) step({ put: [{ ...placed, auto: true }] })
  }
  return all
}

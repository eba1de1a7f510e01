import type { DesignDocument, DesignSurface } from '../document/document'
import { itemsOn, photoOf } from '../document/records'
import { cropInBox } from '../geometry/automatic-crop'
import type { Box } from '../geometry/display-list'
import { coveredPart, inCrop } from '../geometry/quiet-areas'
import { geometryOn } from '../geometry/surfaces'
import { BOTH_WAYS_LAYOUT, plainestFor } from '../layouts/layouts'
import { firstSpaces, hasPlaces, placesOf } from '../layouts/slots'
import type { ProductDefinition } from '../product/definition'
import { costOf, fitOf, type Shot } from './fit'
import type { PageFill } from './page-fill'

/** What a bad fit, and words over the subject, take from the score of a photo. */
const FIT_SHARE = 0.3
const WORDS_SHARE = 0.5

/** A cover with a place for one photo. That of a book has it in front, a back that is seen both ways has it twice. */
function withPlace(definition: ProductDefinition, design: DesignDocument, surface: DesignSurface): DesignSurface {
  if (hasPlaces(surface)) return surface
  const { part, face } = geometryOn(definition, design, surface)
  if (part.isBothWays) return { ...surface, layout: BOTH_WAYS_LAYOUT }
  const layout = { id: plainestFor(1), ...firstSpaces(face) }
  return part.spine ? { ...surface, halves: { right: layout } } : { ...surface, layout }
}

/** The words on a page, in mm of its face. */
const wordsOn = (design: DesignDocument, surface: DesignSurface): Box[] =>
  itemsOn(design, surface).flatMap((item) => (item.type === 'text' ? item.frame : []))

/** How much of what a photo shows would lie under words, 0..1. */
function underWords(
  design: DesignDocument,
  { id }: Shot,
  surface: DesignSurface,
  definition: ProductDefinition,
  box: Box,
): number {
  const photo = photoOf(design, id)
  if (!photo?.subject) return 0
  const at = inCrop(photo.subject, cropInBox(photo, { turns: 0 }, geometryOn(definition, design, surface), box))
  const shown = {
    x: box.x + at.x * box.width,
    y: box.y + at.y * box.height,
    width: at.width * box.width,
    height: at.height * box.height,
  }
  return Math.min(coveredPart(shown, wordsOn(design, surface)), 1)
}

/** Photos that are looked at closely for a cover. */
const LOOKED_AT = 12

/** The best of all photos on a cover: a favourite if there is one, that fits there and leaves room for the title. Null for none. */
export function fillCover(
  definition: ProductDefinition,
  design: DesignDocument,
  cover: DesignSurface,
  shots: readonly Shot[],
): PageFill | null {
  const surface = withPlace(definition, design, cover)
  const [place] = placesOf(surface, geometryOn(definition, design, surface))
  if (!place) return null
  const { box, slot } = place
  const area = { width: box.width, height: box.height, stripLeft: 0, stripRight: 0 }
  const stars = shots.filter(({ score }) => score > 1)
  const ranked = (stars.length > 0 ? stars : shots)
    .map((shot) => ({
      shot,
      score: shot.score - FIT_SHARE * costOf(fitOf(shot, area), definition.resolution.leastPpi),
    }))
    .toSorted((a, b) => b.score - a.score || (a.shot.id < b.shot.id ? -1 : 1))
    .slice(0, LOOKED_AT)
    .map(({ shot, score }) => ({
      shot,
      score: score - WORDS_SHARE * underWords(design, shot, surface, definition, box),
    }))
    .toSorted((a, b) => b.score - a.score || (a.shot.id < b.shot.id ? -1 : 1))
  const photo = ranked[0] && photoOf(design, ranked[0].shot.id)
  return photo ? { surface, photos: [{ slot, photo }] } : null
}

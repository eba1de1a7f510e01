import { withNewSurfaces } from '../arrangement/new-document'
import { countedParts, gatherPages, pageCount } from '../arrangement/page-counts'
import { moveKind } from '../arrangement/page-moves'
import type { DesignDocument, DesignSurface } from '../document/document'
import { applyPatch, joinPatches, type Patch } from '../document/patch'
import { isSame } from '../document/sorted-fields'
import { chooseOptions } from '../edits/edits'
import { hasPlaces } from '../layouts/slots'
import type { ProductDefinition } from '../product/definition'
import { partOf } from '../product/parts'
import { fillCover } from './cover-photo'
import { DENSITIES, type Density } from './density'
import { fillFaces } from './fill-faces'
import { fillMonths } from './fill-months'
import { fillStory } from './fill-story'
import { lockedPages, openPages } from './locked'
import { emptyPages, filledPages, fillPages, type PageFill } from './page-fill'
import { isBound, isMonth } from './page-roles'
import { shotsToPlace } from './shots'

export interface FillChoice {
  density: Density
  /** All options, where another number of pages is chosen. */
  options?: readonly string[]
}

/** A change in steps, as one patch. */
interface Steps {
  design: DesignDocument
  patch: Patch
}

const step = ({ design, patch }: Steps, next: Patch | null): Steps =>
  next ? { design: applyPatch(design, next).document, patch: joinPatches(patch, next) } : { design, patch }

/** The design with other options. What is on pages that they do not count any more comes to earlier ones, if it can. */
function withOptions(definition: ProductDefinition, before: Steps, options: readonly string[]): Steps {
  if (isSame(before.design.options, options)) return before
  const gathered = countedParts(definition).reduce(
    (steps, part) =>
      step(steps, gatherPages(definition, steps.design, { part, count: pageCount(definition, options, part) })),
    before,
  )
  const { design } = gathered
  return step(gathered, withNewSurfaces(definition, design, chooseOptions(definition, design, options)))
}

/** How the photos of a page are found. */
type Role = 'cover' | 'story' | 'month' | 'face' | 'none'

function roleOf(definition: ProductDefinition, design: DesignDocument, surface: DesignSurface): Role {
  const part = partOf(definition, design.options, surface.part)
  if (isMonth(part)) return 'month'
  if (isBound(part)) return 'story'
  if (pageCount(definition, design.options, surface.part) > 1 || !part.allows.includes('layout')) return 'face'
  // A back that may stay empty waits for a photo that the shopper chooses for it.
  return part.mayBeEmpty && !hasPlaces(surface) ? 'none' : 'cover'
}

/** Fills the open pages: covers with the best photos, then all others. */
function filled(definition: ProductDefinition, empty: Steps, density: Density): Steps | null {
  const { design } = empty
  const shots = shotsToPlace(definition, design, DENSITIES[density].heroEvent)
  const pages = openPages(definition, design)
  const of = (role: Role) => pages.filter((surface) => roleOf(definition, design, surface) === role)
  const covers: PageFill[] = []
  let left = shots
  for (const cover of of('cover')) {
    const fill = fillCover(definition, design, cover, left)
    if (fill) covers.push(fill)
    left = left.filter(({ id }) => fill?.photos.every(({ photo }) => photo.id !== id) ?? true)
  }
  const fills = [
    ...covers,
    ...fillMonths(definition, design, of('month'), left, density),
    ...fillStory(definition, design, of('story'), left, density),
  ]
  const faces = of('face')
  if (shots.length === 0 || fills.length + faces.length === 0) return null
  const placed = step(empty, fillPages(definition, design, fills))
  const parts = [...new Set(faces.map(({ part }) => part))]
  return parts.reduce((steps, part) => {
    const own = faces.filter((surface) => surface.part === part)
    // A single photo is on the back of the cards and on their faces.
    return step(steps, fillFaces(definition, steps.design, own, left.length > 0 ? left : shots))
  }, placed)
}

/**
 * Fills a design of pages from its photos: one patch, the same for the same design. Pages that were touched by hand stay as
 * they are; all others are filled anew. Null where no photo or no page is left to fill.
 */
export function fillDesign(
  definition: ProductDefinition,
  design: DesignDocument,
  { density, options = design.options }: FillChoice,
): Patch | null {
  if (moveKind(definition) === null) return null
  const start = { design, patch: {} }
  const empty = step(start, emptyPages(definition, design, filledPages(design)))
  return filled(definition, withOptions(definition, empty, options), density)?.patch ?? null
}

/** Fills all pages anew, also those touched by hand. The words that pages start with stay. */
export function startAgain(definition: ProductDefinition, design: DesignDocument, choice: FillChoice): Patch | null {
  const emptied = emptyPages(definition, design, lockedPages(definition, design))
  const patch = fillDesign(definition, applyPatch(design, emptied).document, choice)
  return patch && joinPatches(emptied, patch)
}

import type { DesignDocument, DesignPhoto, DesignSurface } from '../document/document'
import type { Patch } from '../document/patch'
import { photoOf, photosOf } from '../document/records'
import { isSame } from '../document/sorted-fields'
import { type Half, halvesOf } from '../geometry/folds'
import { geometryOn, type SurfaceGeometry } from '../geometry/surfaces'
import { withCaptions } from '../layouts/captions'
import { movedTo, type SlottedPhoto, slottedOn } from '../layouts/edits'
import type { SurfaceLayout } from '../layouts/layout-data'
import { placeAt, placesOf } from '../layouts/slots'
import type { ProductDefinition } from '../product/definition'
import { ACROSS, suitsAcross } from './across'
import { type PageArrangement, runArranger } from './arrange-run'
import { byTime } from './by-time'
import type { Shot } from './fit'
import { pageKind } from './page-kind'
import { type ArrangedPage, withArrangements } from './page-layout'
import { isBound, isMonth } from './page-roles'
import { pageSpaces } from './page-spaces'
import { PAGE_PHOTOS_MAX } from './partition'
import { measured } from './shots'
import { treeSolver } from './solve-trees'

/** Arrangements of one page that follow each other, the best first. */
const CHOICES = 10
/** Of each half of a spread. */
const HALF_CHOICES = 3
/** What an uneven spread costs beside an even one. */
const UNEVEN_WEIGHT = 0.5

interface Candidate {
  pages: readonly ArrangedPage[]
  cost: number
}

type Spaces = Omit<SurfaceLayout, 'id'>

/** The spaces that the page has now, also those for words. A photo across a spread has none. */
const spacesNow = ({ layout, halves }: DesignSurface, hasHalves: boolean): Spaces | undefined => {
  const own = hasHalves ? (halves?.left ?? halves?.right) : layout
  if (!own) return undefined
  const { id: _, ...spaces } = own
  return spaces
}

interface Again {
  definition: ProductDefinition
  design: DesignDocument
  surface: DesignSurface
  geometry: SurfaceGeometry
  spaces: Spaces
  /** Those of the page, in the order of time. */
  shots: readonly Shot[]
}

/** The arrangements of some photos of the page on one of its sides. */
function onSide(
  { definition, geometry, spaces, shots }: Again,
  side: Half | null,
  from: number,
  count: number,
  most: number,
) {
  const own = shots.slice(from, from + count)
  const solver = treeSolver(
    own.map(({ ratio }) => ratio),
    count,
    spaces.gapMm,
  )
  const kind = pageKind(geometry, side, spaces, definition.resolution.leastPpi)
  const page = (arrangement: PageArrangement): ArrangedPage => ({
    side,
    isAcross: false,
    arrangement,
    photos: own.map(({ id }) => id),
  })
  return runArranger(kind, own, solver)
    .arrange(0, count, most)
    .map((arrangement) => ({ pages: [page(arrangement)], cost: arrangement.cost }))
}

/** All ways to put the photos on a spread: so many on the left page and the others on the right, or one photo across. */
function onSpread(again: Again): Candidate[] {
  const { definition, design, surface, shots } = again
  const [only] = shots
  if (only && shots.length === 1) {
    const arrangement = { side: null, isAcross: true, arrangement: ACROSS, photos: [only.id] }
    return [
      ...onSide(again, 'left', 0, 1, HALF_CHOICES),
      ...onSide(again, 'right', 0, 1, HALF_CHOICES),
      ...(suitsAcross(definition, design, surface, only) ? [{ pages: [arrangement], cost: 0 }] : []),
    ]
  }
  return Array.from({ length: shots.length - 1 }, (_, at) => at + 1)
    .filter((left) => left <= PAGE_PHOTOS_MAX && shots.length - left <= PAGE_PHOTOS_MAX)
    .flatMap((left) => {
      const uneven = (2 * left) / shots.length - 1
      return onSide(again, 'left', 0, left, HALF_CHOICES).flatMap((one) =>
        onSide(again, 'right', left, shots.length - left, HALF_CHOICES).map((other) => ({
          pages: [...one.pages, ...other.pages],
          cost: one.cost + other.cost + UNEVEN_WEIGHT * uneven * uneven,
        })),
      )
    })
}

const shotOf = (photo: DesignPhoto): Shot => ({ ...measured(photo), score: 0.5, event: 0, isHero: false })

/** What a page shows: its layouts, and the photo of each place. */
const shownBy = ({ layout, halves }: DesignSurface, slots: readonly { slot: number; photo: string }[]) => [
  layout?.id,
  halves?.left?.id,
  halves?.right?.id,
  slots.toSorted((a, b) => a.slot - b.slot).map(({ slot, photo }) => [slot, photo]),
]

/**
 * Lays out the photos of one page anew: each time the next arrangement, the best one first, and after the last the best one
 * again. Looks of photos, words and all other pages stay. Null where there is no other arrangement.
 */
export function fillAgain(definition: ProductDefinition, design: DesignDocument, surface: DesignSurface): Patch | null {
  const geometry = geometryOn(definition, design, surface)
  if (!isBound(geometry.part) && !isMonth(geometry.part)) return null
  const items = new Map<string, SlottedPhoto>(slottedOn(design, surface).map((item) => [item.data.photo, item]))
  const isSpread = halvesOf(geometry) !== null
  const spaces = spacesNow(surface, isSpread) ?? pageSpaces(definition, design, surface, geometry, 'normal')
  const shots = byTime(photosOf(design))
    .filter(({ id }) => items.has(id))
    .map(shotOf)
  const again = { definition, design, surface, geometry, spaces, shots }
  if (shots.length === 0 || shots.length > (isSpread ? 2 : 1) * PAGE_PHOTOS_MAX) return null
  const candidates = isSpread ? onSpread(again) : onSide(again, null, 0, shots.length, CHOICES)
  const choices = candidates
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, CHOICES)
    .map(({ pages }) => withArrangements(surface, pages, spaces))
  const now = shownBy(
    surface,
    [...items.values()].map(({ slot, data }) => ({ slot, photo: data.photo })),
  )
  const at = choices.findIndex((choice) => isSame(shownBy(choice.surface, choice.slots), now))
  const next = choices[(at + 1) % choices.length]
  if (!next || (at >= 0 && choices.length === 1)) return null
  const places = placesOf(next.surface, geometry)
  const moved = next.slots.flatMap(({ slot, photo }) => {
    const [place, item] = [placeAt(places, slot), items.get(photo)]
    return place && item && photoOf(design, photo) ? movedTo(design, item, { geometry, ...place }) : []
  })
  return withCaptions(design, surface, geometry, { put: [next.surface, ...moved] })
}

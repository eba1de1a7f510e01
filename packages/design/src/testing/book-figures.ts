import { shownSurfaces } from '../arrangement/shown-surfaces'
import type { DesignDocument, DesignPhoto, DesignSurface, PlacedPhoto } from '../document/document'
import { applyPatch, type Patch } from '../document/patch'
import { photoOf, photosOf, placedPhotosOn } from '../document/records'
import { automaticCrop } from '../geometry/automatic-crop'
import { aspectOf, coverCrop } from '../geometry/crop'
import { foldStrips, HALVES, type Half, halvesOf } from '../geometry/folds'
import { coveredPart, inCrop } from '../geometry/quiet-areas'
import { geometryOn } from '../geometry/surfaces'
import { newInSlots } from '../layouts/edits'
import { plainestFor } from '../layouts/layouts'
import { shapeOfTree, treeOf } from '../layouts/slicing-tree'
import { FIRST_SLOT, halfOfSlot, placesOf } from '../layouts/slots'
import { subjectBox } from '../preflight/subject-box'
import type { ProductDefinition } from '../product/definition'

/** How well the photos of a book are placed. */
export interface BookFigures {
  /** The mean share of a photo that is cut off. */
  lost: number
  /** Photos with more than a third of their subject cut off. */
  cut: number
  /** Photos with more than a fifth of their subject near a fold. */
  inFold: number
  /** How often an event ends inside a page. */
  split: number
  /** Pages with the layout of the page before. */
  repeated: number
  placed: number
  pages: number
}

const WHOLE = { x: 0, y: 0, width: 1, height: 1 }

const isInFold = (definition: ProductDefinition, design: DesignDocument, surface: DesignSurface, item: PlacedPhoto) => {
  const geometry = geometryOn(definition, design, surface)
  const subject = subjectBox({ design, geometry }, item)
  return subject !== null && foldStrips(geometry).some((strip) => coveredPart(subject, [strip]) > 0.2)
}

function isCut(design: DesignDocument, { data }: PlacedPhoto): boolean {
  const subject = photoOf(design, data.photo)?.subject
  return subject !== undefined && coveredPart(inCrop(subject, data.crop), [WHOLE]) < 2 / 3
}

/** What a layout looks like, also one that is solved for its photos. */
const shapeOf = (id: string): string => {
  const tree = treeOf(id)
  return tree ? shapeOfTree(tree) : id
}

interface Page {
  shape: string
  /** In the order of their places. */
  photos: readonly string[]
}

/** The pages with photos of a bound surface. */
function pagesOf(design: DesignDocument, surface: DesignSurface, half: Half | null): Page[] {
  const layout = half ? surface.halves?.[half] : surface.layout
  const own = placedPhotosOn(design, surface)
    .filter(({ slot }) => half === null || (slot !== undefined && halfOfSlot(slot) === half))
    .toSorted((a, b) => (a.slot ?? 0) - (b.slot ?? 0))
  if (!layout || own.length === 0) return []
  return [{ shape: shapeOf(layout.id), photos: own.map(({ data }) => data.photo) }]
}

/** @param events the number of the event of each photo */
export function bookFigures(
  definition: ProductDefinition,
  design: DesignDocument,
  events: ReadonlyMap<string, number>,
): BookFigures {
  const surfaces = shownSurfaces(definition, design)
  const placed = surfaces.flatMap((surface) => placedPhotosOn(design, surface).map((item) => ({ surface, item })))
  const pages = surfaces
    .filter((surface) => geometryOn(definition, design, surface).part.fold)
    .flatMap((surface) =>
      surface.layout || !halvesOf(geometryOn(definition, design, surface))
        ? pagesOf(design, surface, null)
        : HALVES.flatMap((half) => pagesOf(design, surface, half)),
    )
  const eventsOn = ({ photos }: Page) => new Set(photos.map((id) => events.get(id))).size
  const lostOf = ({ data: { crop } }: PlacedPhoto) => 1 - crop.width * crop.height
  return {
    lost: placed.reduce((sum, { item }) => sum + lostOf(item), 0) / placed.length,
    cut: placed.filter(({ item }) => isCut(design, item)).length,
    inFold: placed.filter(({ surface, item }) => isInFold(definition, design, surface, item)).length,
    split: pages.reduce((sum, page) => sum + eventsOn(page) - 1, 0),
    repeated: pages.filter(({ shape }, at) => shape === pages[at - 1]?.shape).length,
    placed: placed.length,
    pages: pages.length,
  }
}

/**
 * What published book kits do, to compare with: photos in the order in which they were added, as many on each page, in the
 * plainest layout for their number, upright photos in upright places. The first photo is on the cover.
 *
 * @param crops whether photos are cropped about their middle, or about what they show
 */
export function fixedTemplates(
  definition: ProductDefinition,
  design: DesignDocument,
  crops: 'middle' | 'subject',
): Patch {
  const [first, ...photos] = photosOf(design)
  const surfaces = shownSurfaces(definition, design)
  const isBound = (surface: DesignSurface) => geometryOn(definition, design, surface).part.fold !== undefined
  const pages = surfaces
    .filter(isBound)
    .flatMap((surface): { surface: DesignSurface; half: Half | null }[] =>
      halvesOf(geometryOn(definition, design, surface))
        ? HALVES.map((half) => ({ surface, half }))
        : [{ surface, half: null }],
    )
  const spaces = { gapMm: 3, marginMm: 0 }
  const shareOf = (at: number): readonly DesignPhoto[] =>
    photos.slice(Math.floor((at * photos.length) / pages.length), Math.floor(((at + 1) * photos.length) / pages.length))
  const ids: string[] = []
  const records = new Map<string, DesignSurface>()
  const items: PlacedPhoto[] = []
  const put = (surface: DesignSurface, half: Half | null, own: readonly DesignPhoto[]): void => {
    if (own.length === 0) return
    const layout = { id: plainestFor(own.length), ...spaces }
    const { layout: _, halves: __, ...bare } = surface
    const next: DesignSurface = half
      ? { ...bare, halves: { ...records.get(surface.id)?.halves, [half]: layout } }
      : { ...bare, layout }
    records.set(surface.id, next)
    const geometry = geometryOn(definition, design, surface)
    const from = half ? FIRST_SLOT[half] : 0
    const places = placesOf(next, geometry).filter(({ slot }) => slot >= from && slot < from + own.length)
    const byShape = (one: number, other: number) => one - other
    const photoOrder = own.toSorted((a, b) => byShape(a.widthPx / a.heightPx, b.widthPx / b.heightPx))
    const placeOrder = places.toSorted((a, b) => byShape(aspectOf(a.box), aspectOf(b.box)))
    const pairs = placeOrder.flatMap((place, at) => {
      const photo = photoOrder[at]
      return photo ? [{ ...place, photo }] : []
    })
    for (const [at, item] of newInSlots(design, surface, geometry, pairs, ids).entries()) {
      const { photo, box } = pairs[at] ?? {}
      if (!photo || !box) continue
      const turned = { width: photo.widthPx, height: photo.heightPx }
      const crop =
        crops === 'middle' ? coverCrop(turned, aspectOf(box)) : automaticCrop(photo, { turns: 0 }, aspectOf(box))
      items.push({ ...item, data: { ...item.data, crop } })
    }
  }
  const cover = surfaces.find((surface) => !isBound(surface))
  if (cover && first) put(cover, halvesOf(geometryOn(definition, design, cover)) ? 'right' : null, [first])
  for (const [at, { surface, half }] of pages.entries()) put(surface, half, shareOf(at))
  return { put: [...records.values(), ...items] }
}

/** A design after a change. */
export const changed = (design: DesignDocument, patch: Patch | null): DesignDocument =>
  patch ? applyPatch(design, patch).document : design

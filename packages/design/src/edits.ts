import { aspectOf, coverCrop, nextTurn, type Point, panCrop, refitCrop, turnCrop, turnedSize, zoomCrop } from './crop'
import type { ProductDefinition } from './definition'
import type { CropBox, DesignDocument, DesignPhoto, DesignRecord, DesignSurface, PlacedPhoto } from './document'
import type { Patch } from './patch'
import { FIRST_ORDER, itemsOf, itemsOn, photoOf, photosOf, surfacesOf } from './records'
import { pixelsOf } from './resolution'
import { type Orientation, type Size, surfaceGeometry } from './surfaces'

/** A placed photo with the data of its geometry. */
export interface Placement {
  surface: DesignSurface
  placed: PlacedPhoto
  photo: DesignPhoto
  /** Pixels after the quarter turns. */
  turned: Size
  /** Width divided by height of the area that the crop fills. */
  aspect: number
}

const CENTRE: Point = { x: 0.5, y: 0.5 }

/** The first placed photo; null in an empty design. */
export function placementOf(definition: ProductDefinition, design: DesignDocument): Placement | null {
  for (const surface of surfacesOf(design)) {
    for (const placed of itemsOn(design, surface)) {
      const photo = photoOf(design, placed.data.photo)
      if (!photo) continue
      const aspect = aspectOf(surfaceGeometry(definition, design.options, surface.orientation).photo)
      return { surface, placed, photo, turned: turnedSize(pixelsOf(photo), placed.data.turns), aspect }
    }
  }
  return null
}

const change = ({ placed }: Placement, data: Partial<PlacedPhoto['data']>): Patch => ({
  put: [{ ...placed, data: { ...placed.data, ...data } }],
})

/**
 * Replaces the photo on the first surface and fills it. The orientation of a piece that can rotate follows the photo.
 */
export function placePhoto(definition: ProductDefinition, design: DesignDocument, photo: DesignPhoto): Patch {
  const surface = surfacesOf(design)[0]
  if (!surface) return {}
  const pixels = pixelsOf(photo)
  const turns = definition.canRotate && pixels.width !== pixels.height
  const orientation = turns ? (pixels.width > pixels.height ? 'landscape' : 'portrait') : surface.orientation
  const aspect = aspectOf(surfaceGeometry(definition, design.options, orientation).photo)
  const item: PlacedPhoto = {
    kind: 'item',
    id: `item:${photo.id}`,
    surface: surface.id,
    order: FIRST_ORDER,
    type: 'photo',
    data: { photo: photo.id, turns: 0, crop: coverCrop(pixels, aspect) },
  }
  return {
    remove: [...photosOf(design), ...itemsOf(design)].map(({ id }) => id),
    put: [photo, { ...surface, orientation }, item],
  }
}

/** Removes the photo. Size and options stay. */
export const removePhoto = ({ photo, placed }: Placement): Patch => ({ remove: [photo.id, placed.id] })

/** Shows another part of the photo. */
export const recrop = (at: Placement, crop: CropBox): Patch => change(at, { crop })

export const panPhoto = (at: Placement, by: Point): Patch => recrop(at, panCrop(at.placed.data.crop, by))

export const zoomPhoto = (at: Placement, factor: number, focus: Point = CENTRE): Patch =>
  recrop(at, zoomCrop(at.placed.data.crop, at.turned, at.aspect, factor, focus))

/** Resets to the largest crop. */
export const fillSurface = (at: Placement): Patch => recrop(at, coverCrop(at.turned, at.aspect))

/** Turns the photo clockwise by a quarter. The piece stays as it is. */
export const turnPhoto = (at: Placement): Patch =>
  change(at, {
    turns: nextTurn(at.placed.data.turns),
    crop: turnCrop(at.placed.data.crop, at.turned, at.aspect),
  })

/** All surfaces and their photos, fitted to new options or another orientation. */
const refitted = (
  definition: ProductDefinition,
  design: DesignDocument,
  options: readonly string[],
  orientationOf: (surface: DesignSurface) => Orientation,
): DesignRecord[] =>
  surfacesOf(design).flatMap((surface) => {
    const orientation = orientationOf(surface)
    const from = aspectOf(surfaceGeometry(definition, design.options, surface.orientation).photo)
    const to = aspectOf(surfaceGeometry(definition, options, orientation).photo)
    const items = itemsOn(design, surface).flatMap((placed): DesignRecord[] => {
      const photo = photoOf(design, placed.data.photo)
      if (!photo) return []
      const { crop, turns } = placed.data
      const fitted = refitCrop(crop, turnedSize(pixelsOf(photo), turns), from, to)
      return [{ ...placed, data: { ...placed.data, crop: fitted } }]
    })
    return [{ ...surface, orientation }, ...items]
  })

/** Chooses other options. Photos keep their centre and zoom as far as they can. */
export const chooseOptions = (
  definition: ProductDefinition,
  design: DesignDocument,
  options: readonly string[],
): Patch => ({ options, put: refitted(definition, design, options, (surface) => surface.orientation) })

/** Switches the piece between portrait and landscape. */
export const turnPiece = (definition: ProductDefinition, design: DesignDocument): Patch => ({
  put: refitted(definition, design, design.options, (surface) =>
    surface.orientation === 'portrait' ? 'landscape' : 'portrait',
  ),
})

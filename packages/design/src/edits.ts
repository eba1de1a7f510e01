import { aspectOf, coverCrop, nextTurn, type Point, panCrop, refitCrop, turnCrop, turnedSize, zoomCrop } from './crop'
import type { ProductDefinition } from './definition'
import type { DesignDocument, DesignPhoto, DesignSurface, PlacedPhoto } from './document'
import type { Patch } from './patch'
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
  for (const surface of design.surfaces) {
    for (const placed of surface.items) {
      const photo = design.photos[placed.photo]
      if (!photo) continue
      const aspect = aspectOf(surfaceGeometry(definition, design.options, surface.orientation).photo)
      return { surface, placed, photo, turned: turnedSize(pixelsOf(photo), placed.turns), aspect }
    }
  }
  return null
}

const write = (surface: DesignSurface): Patch => ({ surfaces: { [surface.id]: surface } })

const replaceItem = (at: Placement, placed: PlacedPhoto): Patch =>
  write({ ...at.surface, items: at.surface.items.map((item) => (item === at.placed ? placed : item)) })

const recrop = (at: Placement, crop: PlacedPhoto['crop']): Patch => replaceItem(at, { ...at.placed, crop })

/**
 * Replaces the photo on the first surface and fills it. The orientation of a piece that can rotate follows the photo.
 */
export function placePhoto(
  definition: ProductDefinition,
  design: DesignDocument,
  key: string,
  photo: DesignPhoto,
): Patch {
  const surface = design.surfaces[0]
  if (!surface) return {}
  const pixels = pixelsOf(photo)
  const turns = definition.canRotate && pixels.width !== pixels.height
  const orientation = turns ? (pixels.width > pixels.height ? 'landscape' : 'portrait') : surface.orientation
  const aspect = aspectOf(surfaceGeometry(definition, design.options, orientation).photo)
  const replaced = Object.keys(design.photos).map((name) => [name, null] as const)
  return {
    photos: { ...Object.fromEntries(replaced), [key]: photo },
    surfaces: {
      [surface.id]: {
        ...surface,
        orientation,
        items: [{ id: 'photo', type: 'photo', photo: key, turns: 0, crop: coverCrop(pixels, aspect) }],
      },
    },
  }
}

/** Removes the photo. Size and options stay. */
export const removePhoto = (at: Placement): Patch => ({
  photos: { [at.placed.photo]: null },
  ...write({ ...at.surface, items: at.surface.items.filter((item) => item !== at.placed) }),
})

export const panPhoto = (at: Placement, by: Point): Patch => recrop(at, panCrop(at.placed.crop, by))

export const zoomPhoto = (at: Placement, factor: number, focus: Point = CENTRE): Patch =>
  recrop(at, zoomCrop(at.placed.crop, at.turned, at.aspect, factor, focus))

/** Resets to the largest crop. */
export const fillSurface = (at: Placement): Patch => recrop(at, coverCrop(at.turned, at.aspect))

/** Turns the photo clockwise by a quarter. The piece stays as it is. */
export const turnPhoto = (at: Placement): Patch =>
  replaceItem(at, {
    ...at.placed,
    turns: nextTurn(at.placed.turns),
    crop: turnCrop(at.placed.crop, at.turned, at.aspect),
  })

/** All surfaces with their photos fitted to new options or another orientation. */
function refitted(
  definition: ProductDefinition,
  design: DesignDocument,
  options: readonly string[],
  orientationOf: (surface: DesignSurface) => Orientation,
): Record<string, DesignSurface> {
  const surfaces = design.surfaces.map((surface): [string, DesignSurface] => {
    const orientation = orientationOf(surface)
    const from = aspectOf(surfaceGeometry(definition, design.options, surface.orientation).photo)
    const to = aspectOf(surfaceGeometry(definition, options, orientation).photo)
    const items = surface.items.map((placed) => {
      const photo = design.photos[placed.photo]
      if (!photo) return placed
      return { ...placed, crop: refitCrop(placed.crop, turnedSize(pixelsOf(photo), placed.turns), from, to) }
    })
    return [surface.id, { ...surface, orientation, items }]
  })
  return Object.fromEntries(surfaces)
}

/** Chooses other options. Photos keep their centre and zoom as far as they can. */
export const chooseOptions = (
  definition: ProductDefinition,
  design: DesignDocument,
  options: readonly string[],
): Patch => ({ options, surfaces: refitted(definition, design, options, (surface) => surface.orientation) })

/** Switches the piece between portrait and landscape. */
export const turnPiece = (definition: ProductDefinition, design: DesignDocument): Patch => ({
  surfaces: refitted(definition, design, design.options, (surface) =>
    surface.orientation === 'portrait' ? 'landscape' : 'portrait',
  ),
})

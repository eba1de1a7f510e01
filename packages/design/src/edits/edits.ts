import { generateKeyBetween } from 'fractional-indexing'
import type { TurnedPhoto } from '../document/crop-reach'
import type {
  CropBox,
  DesignDocument,
  DesignPhoto,
  DesignRecord,
  DesignSurface,
  PlacedPhoto,
} from '../document/document'
import { freshId } from '../document/next-item'
import type { Patch } from '../document/patch'
import { itemsOn, photoOf, placedPhotosOn, surfaceOf, surfacesOf } from '../document/records'
import { automaticCrop, isAutomatic } from '../geometry/automatic-crop'
import {
  aspectOf,
  centreOf,
  coverCrop,
  cropAt,
  flipCrop,
  nextTurn,
  type Point,
  panCrop,
  refitCrop,
  turnCrop,
  turnedPhoto,
  zoomCrop,
  zoomOf,
} from '../geometry/crop'
import { scaleFrame } from '../geometry/frame'
import { isPaidBy, priceOption, type TypedSize } from '../geometry/free-size'
import { quietOnPhoto } from '../geometry/quiet-areas'
import { pixelsOf } from '../geometry/resolution'
import { geometryOn, type Size } from '../geometry/surfaces'
import { scaleItem } from '../items/item-types'
import { isCaption } from '../layouts/captions'
import { isSlotted, placeInLayout, refitSlots } from '../layouts/edits'
import { hasPlaces } from '../layouts/slots'
import { isPlain, type PhotoLook, PLAIN_LOOK } from '../look/photo-look'
import type { ProductDefinition } from '../product/definition'
import { itemAnew, startedAnew } from './start'
import { textsOfOptions } from './texts-of-options'

/** A placed photo with the data of its geometry. */
export interface Placement {
  surface: DesignSurface
  placed: PlacedPhoto
  photo: DesignPhoto
  /** The photo after its quarter turns. */
  turned: TurnedPhoto
  /** Width divided by height of the area that the crop fills. */
  aspect: number
}

const CENTRE: Point = { x: 0.5, y: 0.5 }

/** The area of a photo on its surface, in mm. */
const areaOf = (
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options'>,
  surface: DesignSurface,
  placed: Pick<PlacedPhoto, 'frame'>,
): Size => placed.frame ?? geometryOn(definition, design, surface).photo

/** The geometry of a placed photo; null when its photo or surface is missing. */
export function placementOf(
  definition: ProductDefinition,
  design: DesignDocument,
  placed: PlacedPhoto,
): Placement | null {
  const surface = surfaceOf(design, placed.surface)
  const photo = photoOf(design, placed.data.photo)
  if (!surface || !photo) return null
  const aspect = aspectOf(areaOf(definition, design, surface, placed))
  return { surface, placed, photo, turned: turnedPhoto(pixelsOf(photo), placed.data), aspect }
}

/** The photo that fills a surface; null for a surface without one. */
export function fillingPlacement(
  definition: ProductDefinition,
  design: DesignDocument,
  surface: DesignSurface,
): Placement | null {
  const placed = placedPhotosOn(design, surface).find(({ frame }) => !frame)
  return placed ? placementOf(definition, design, placed) : null
}

const change = ({ placed }: Placement, data: Partial<PlacedPhoto['data']>): Patch => ({
  put: [{ ...placed, data: { ...placed.data, ...data } }],
})

/** The id of an item that shows a photo. The photo may be on other surfaces already. */
function itemId(design: DesignDocument, photo: DesignPhoto, replaced: readonly PlacedPhoto[]): string {
  const id = `item:${photo.id}`
  return replaced.some((item) => item.id === id) || !Object.hasOwn(design.records, id) ? id : freshId(design)
}

/**
 * Puts a photo on a surface, which it fills, in place of the one there. In a layout it takes the first empty place.
 *
 * @param turned the surfaces that take the orientation of the photo, where the piece can rotate
 */
export function fillWithPhoto(
  definition: ProductDefinition,
  design: DesignDocument,
  surface: DesignSurface,
  photo: DesignPhoto,
  turned: readonly DesignSurface[],
): Patch {
  if (hasPlaces(surface)) return placeInLayout(design, surface, geometryOn(definition, design, surface), photo)
  const replaced = placedPhotosOn(design, surface).filter(({ frame }) => !frame)
  const pixels = pixelsOf(photo)
  const { part } = geometryOn(definition, design, surface)
  const turns = part.canRotate && pixels.width !== pixels.height && turned.length > 0
  const orientation = turns ? (pixels.width > pixels.height ? 'landscape' : 'portrait') : surface.orientation
  const geometry = geometryOn(definition, design, { ...surface, orientation })
  const item: PlacedPhoto = {
    kind: 'item',
    id: itemId(design, photo, replaced),
    surface: surface.id,
    order: replaced[0]?.order ?? generateKeyBetween(null, itemsOn(design, surface)[0]?.order ?? null),
    type: 'photo',
    data: {
      photo: photo.id,
      turns: 0,
      crop: automaticCrop(photo, { turns: 0 }, aspectOf(geometry.photo), quietOnPhoto(geometry)),
    },
  }
  return {
    remove: replaced.map(({ id }) => id),
    put: [photo, ...[surface, ...(turns ? turned : [])].map((entry) => ({ ...entry, orientation })), item],
  }
}

/** Shows another part of the photo. */
export const recrop = (at: Placement, crop: CropBox): Patch => change(at, { crop })

export const panPhoto = (at: Placement, by: Point): Patch => recrop(at, panCrop(at.placed.data.crop, at.turned, by))

export const zoomPhoto = (at: Placement, factor: number, focus: Point = CENTRE): Patch =>
  recrop(at, zoomCrop(at.placed.data.crop, at.turned, at.aspect, factor, focus))

/** Resets to the largest crop. */
export const fillSurface = (at: Placement): Patch => recrop(at, coverCrop(at.turned, at.aspect))

/** Turns the photo clockwise by a quarter. The piece stays as it is. */
export const turnPhoto = (at: Placement): Patch =>
  change(at, {
    turns: nextTurn(at.placed.data.turns, at.placed.data.flip),
    crop: turnCrop(at.placed.data.crop, at.turned, at.aspect),
  })

/** Mirrors what is seen of the photo, left to right. */
export function flipPhoto({ placed }: Placement): Patch {
  const { flip, straighten, crop, ...data } = placed.data
  const flipped = { ...(!flip && { flip: true }), ...(straighten && { straighten: -straighten }) }
  return { put: [{ ...placed, data: { ...data, ...flipped, crop: flipCrop(crop) } }] }
}

/** Turns the photo to an angle under its crop, which keeps its centre and zoom as far as the photo allows. */
export function straightenPhoto({ placed, photo, turned, aspect }: Placement, degrees: number): Patch {
  const { straighten: _, ...data } = placed.data
  const straight = { ...data, ...(degrees !== 0 && { straighten: degrees }) }
  const crop = cropAt(
    turnedPhoto(pixelsOf(photo), straight),
    aspect,
    zoomOf(data.crop, turned, aspect),
    centreOf(data.crop),
  )
  return { put: [{ ...placed, data: { ...straight, crop } }] }
}

/** Changes the colours of a photo. A look that changes nothing is none. */
export function changeLook({ placed }: Placement, change: Partial<PhotoLook>): Patch {
  const { look, ...data } = placed.data
  const next = { ...PLAIN_LOOK, ...look, ...change }
  return { put: [{ ...placed, data: { ...data, ...(!isPlain(next) && { look: next }) } }] }
}

/** Surfaces and their photos, fitted to new options or another orientation. */
export const refitted = (
  definition: ProductDefinition,
  design: DesignDocument,
  { options = design.options, surfaces }: { options?: readonly string[]; surfaces: readonly DesignSurface[] },
): DesignRecord[] =>
  surfaces.flatMap((surface) => {
    const stored = surfaceOf(design, surface.id) ?? surface
    const before = geometryOn(definition, design, stored)
    const after = geometryOn(definition, { options: [...options] }, surface)
    const items = itemsOn(design, surface).flatMap((placed): DesignRecord[] => {
      if (isSlotted(placed) || isCaption(placed)) return []
      if (placed.frame) {
        const frame = scaleFrame(placed.frame, before.face, after.face)
        return [scaleItem(placed, frame, frame.width / placed.frame.width)]
      }
      if (placed.type !== 'photo') return []
      const photo = photoOf(design, placed.data.photo)
      if (!photo) return []
      const [from, to] = [aspectOf(before.photo), aspectOf(after.photo)]
      const turned = turnedPhoto(pixelsOf(photo), placed.data)
      const fitted = isAutomatic(photo, placed, from, quietOnPhoto(before))
        ? automaticCrop(photo, placed.data, to, quietOnPhoto(after))
        : refitCrop(placed.data.crop, turned, from, to)
      return [{ ...placed, data: { ...placed.data, crop: fitted } }]
    })
    return [surface, ...items, ...refitSlots(design, surface, after, before)]
  })

/** A surface for other options: without a typed size that has another price. */
function pricedBy(definition: ProductDefinition, surface: DesignSurface, options: readonly string[]): DesignSurface {
  const { size: _, ...listed } = surface
  return isPaidBy(definition, surface, options) ? surface : listed
}

/** Chooses other options. Photos keep their centre and zoom as far as they can. */
export const chooseOptions = (
  definition: ProductDefinition,
  design: DesignDocument,
  options: readonly string[],
): Patch => {
  const surfaces = surfacesOf(design).map((surface) =>
    startedAnew(definition, design, pricedBy(definition, surface, options), options),
  )
  const records = refitted(definition, design, { options, surfaces })
  const { put, remove } = textsOfOptions(definition, design, options, surfaces)
  const kept = records.filter(({ id }) => !remove.includes(id))
  return {
    options,
    put: [...kept.map((record) => itemAnew(definition, design, record, options, surfaces)), ...put],
    ...(remove.length > 0 && { remove }),
  }
}

/**
 * Gives all surfaces a typed size, and chooses the option with its price.
 *
 * @param choose the options with the given one in place of the others of its group
 */
export function typeSize(
  definition: ProductDefinition,
  design: DesignDocument,
  size: TypedSize,
  choose: (option: string) => readonly string[],
): Patch | null {
  const option = priceOption(definition, size)
  if (option === null) return null
  const options = [...choose(option)]
  const surfaces = surfacesOf(design).map((surface) => ({ ...surface, size }))
  return { options, put: refitted(definition, design, { options, surfaces }) }
}

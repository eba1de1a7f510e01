import type { PatternId } from '../background/background-data'
import type { DesignItem, DesignSurface, Frame, PlacedPhoto } from '../document/document'
import { itemsOn, photoOf, placedPhotosOn } from '../document/records'
import { isSame } from '../document/sorted-fields'
import type { Matrix } from '../geometry/display-list'
import { boxAroundFrames, frameCentre, halfTurn, halfTurnedBox, joinMatrices, turnAbout } from '../geometry/frame'
import type { Size } from '../geometry/surfaces'
import { itemFrame } from '../items/item-frame'
import { photoBox, photoTransform } from '../items/photo/compose'
import { isSlotted, putInSlot } from '../layouts/edits'
import { BOTH_WAYS_LAYOUT, isBothWays } from '../layouts/layouts'
import { ALIKE_MOST, likenessDistance, turnedLikeness } from '../look/likeness'
import type { Finding, PreflightWorld, Remedy } from './finding'
import { overlaps } from './text-findings'

/** What nobody sees on a printed card. */
const TOLERANCE_MM = 0.2
/** How far the middle of a crop may be from the middle of a photo that is the same both ways up, in 0..1. */
const OFF_CENTRE = 0.02

/** Patterns that are the same both ways up. */
const EVEN_PATTERNS: readonly PatternId[] = ['dots', 'stripes', 'diagonals', 'checks', 'waves']

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE_MM

/** A frame on a face that is turned upside down. */
const turnedFrame = ({ angle, ...box }: Frame, face: Size): Frame => ({
  ...halfTurnedBox(box, face),
  angle: (angle + 180) % 360,
})

/** True for frames in one place, whatever is up in them. */
const isInPlace = (one: Frame, other: Frame): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((field) => isNear(one[field], other[field]))

/** True where two angles differ by a multiple of a turn, in degrees. */
function isTurnedBy(one: Frame, other: Frame, turn: number): boolean {
  const rest = Math.abs(one.angle - other.angle) % turn
  return Math.min(rest, turn - rest) < 0.1
}

/** From the unit square of a photo to mm of the face. */
function placeOfPhoto({ geometry }: PreflightWorld, item: PlacedPhoto): Matrix {
  const box = photoBox(geometry, item)
  const upright = photoTransform(item.data, box)
  return item.frame?.angle ? joinMatrices(turnAbout(frameCentre(box), item.frame.angle), upright) : upright
}

/** True for a photo that is nearly the same upside down, and shown from its middle. */
function isEvenPhoto({ design }: PreflightWorld, { data }: PlacedPhoto): boolean {
  const likeness = photoOf(design, data.photo)?.likeness
  if (!likeness || likenessDistance(likeness, turnedLikeness(likeness)) > ALIKE_MOST) return false
  const centre = frameCentre(data.crop)
  return Math.abs(centre.x - 0.5) <= OFF_CENTRE && Math.abs(centre.y - 0.5) <= OFF_CENTRE
}

/** Which photo is shown and how, without where. */
const styleOf = ({ data: { crop: _, turns: __, straighten: ___, flip: ____, ...style } }: PlacedPhoto) => style

/** True where a photo looks, on the face upside down, as the other one does. */
function isTurnedPhoto(world: PreflightWorld, item: PlacedPhoto, other: PlacedPhoto): boolean {
  if (!isSame(styleOf(item), styleOf(other))) return false
  if (item === other && isEvenPhoto(world, item)) return true
  const turned = joinMatrices(halfTurn(world.geometry.face), placeOfPhoto(world, item))
  const place = placeOfPhoto(world, other)
  return turned.every((value, at) => isNear(value, place[at] ?? Number.NaN))
}

/** True where an item looks, on the face upside down, as the other one does. */
function isTurned(world: PreflightWorld, item: DesignItem, other: DesignItem): boolean {
  const frame = turnedFrame(itemFrame(world.geometry, item), world.geometry.face)
  const place = itemFrame(world.geometry, other)
  if (item.type !== other.type || !isInPlace(frame, place)) return false
  if (item.type === 'photo' && other.type === 'photo') return isTurnedPhoto(world, item, other)
  if (!isSame(item.data, other.data)) return false
  const isEven = item.type === 'shape' && item.data.shape !== 'triangle' && item.data.shape !== 'star'
  return isTurnedBy(frame, place, isEven ? 180 : 360)
}

/** True for a back that looks the same when it is turned upside down. */
function looksEven(world: PreflightWorld, surface: DesignSurface): boolean {
  const { background } = surface
  if (background?.kind === 'pattern' && !EVEN_PATTERNS.includes(background.pattern)) return false
  const items = itemsOn(world.design, surface)
  return items.every((item) => items.some((other) => isTurned(world, item, other)))
}

/** Its first photo on half of the back, and once more upside down on the other half. Null for a back without a photo. */
function headToTail({ design, geometry }: PreflightWorld, surface: DesignSurface): Remedy | null {
  const { part } = geometry
  const photos = placedPhotosOn(design, surface)
  const photo = photos[0] && photoOf(design, photos[0].data.photo)
  if (!photo || !part.allows.includes('layout')) return null
  const changed = { ...surface, layout: BOTH_WAYS_LAYOUT }
  const remove = photos.map(({ id }) => id)
  const bare = { records: Object.fromEntries(Object.entries(design.records).filter(([id]) => !remove.includes(id))) }
  const placed = putInSlot(bare, changed, geometry, 0, photo)
  if (!placed) return null
  return {
    kind: 'patch',
    label: 'Print it head to tail',
    patch: { remove, put: [changed, ...(placed.patch.put ?? [])] },
  }
}

/** Items that would lie over themselves upside down, where all of a back is printed once more so. */
function overItself({ design, geometry: { face } }: PreflightWorld, surface: DesignSurface): DesignItem[] {
  return itemsOn(design, surface).filter((item) => {
    if (!item.frame || isSlotted(item)) return false
    const box = boxAroundFrames([item.frame])
    return overlaps(box, halfTurnedBox(box, face))
  })
}

/** A back of a card by which one sees which way up the card lies: whoever turns one can find it again. */
export function oneWayBack(world: PreflightWorld, surface: DesignSurface): Finding[] {
  if (!world.geometry.part.isBothWays) return []
  const finding = { kind: 'one-way', surface: surface.id } as const
  if (isBothWays(surface.layout)) {
    return overItself(world, surface).map(({ id }) => ({
      ...finding,
      item: id,
      text: 'This covers its own copy, which is printed upside down. Move it to one half of the back.',
      remedy: null,
    }))
  }
  if (looksEven(world, surface)) return []
  const text =
    'This back looks different upside down, so a turned card stands out. Print it head to tail, or choose an even pattern.'
  return [{ ...finding, item: null, text, remedy: headToTail(world, surface) }]
}

import type { PlacedPhoto } from '../document/document'
import { photoOf } from '../document/records'
import { subjectOf } from '../geometry/automatic-crop'
import type { Box } from '../geometry/display-list'
import { inCrop } from '../geometry/quiet-areas'
import { photoBox } from '../items/photo/compose'
import type { PreflightWorld } from './finding'

/** What a photo shows, in mm of the face; null where nobody has looked, and for a turned photo. */
export function subjectBox(
  { design, geometry }: Pick<PreflightWorld, 'design' | 'geometry'>,
  item: PlacedPhoto,
): Box | null {
  const photo = photoOf(design, item.data.photo)
  const subject = photo && subjectOf(photo, item.data)
  if (!subject || item.frame?.angle) return null
  const at = inCrop(subject, item.data.crop)
  const box = photoBox(geometry, item)
  return {
    x: box.x + at.x * box.width,
    y: box.y + at.y * box.height,
    width: at.width * box.width,
    height: at.height * box.height,
  }
}

/**
 * The parts of a subject's sides that its core and its heart take. The box of a subject is generous: smartcrop (web,
 * measure-worker.ts) takes a square of 0.6 to 1 of the photo's shorter side, and wants nothing of note in the outer fifth at
 * each of its edges.
 */
const CORE = 0.6
const HEART = 1 / 3

function middleOf({ x, y, width, height }: Box, share: number): Box {
  const beside = (1 - share) / 2
  return { x: x + beside * width, y: y + beside * height, width: share * width, height: share * height }
}

/** What a photo shows without its surroundings, such as the head of a portrait. */
export const coreOf = (subject: Box): Box => middleOf(subject, CORE)

/** The very middle of what a photo shows, such as the eyes and the mouth of a portrait. */
export const heartOf = (subject: Box): Box => middleOf(subject, HEART)

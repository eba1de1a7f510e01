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

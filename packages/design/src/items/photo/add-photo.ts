import type { DesignDocument, DesignPhoto, DesignSurface, PlacedPhoto } from '../../document/document'
import { type FreeItem, isFree } from '../../document/free-item'
import { freshId, topOrder } from '../../document/next-item'
import type { Patch } from '../../document/patch'
import { itemsOn } from '../../document/records'
import { cropInBox } from '../../geometry/automatic-crop'
import { pixelsOf } from '../../geometry/resolution'
import type { Size, SurfaceGeometry } from '../../geometry/surfaces'

type WithRecords = Pick<DesignDocument, 'records'>

/** The part of a face's shorter side that a new photo covers. */
const NEW_SHARE = 0.5
/** The shift of a copy, and of each next photo, as a part of the face's shorter side. */
export const COPY_SHARE = 0.06

/** A photo as a free item above all others: uncropped, in the middle, each next one a little further. */
export function addPhoto(
  design: WithRecords,
  surface: DesignSurface,
  face: Size,
  photo: DesignPhoto,
): { patch: Patch; id: string } {
  const short = Math.min(face.width, face.height)
  const pixels = pixelsOf(photo)
  const scale = (short * NEW_SHARE) / Math.max(pixels.width, pixels.height)
  const [width, height] = [pixels.width * scale, pixels.height * scale]
  const shift = itemsOn(design, surface).filter(isFree).length * short * COPY_SHARE
  const id = freshId(design)
  const item: PlacedPhoto = {
    kind: 'item',
    id,
    surface: surface.id,
    order: topOrder(design, surface),
    frame: { x: (face.width - width) / 2 + shift, y: (face.height - height) / 2 + shift, width, height, angle: 0 },
    type: 'photo',
    data: { photo: photo.id, turns: 0, crop: { x: 0, y: 0, width: 1, height: 1 } },
  }
  return { patch: { put: [photo, item] }, id }
}

/** Shows another photo in the frame of an item. */
export function replacePhoto(item: PlacedPhoto & FreeItem, photo: DesignPhoto, geometry: SurfaceGeometry): Patch {
  const crop = cropInBox(photo, { turns: 0 }, geometry, item.frame)
  const { flip, straighten, look, ...kept } = item.data
  return { put: [photo, { ...item, data: { ...kept, photo: photo.id, turns: 0, crop } }] }
}

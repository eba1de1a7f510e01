import type { Frame, PlacedPhoto } from '../../document/document'
import { photoOf } from '../../document/records'
import { aspectOf, refitCrop, turnedPhoto } from '../../geometry/crop'
import { CORNERS, ENDS, isCorner, resizeFrame, SIDES } from '../../geometry/resize-frame'
import { pixelsOf } from '../../geometry/resolution'
import type { ItemType, ItemWorld } from '../item-type'
import { composePhoto } from './compose'
import { scaledEdge } from './edge'

/** The photo in a frame of another size. Its crop keeps its centre and zoom as far as the photo allows. */
export function reframePhoto(item: PlacedPhoto, frame: Frame, { design }: Pick<ItemWorld, 'design'>): PlacedPhoto {
  const photo = photoOf(design, item.data.photo)
  if (!photo || !item.frame) return { ...item, frame }
  const turned = turnedPhoto(pixelsOf(photo), item.data)
  const fitted = refitCrop(item.data.crop, turned, aspectOf(item.frame), aspectOf(frame))
  return { ...item, frame, data: { ...item.data, crop: fitted } }
}

export const photoType: ItemType<PlacedPhoto> = {
  handles: [...CORNERS, ...SIDES, ...ENDS],
  flips: true,
  compose: composePhoto,
  describe: ({ data }, { design }) => `Photo ${photoOf(design, data.photo)?.name ?? ''}`.trim(),
  scale: (item, frame, factor) => ({ ...item, frame, data: { ...item.data, ...scaledEdge(item.data, factor) } }),
  reframe: reframePhoto,
  resize(item, handle, to, world) {
    return item.frame ? reframePhoto(item, resizeFrame(item.frame, handle, to, isCorner(handle)), world) : item
  },
}

import type { ProofImage } from '@kea/print/proof'
import { maskedJpeg } from '~/lib/photos/masked-jpeg'
import { contextOf, encodedCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'
import { isTransparent } from '../assets/transparent-bitmaps'
import { changedPicture } from '../render/changed-picture'

const QUALITY = 0.85

/** A photo for a proof, with its look as the screen shows it. A picture that has fewer pixels keeps them. */
export async function proofJpeg(picture: ImageBitmap, { widthPx, heightPx, look }: ProofImage): Promise<Blob> {
  const scale = Math.min(widthPx / picture.width, heightPx / picture.height, 1)
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(Math.round(side * scale), 1)) as [
    number,
    number,
  ]
  const canvas = memoryCanvas(width, height)
  contextOf(canvas).drawImage(look ? changedPicture(picture, look) : picture, 0, 0, width, height)
  return isTransparent(picture) ? maskedJpeg(canvas, QUALITY) : encodedCanvas(canvas, 'image/jpeg', QUALITY)
}

import { lookNumbers } from '../../../packages/design/src/look/look-curves'
import type { PhotoLook } from '../../../packages/design/src/look/photo-look'
import { changedJpeg } from '../../../web/src/editor/derived/changed-jpeg'
import { contextOf, memoryCanvas } from '../../../web/src/lib/photos/memory-canvas'

/** What the device makes of a part of a photo: a JPEG in base64, with the pixels of a look. */
export interface TileJob {
  address: string
  look: PhotoLook
  photo: { widthPx: number; heightPx: number }
  tile: { x: number; y: number; widthPx: number; heightPx: number }
}

async function makeTile({ address, look, photo, tile }: TileJob): Promise<string> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = memoryCanvas(tile.widthPx, tile.heightPx)
  contextOf(canvas).drawImage(picture, -tile.x, -tile.y, photo.widthPx, photo.heightPx)
  const jpeg = await changedJpeg(canvas, { numbers: lookNumbers(look), isTransparent: false }, async () => {})
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

Object.assign(window, { makeTile })

import sharp from 'sharp'
import { applyLook } from '../../../packages/design/src/look/apply-look'
import { type DerivedNeed, derivedPlan } from '../../../packages/design/src/look/derived-plan'
import { lookNumbers } from '../../../packages/design/src/look/look-curves'
import type { DerivedPixels } from '../../../packages/print/src/resources'
import { original } from '../../../packages/print/src/testing/print-case'

/** The raster is as fine as the photos: there the coarse colours of a usual JPEG would be seen. */
const JPEG = { quality: 100, chromaSubsampling: '4:4:4' }

/** Small, so that a photo has several tiles. */
const TILE_SIDE = 256

/** What the device makes for print: the tiles of a photo with its look. */
export async function changedPixels(need: DerivedNeed, photo: Buffer, goodPpi: number): Promise<DerivedPixels> {
  const { widthPx, heightPx, tiles } = derivedPlan(need, goodPpi, TILE_SIDE)
  const { look } = need.item.data
  if (!look) throw new Error('The photo has no look')
  const { data, info } = await sharp(photo)
    .resize(widthPx, heightPx, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data)
  applyLook(pixels, lookNumbers(look))
  const raw = { width: info.width, height: info.height, channels: 4 as const }
  const made = tiles.map(async (tile, at) => {
    const part = { left: tile.x, top: tile.y, width: tile.widthPx, height: tile.heightPx }
    const jpeg = await sharp(pixels, { raw }).extract(part).removeAlpha().jpeg(JPEG).toBuffer()
    return { ...tile, original: original(`${need.key}-${at}`, jpeg) }
  })
  return { widthPx, heightPx, tiles: await Promise.all(made) }
}

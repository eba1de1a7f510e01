import { type DerivedNeed, derivedPlan } from '../../../packages/design/src/look/derived-plan'
import type { DerivedPixels } from '../../../packages/print/src/resources'
import { original } from '../../../packages/print/src/testing/print-case'
import type { TileJob } from './tile-entry'

/** Small, so that a photo has several tiles. */
const TILE_SIDE = 256

/** What the device makes for print: the tiles of a photo with its look, as JPEGs of its own encoder. */
export async function changedPixels(
  need: DerivedNeed,
  address: string,
  goodPpi: number,
  makeTile: (job: TileJob) => Promise<string>,
): Promise<DerivedPixels> {
  const { widthPx, heightPx, tiles } = derivedPlan(need, goodPpi, TILE_SIDE)
  const { look } = need.item.data
  if (!look) throw new Error('The photo has no look')
  const made = tiles.map(async (tile, at) => {
    const jpeg = await makeTile({ address, look, photo: { widthPx, heightPx }, tile })
    return { ...tile, original: original(`${need.key}-${at}`, Buffer.from(jpeg, 'base64')) }
  })
  return { widthPx, heightPx, tiles: await Promise.all(made) }
}

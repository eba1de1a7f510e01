import type { Context2D } from '../draw-list'
import type { PaintWall, SignView } from './sign-painter'
import brick from './walls/brick.webp?url'
import painted from './walls/painted.webp?url'
import plaster from './walls/plaster.webp?url'
import tiles from './walls/tiles.webp?url'
import timber from './walls/timber.webp?url'

/** The walls of the shop, from `pnpm neon-walls`. */
export const WALLS = {
  brick: { label: 'Brick', called: 'a brick wall', picture: brick, colour: '#86705f' },
  plaster: { label: 'Plaster', called: 'a plastered wall', picture: plaster, colour: '#e3dfd7' },
  painted: { label: 'Dark paint', called: 'a dark painted wall', picture: painted, colour: '#68676a' },
  timber: { label: 'Timber', called: 'a timber wall', picture: timber, colour: '#645141' },
  tiles: { label: 'Tiles', called: 'a tiled wall', picture: tiles, colour: '#98a99e' },
} as const

/** Pixels of their pictures for a millimetre. */
const FINE = 1.5

export type WallId = keyof typeof WALLS
export const WALL_IDS = Object.keys(WALLS) as WallId[]

/** A picture of the build; null where it does not load: the wall is of one colour then. */
export async function loaded(address: string): Promise<HTMLImageElement | null> {
  const picture = new Image()
  picture.src = address
  return picture.decode().then(
    () => picture,
    () => null,
  )
}

function paintTiled(ctx: Context2D, picture: CanvasImageSource, { x, y, scale, width, height }: SignView): void {
  const tiles = ctx.createPattern(picture, 'repeat')
  if (!tiles) return
  const pixel = scale / FINE
  tiles.setTransform(new DOMMatrix([pixel, 0, 0, pixel, x, y]))
  ctx.fillStyle = tiles
  ctx.fillRect(0, 0, width, height)
}

/** What paints a wall of the shop, once its picture is there. */
export async function openWall(id: WallId): Promise<PaintWall> {
  const { picture: address, colour } = WALLS[id]
  const picture = await loaded(address)
  return (ctx, view) => {
    ctx.fillStyle = colour
    ctx.fillRect(0, 0, view.width, view.height)
    if (picture) paintTiled(ctx, picture, view)
  }
}

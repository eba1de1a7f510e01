// Runs in a page: a sign as the design tool shows it.
import { newDocument } from '@kea/design/arrangement/new-document'
import { itemsOf, surfaceOf } from '@kea/design/document/records'
import type { Point } from '@kea/design/geometry/crop'
import { geometryOn } from '@kea/design/geometry/surfaces'
import { type LitSign, litSign } from '@kea/design/items/neon/lit-sign'
import { NEONS } from '@kea/design/items/neon/neon-engine'
import { type ProductDefinition, parseDefinition } from '@kea/design/product/definition'
import { openSignPainter } from '../../web/src/editor/render/sign/open-sign-painter'
import type { PaintWall, SignView } from '../../web/src/editor/render/sign/sign-painter'
import { loaded, openWall, type WallId } from '../../web/src/editor/render/sign/walls'

/** A room whose wall is seen straight on. */
export interface RoomWall {
  /** An address. */
  picture: string
  /** Of the wall in the picture. */
  widthMm: number
  /** The middle of the sign, as a share of the height. */
  middle: number
}

export interface PaintedShot {
  /** JSON. */
  definition: string
  /** The options with each size of the product, from the first one. */
  choices: readonly (readonly string[])[]
  shot: 'night' | 'day' | 'close' | 'room'
  wall: WallId | RoomWall
  width: number
  height: number
}

/** Of the picture, the most that the board takes. */
const BOARD = { width: 0.74, height: 0.6 }
/** The width of the wall that a close view shows. */
const CLOSE_MM = 170
/** How far its middle is from that end, on the way to the middle of the board. */
const INWARDS_MM = 22

/** The sign that a design of these options starts with; null where it cannot be made in its size. */
function signOf(definition: ProductDefinition, options: readonly string[]): LitSign | null {
  const design = newDocument(definition, { sku: 'sign', tool: 'sign', options: [...options] })
  const item = itemsOf(design).find(({ type }) => type === 'neon')
  const surface = item && surfaceOf(design, item.surface)
  if (!surface || item.type !== 'neon') return null
  const geometry = geometryOn(definition, design, surface)
  const bent = NEONS.signOf(geometry.part, geometry.face, item)
  return bent && !bent.problem ? litSign(geometry, item, NEONS) : null
}

/** In the first size that takes it. */
function firstSign({ definition: json, choices }: PaintedShot): LitSign {
  const definition = parseDefinition(json)
  for (const options of choices) {
    const sign = signOf(definition, options)
    if (sign) return sign
  }
  throw new Error('This sign cannot be made in any size')
}

/** A cap of the board and the end of a tube that is nearest to it. */
function nearestEnd({ groups, board: { holes } }: LitSign): [Point, Point] {
  const ends = groups
    .flatMap(({ lit }) => lit.flatMap((line) => [line[0], line.at(-1)]))
    .filter((end) => end !== undefined)
  const pairs = holes.flatMap((hole) => ends.map((end): [Point, Point] => [hole, end]))
  const far = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y)
  const [nearest] = pairs.toSorted((a, b) => far(a) - far(b))
  if (!nearest) throw new Error('No tube, or no hole')
  return nearest
}

function viewOf(sign: LitSign, { shot, wall, width, height }: PaintedShot): SignView {
  const { box } = sign.board
  if (typeof wall !== 'string') {
    const scale = width / wall.widthMm
    const [x, y] = [(width - box.width * scale) / 2, wall.middle * height - (box.height * scale) / 2]
    return { x, y, scale, width, height }
  }
  if (shot === 'close') {
    const [cap, end] = nearestEnd(sign)
    const scale = width / CLOSE_MM
    const [x, y] = [(cap.x + end.x) / 2, (cap.y + end.y) / 2]
    const [right, down] = [box.width / 2 - x, box.height / 2 - y]
    const share = INWARDS_MM / Math.hypot(right, down)
    return {
      x: width / 2 - (x + right * share) * scale,
      y: height / 2 - (y + down * share) * scale,
      scale,
      width,
      height,
    }
  }
  const scale = Math.min((BOARD.width * width) / box.width, (BOARD.height * height) / box.height)
  return { x: (width - box.width * scale) / 2, y: (height - box.height * scale) / 2, scale, width, height }
}

async function wallOf(wall: WallId | RoomWall): Promise<PaintWall> {
  if (typeof wall === 'string') return openWall(wall)
  const picture = await loaded(wall.picture)
  if (!picture) throw new Error('The picture of the room does not load')
  return (ctx, { width, height }) => ctx.drawImage(picture, 0, 0, width, height)
}

/** The pixels as the address of a PNG. */
async function paintSign(wanted: PaintedShot): Promise<string> {
  const { shot, width, height } = wanted
  const painter = await openSignPainter()
  const sign = firstSign(wanted)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser cannot draw')
  context.imageSmoothingQuality = 'high'
  const light = { isDay: shot === 'day' || shot === 'close', power: 1, isRoom: shot === 'room' }
  painter.paint(context, sign, viewOf(sign, wanted), light, await wallOf(wanted.wall))
  return canvas.toDataURL('image/png')
}

export type PaintSign = typeof paintSign

Object.assign(window, { paintSign })

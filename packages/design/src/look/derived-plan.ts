import type { PrintedSurface } from '../arrangement/printed'
import type { DerivedOriginal, DesignDocument, DesignPhoto, PlacedPhoto } from '../document/document'
import { itemsOn, photoOf } from '../document/records'
import { turnedPhoto } from '../geometry/crop'
import type { Box } from '../geometry/display-list'
import { pixelsOf, ppiOf } from '../geometry/resolution'
import type { Size } from '../geometry/surfaces'
import { photoBox, photoTransform } from '../items/photo/compose'
import { derivedKey } from '../items/photo/derived-key'

type Design = Pick<DesignDocument, 'options' | 'records'>

/** A placed photo whose changed pixels the printer needs. */
export interface DerivedNeed {
  key: string
  item: PlacedPhoto
  photo: DesignPhoto
  /** Its size in mm. */
  printed: Size
}

/** The largest side of a tile. Canvases of some phones are not larger. */
export const TILE_SIDE = 4096
/** Above this factor of a good resolution more pixels are not visible. */
const FINEST = 1.25
/** Pixels around the printed part, for its edges. */
const MARGIN_PX = 2

/** The changed pixels that the printed surfaces need, each once. */
export function derivedNeeds(design: Design, surfaces: readonly PrintedSurface[]): DerivedNeed[] {
  const needs = surfaces.flatMap(({ surface, geometry }) =>
    itemsOn(design, surface).flatMap((item): DerivedNeed[] => {
      if (item.type !== 'photo') return []
      const photo = photoOf(design, item.data.photo)
      const box = photoBox(geometry, item)
      const key = derivedKey(item, box)
      return key && photo ? [{ key, item, photo, printed: box }] : []
    }),
  )
  return [...new Map(needs.map((need) => [need.key, need])).values()]
}

/** Inverse of a matrix that is not flat. */
function inversePoint(matrix: ReturnType<typeof photoTransform>, x: number, y: number) {
  const [a, b, c, d, e, f] = matrix
  const size = a * d - b * c
  return { x: (d * (x - e) - c * (y - f)) / size, y: (a * (y - f) - b * (x - e)) / size }
}

/** The upright box around the printed part of a photo, in 0..1 of the photo before its turns. */
function printedPart({ item, printed }: DerivedNeed): Box {
  const transform = photoTransform(item.data, { x: 0, y: 0, width: printed.width, height: printed.height })
  const corners = [0, printed.width].flatMap((x) => [0, printed.height].map((y) => inversePoint(transform, x, y)))
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))]
  return {
    x: left,
    y: top,
    width: Math.max(...corners.map(({ x }) => x)) - left,
    height: Math.max(...corners.map(({ y }) => y)) - top,
  }
}

/** The first pixel and the length of a part of a side, with its margin. */
function span(from: number, length: number, sidePx: number): readonly [number, number] {
  const first = Math.max(Math.floor(from * sidePx) - MARGIN_PX, 0)
  const end = Math.min(Math.ceil((from + length) * sidePx) + MARGIN_PX, sidePx)
  return [Math.min(first, sidePx - 1), Math.max(end - first, 1)]
}

/** Starts and lengths of tiles that share a pixel with their neighbours. */
function cut([first, length]: readonly [number, number], most: number): (readonly [number, number])[] {
  const pieces: (readonly [number, number])[] = []
  for (let at = 0; at === 0 || at < length - 1; at += most - 1) {
    pieces.push([first + at, Math.min(most, length - at)])
  }
  return pieces
}

/** The pixels to make: the whole photo at their scale, and the tiles of its printed part. */
export interface DerivedPlan extends Pick<DerivedOriginal, 'widthPx' | 'heightPx'> {
  tiles: readonly Omit<DerivedOriginal['tiles'][number], 'upload'>[]
}

export function derivedPlan(need: DerivedNeed, goodPpi: number, tileSide = TILE_SIDE): DerivedPlan {
  const { item, photo, printed } = need
  const ppi = ppiOf(item.data.crop, turnedPhoto(pixelsOf(photo), item.data), printed)
  const scale = Math.min((FINEST * goodPpi) / ppi, 1)
  const [widthPx, heightPx] = [photo.widthPx, photo.heightPx].map((side) => Math.max(Math.round(side * scale), 1)) as [
    number,
    number,
  ]
  const part = printedPart(need)
  const across = cut(span(part.x, part.width, widthPx), tileSide)
  const down = cut(span(part.y, part.height, heightPx), tileSide)
  const tiles = down.flatMap(([y, height]) => across.map(([x, width]) => ({ x, y, widthPx: width, heightPx: height })))
  return { widthPx, heightPx, tiles }
}

import { halvesOf } from '@kea/design/geometry/folds'
import { boxOf } from '@kea/design/geometry/outline'
import type { SurfaceGeometry } from '@kea/design/geometry/surfaces'
import { contextOf, encodedCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'
import type { Rect } from '../geometry/layout'
import type { Context2D } from './draw-list'
import { paintFrontCover } from './paint-front-cover'
import { paintPiece } from './paint-piece'
import { coverAreas, SIZE, sideAreas } from './preview-areas'
import type { Scene, SignScene } from './scene'

/** The background of the design tool and of the pages that show the picture. */
const GROUND = '#f4f6f1'
const QUALITY = 0.86

/** The picture of a design for cart and order, while its sides are painted one after the other. */
export interface Preview {
  paint: (scene: Scene) => void
  encode: () => Promise<Blob>
}

/** `cover first`: the first side is large, and the others are beside it. */
export type PreviewKind = 'side by side' | 'cover first'

/** What is seen of a closed book, in mm of the face: not its back. Of another piece, all of its face. */
const frontOf = (surface: SurfaceGeometry): Rect =>
  (surface.part.spine && halvesOf(surface)?.right) || boxOf(surface.face)

function areasOf(surfaces: readonly SurfaceGeometry[], kind: PreviewKind): Rect[] {
  const { width, height } = surfaces[0]?.face ?? { width: 1, height: 1 }
  return kind === 'cover first' ? coverAreas(surfaces.map(frontOf)) : sideAreas(surfaces.length, width / height)
}

/** Of the picture, the most that the board of a sign takes. */
const BOARD = { width: 0.8, height: 0.66 }

/** A sign that is switched on, on its wall, in the middle of the picture. */
function paintSign(ctx: Context2D, { painter, lit }: SignScene): void {
  if (!lit) return
  const { box } = lit.board
  const { width, height } = SIZE
  const scale = Math.min((BOARD.width * width) / box.width, (BOARD.height * height) / box.height)
  const [x, y] = [(width - box.width * scale) / 2, (height - box.height * scale) / 2]
  painter?.paint(ctx, lit, { x, y, scale, width, height }, { isDay: false, power: 1 })
}

/** Begins a preview of these sides with the painters of the design tool. */
export function openPreview(surfaces: readonly SurfaceGeometry[], kind: PreviewKind): Preview {
  const canvas = memoryCanvas(SIZE.width, SIZE.height)
  const ctx = contextOf(canvas)
  ctx.fillStyle = GROUND
  ctx.fillRect(0, 0, SIZE.width, SIZE.height)
  const areas = areasOf(surfaces, kind)
  return {
    paint: (scene) => {
      const area = areas.shift()
      if (!area) return
      if (scene.sign) return paintSign(ctx, scene.sign)
      if (scene.surface.part.spine) paintFrontCover(ctx, scene, frontOf(scene.surface), area)
      else paintPiece(ctx, scene, area)
    },
    encode: () => encodedCanvas(canvas, 'image/jpeg', QUALITY),
  }
}

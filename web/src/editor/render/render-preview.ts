import { contextOf, encodedCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'
import type { Rect } from '../geometry/layout'
import { paintPiece } from './paint-piece'
import { SIZE, sideAreas } from './preview-areas'
import type { Scene } from './scene'

/** The background of the design tool and of the pages that show the picture. */
const GROUND = '#f4f6f1'
const QUALITY = 0.86

/** The picture of a design for cart and order, while its sides are painted one after the other. */
export interface Preview {
  paint: (scene: Scene) => void
  encode: () => Promise<Blob>
}

/** Begins a preview of so many sides with the painters of the design tool. */
export function openPreview(sides: number): Preview {
  const canvas = memoryCanvas(SIZE.width, SIZE.height)
  const ctx = contextOf(canvas)
  ctx.fillStyle = GROUND
  ctx.fillRect(0, 0, SIZE.width, SIZE.height)
  let areas: Rect[] | undefined
  return {
    paint: (scene) => {
      const { width, height } = scene.surface.face
      areas ??= sideAreas(sides, width / height)
      const area = areas.shift()
      if (area) paintPiece(ctx, scene, area)
    },
    encode: () => encodedCanvas(canvas, 'image/jpeg', QUALITY),
  }
}

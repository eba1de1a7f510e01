import { foldStrips, foldsOf } from '@kea/design/geometry/folds'
import type { Layout } from '../geometry/layout'
import type { Context2D } from './draw-list'
import { paintHatching } from './paint-quiet'
import type { Scene } from './scene'

/** How far the paper bends beside a fold, and how dark it is there. A spine has a sharp edge, and so has a card. */
const PAGE_MM = 14
const SHARP_MM = 2.5
const DARKEST = 0.26

/** The bend of the paper: dark at the fold, and nothing at the end of its reach. */
export function paintFolds(ctx: Context2D, { surface }: Scene, { face, scale }: Layout): void {
  const isSharp = surface.part.spine !== undefined || surface.part.fold?.lossMm === 0
  const reach = (isSharp ? SHARP_MM : PAGE_MM) * scale
  ctx.save()
  ctx.beginPath()
  ctx.rect(face.x, face.y, face.width, face.height)
  ctx.clip()
  for (const fold of foldsOf(surface)) {
    const x = face.x + fold * scale
    const shade = ctx.createLinearGradient(x - reach, 0, x + reach, 0)
    for (const [at, part] of [
      [0, 0],
      [0.3, 0.18],
      [0.5, 1],
      [0.7, 0.18],
      [1, 0],
    ] as const) {
      shade.addColorStop(at, `rgb(22 33 27 / ${DARKEST * part})`)
    }
    ctx.fillStyle = shade
    ctx.fillRect(x - reach, face.y, 2 * reach, face.height)
  }
  ctx.restore()
}

/** In the tool: light hatching over what is too near to a fold to be seen well. */
export function paintFoldStrips(ctx: Context2D, { surface }: Scene, { face, scale }: Layout): void {
  ctx.save()
  ctx.globalAlpha = 0.4
  for (const { x, y, width, height } of foldStrips(surface)) {
    paintHatching(ctx, face.x + x * scale, face.y + y * scale, width * scale, height * scale)
  }
  ctx.restore()
}

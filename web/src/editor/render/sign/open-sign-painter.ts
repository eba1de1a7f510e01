import { litSign } from '@kea/design/items/neon/lit-sign'
import { paintLit } from './paint-lit'
import { paintUnlit } from './paint-unlit'
import type { SignPainter } from './sign-painter'
import { openWall } from './walls'

/** The painter of signs, with the wall that they hang on where no other is chosen. */
export async function openSignPainter(): Promise<SignPainter> {
  const brick = await openWall('brick')
  return {
    of: litSign,
    paint(ctx, sign, view, light, wall = brick) {
      ctx.save()
      ctx.beginPath()
      ctx.rect(0, 0, view.width, view.height)
      ctx.clip()
      wall(ctx, view)
      if (light.isDay) paintUnlit(ctx, sign, view)
      else paintLit(ctx, sign, view, light)
      ctx.restore()
    },
  }
}

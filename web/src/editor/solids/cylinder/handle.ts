import type { Layout, Rect } from '../../geometry/layout'
import type { Context2D } from '../../render/draw-list'
import type { SolidKind } from '../solid-kind'

/** The handle is at both ends of a mug's print. */
function paintHandles(ctx: Context2D, { face }: Layout): void {
  const reach = face.height * 0.2
  ctx.save()
  ctx.strokeStyle = 'rgb(22 33 27 / 16%)'
  ctx.lineWidth = face.height * 0.055
  ctx.lineCap = 'round'
  for (const [x, side] of [
    [face.x, -1],
    [face.x + face.width, 1],
  ] as const) {
    ctx.beginPath()
    ctx.moveTo(x + side * face.height * 0.06, face.y + face.height * 0.24)
    ctx.bezierCurveTo(
      x + side * (reach + face.height * 0.06),
      face.y + face.height * 0.2,
      x + side * (reach + face.height * 0.06),
      face.y + face.height * 0.8,
      x + side * face.height * 0.06,
      face.y + face.height * 0.76,
    )
    ctx.stroke()
  }
  ctx.restore()
}

/** The handles at both sides of the flat print of a mug. */
export const handleBeside: NonNullable<SolidKind['beside']> = {
  areaOf: (area: Rect): Rect => ({ ...area, x: area.x + area.width * 0.1, width: area.width * 0.8 }),
  paint: paintHandles,
}

import type { LitSign } from '@kea/design/items/neon/lit-sign'
import { TUBE_LIGHTS } from '@kea/design/neon/colours'
import { unlitStrokes } from '@kea/design/neon/tube-light'
import type { Context2D } from '../draw-list'
import { inMm } from './paint-lit'
import type { SignView } from './sign-painter'
import { type SignPaths, signPaths } from './sign-paths'

/** The light is above on the left. A shadow is moved by these parts of its thing's distance from the wall. */
const SHADOW = { right: 0.4, down: 0.75, blur: 0.55 } as const
const CAP_MM = 7

/** A shadow of what is drawn next, `offMm` in front of the wall. It is in pixels of the canvas. */
function castShadow(ctx: Context2D, offMm: number, opacity: number, pixels: number): void {
  ctx.shadowColor = `rgb(26 20 16 / ${opacity})`
  ctx.shadowOffsetX = offMm * SHADOW.right * pixels
  ctx.shadowOffsetY = offMm * SHADOW.down * pixels
  ctx.shadowBlur = 2 * offMm * SHADOW.blur * pixels * 0.5
}

/** Daylight from a window: less of it far from there. */
function paintDaylight(ctx: Context2D, { width, height }: SignView): void {
  const light = ctx.createLinearGradient(0, 0, width, height)
  light.addColorStop(0, '#ffffff')
  light.addColorStop(0.45, '#f5f1ec')
  light.addColorStop(1, '#c9c3bd')
  ctx.globalCompositeOperation = 'multiply'
  ctx.fillStyle = light
  ctx.fillRect(0, 0, width, height)
}

function paintShadows(ctx: Context2D, { tubeMm, offMm }: LitSign, { board, tubes }: SignPaths, pixels: number): void {
  ctx.lineJoin = 'round'
  castShadow(ctx, offMm - 6, 0.42, pixels)
  ctx.fillStyle = 'rgb(60 56 52 / 0.55)'
  ctx.save()
  ctx.globalAlpha = 0.3
  ctx.fill(board)
  ctx.restore()
  castShadow(ctx, offMm, 0.62, pixels)
  ctx.lineWidth = tubeMm
  ctx.strokeStyle = '#3c3834'
  for (const { lit, dark } of tubes) {
    ctx.stroke(lit)
    ctx.stroke(dark)
  }
  ctx.shadowColor = 'transparent'
}

/** Clear acrylic: a veil, and edges that are white on one side and dark on the other. */
function paintBoard(ctx: Context2D, { board: { holes, box } }: LitSign, { board }: SignPaths, pixels: number): void {
  const veil = ctx.createLinearGradient(0, 0, box.width, box.height)
  veil.addColorStop(0, 'rgb(255 255 255 / 0.34)')
  veil.addColorStop(0.5, 'rgb(255 255 255 / 0.2)')
  veil.addColorStop(1, 'rgb(255 255 255 / 0.26)')
  ctx.fillStyle = veil
  ctx.fill(board)
  ctx.save()
  ctx.clip(board)
  ctx.lineWidth = 5
  ctx.strokeStyle = 'rgb(70 84 88 / 0.3)'
  ctx.stroke(board)
  ctx.restore()
  ctx.lineWidth = 1.2
  ctx.strokeStyle = 'rgb(255 255 255 / 0.7)'
  ctx.stroke(board)
  for (const { x, y } of holes) {
    const steel = ctx.createRadialGradient(x - 2.5, y - 3, 0.5, x, y, CAP_MM)
    steel.addColorStop(0, '#fafbfb')
    steel.addColorStop(0.5, '#c3c7ca')
    steel.addColorStop(1, '#8b9196')
    castShadow(ctx, 4, 0.5, pixels)
    ctx.fillStyle = steel
    ctx.beginPath()
    ctx.arc(x, y, CAP_MM, 0, 2 * Math.PI)
    ctx.fill()
    ctx.shadowColor = 'transparent'
  }
}

function paintTubes(ctx: Context2D, { tubeMm }: LitSign, { tubes }: SignPaths, pixels: number): void {
  ctx.lineJoin = 'round'
  for (const { colour, lit, dark } of tubes)
    for (const [at, { width, colour: shade, opacity }] of unlitStrokes(TUBE_LIGHTS[colour].jacket).entries()) {
      ctx.save()
      // The first one also throws a shadow on the board; the last one is the shine on the side of the lamp.
      if (at === 0) castShadow(ctx, tubeMm / 2, 0.4, pixels)
      if (at === 3) ctx.translate(-0.13 * tubeMm, -0.16 * tubeMm)
      ctx.globalAlpha = opacity
      ctx.lineWidth = width * tubeMm
      ctx.strokeStyle = shade
      ctx.stroke(lit)
      ctx.stroke(dark)
      ctx.restore()
    }
}

/** A sign that is switched off, in daylight, on the wall that is painted already. */
export function paintUnlit(ctx: Context2D, sign: LitSign | null, view: SignView): void {
  ctx.save()
  paintDaylight(ctx, view)
  ctx.restore()
  if (!sign) return
  const paths = signPaths(sign)
  const pixels = view.scale * ctx.getTransform().a
  inMm(ctx, view, () => paintShadows(ctx, sign, paths, pixels))
  inMm(ctx, view, () => paintBoard(ctx, sign, paths, pixels))
  inMm(ctx, view, () => paintTubes(ctx, sign, paths, pixels))
}

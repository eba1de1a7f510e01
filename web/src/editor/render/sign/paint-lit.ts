import type { LitSign } from '@kea/design/items/neon/lit-sign'
import { TUBE_LIGHTS } from '@kea/design/neon/colours'
import { litStrokes, type Rgb, shownLight, unlitStrokes } from '@kea/design/neon/tube-light'
import { contextOf, type MemoryCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'
import type { Context2D } from '../draw-list'
import { lightPicture } from './light-picture'
import { STREET } from './room-light'
import type { SignLight, SignView } from './sign-painter'
import { type SignPaths, signPaths } from './sign-paths'

/** The light at night in a room: that of a lamp farther away. */
const ROOM: Rgb = [0.062, 0.064, 0.082]
/** CSS pixels of the stage for one of the layer that carries the light. */
const COARSE = 4
/** The light in the air in front of the wall, and on the edge of the board. */
const HAZE = 0.09
const EDGE = 0.34
const EDGE_MM = 1.5
const CAP_MM = 7
/** The glow around a tube in the eye: radius in widths of the tube, and strength. */
const GLOWS = [
  { radius: 6, opacity: 0.5 },
  { radius: 1.8, opacity: 0.6 },
] as const

export function inMm(ctx: Context2D, { x, y, scale }: SignView, paint: () => void): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(scale, scale)
  paint()
  ctx.restore()
}

/** The light over all that is seen of the wall. */
function roomLayer(
  picture: MemoryCanvas | null,
  sign: LitSign | null,
  { x, y, scale, width, height }: SignView,
  ambient: Rgb,
): MemoryCanvas {
  const layer = memoryCanvas(Math.ceil(width / COARSE), Math.ceil(height / COARSE))
  const ctx = contextOf(layer)
  ctx.fillStyle = `rgb(${ambient.map((light) => Math.round(shownLight(light))).join(' ')})`
  ctx.fillRect(0, 0, layer.width, layer.height)
  if (!picture || !sign?.light) return layer
  const { box } = sign.light
  ctx.scale(layer.width / width, layer.height / height)
  ctx.drawImage(picture, x + box.x * scale, y + box.y * scale, box.width * scale, box.height * scale)
  return layer
}

/** Edge and caps of the clear board catch the light of the tubes near them, and so do tails that have none. */
function paintBoard(ctx: Context2D, sign: LitSign, { board, tubes }: SignPaths, picture: MemoryCanvas): void {
  const { light, tubeMm } = sign
  const lit = light && ctx.createPattern(picture, 'no-repeat')
  ctx.fillStyle = '#17181c'
  for (const { x, y } of sign.board.holes) {
    ctx.beginPath()
    ctx.arc(x, y, CAP_MM, 0, 2 * Math.PI)
    ctx.fill()
  }
  if (!light || !lit) return
  const step = light.box.width / light.columns
  lit.setTransform(new DOMMatrix([step, 0, 0, step, light.box.x, light.box.y]))
  // Tails without light of their own take that of their neighbours.
  for (const { colour, dark } of tubes)
    for (const { width, colour: shade, opacity } of unlitStrokes(TUBE_LIGHTS[colour].jacket)) {
      ctx.globalAlpha = opacity
      ctx.lineWidth = width * tubeMm
      ctx.strokeStyle = shade
      ctx.stroke(dark)
    }
  ctx.globalAlpha = 1
  ctx.globalCompositeOperation = 'multiply'
  ctx.strokeStyle = lit
  ctx.lineWidth = tubeMm + 0.4
  for (const { dark } of tubes) ctx.stroke(dark)
  ctx.globalCompositeOperation = 'lighter'
  ctx.fillStyle = lit
  ctx.globalAlpha = 0.05
  ctx.fill(board)
  ctx.globalAlpha = EDGE
  ctx.lineWidth = EDGE_MM
  ctx.stroke(board)
  ctx.globalAlpha = 0.3
  for (const { x, y } of sign.board.holes) {
    ctx.beginPath()
    ctx.arc(x, y, CAP_MM, 0, 2 * Math.PI)
    ctx.fill()
  }
}

function paintTubes(ctx: Context2D, { tubeMm }: LitSign, { tubes }: SignPaths, power: number, pixels: number): void {
  ctx.lineJoin = 'round'
  ctx.globalCompositeOperation = 'lighter'
  for (const { colour, lit } of tubes)
    for (const { radius, opacity } of GLOWS) {
      ctx.globalAlpha = opacity * power
      ctx.strokeStyle = TUBE_LIGHTS[colour].lit
      ctx.lineWidth = tubeMm
      ctx.shadowColor = TUBE_LIGHTS[colour].lit
      ctx.shadowBlur = 2 * radius * tubeMm * pixels
      ctx.stroke(lit)
    }
  ctx.globalCompositeOperation = 'source-over'
  ctx.shadowColor = 'transparent'
  for (const { colour, lit } of tubes)
    for (const { width, colour: shade, opacity } of litStrokes(TUBE_LIGHTS[colour].lit, power)) {
      ctx.globalAlpha = opacity
      ctx.lineWidth = width * tubeMm
      ctx.strokeStyle = shade
      ctx.stroke(lit)
    }
}

/** A sign that is switched on, and its light on the wall that is painted already. */
export function paintLit(ctx: Context2D, sign: LitSign | null, view: SignView, { power, isRoom }: SignLight): void {
  const { width, height } = view
  ctx.save()
  ctx.globalCompositeOperation = 'multiply'
  const ambient = isRoom ? ROOM : STREET.ambient
  const picture = sign?.light ? lightPicture(sign.light, { ambient, power }) : null
  const layer = roomLayer(picture, sign, view, ambient)
  ctx.drawImage(layer, 0, 0, width, height)
  if (!sign || !picture) {
    ctx.restore()
    return
  }
  ctx.globalCompositeOperation = 'lighter'
  ctx.globalAlpha = HAZE
  ctx.drawImage(layer, 0, 0, width, height)
  ctx.restore()
  const paths = signPaths(sign)
  inMm(ctx, view, () => paintBoard(ctx, sign, paths, picture))
  // The blur of a shadow is in pixels of the canvas.
  const pixels = view.scale * ctx.getTransform().a
  inMm(ctx, view, () => paintTubes(ctx, sign, paths, power, pixels))
}

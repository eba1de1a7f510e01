import { layoutSurface, type Rect } from '../geometry/layout'
import { type Context2D, paintPrinted } from './paint-print'
import type { Scene } from './scene'

/** An 11 oz mug in mm; the band stands in the middle of its height. */
const RADIUS = 41
const HEIGHT = 96
const HANDLE = 26
/** Between two mugs. */
const GAP = 22
/** How much the rings bend towards the one who looks from a little above. */
const BEND = 0.13
/** The band is drawn once at this size and then wrapped in strips one pixel wide. */
const BAND_PIXELS = 1600

const quarter = Math.PI / 2

/** The band laid flat on a canvas of its own. */
function flatBand(scene: Scene): OffscreenCanvas {
  const { face } = scene.surface
  const width = BAND_PIXELS
  const height = Math.round((BAND_PIXELS * face.height) / face.width)
  const canvas = new OffscreenCanvas(width, height)
  const ctx = canvas.getContext('2d')
  if (ctx) paintPrinted(ctx, scene, layoutSurface(scene.surface, { x: 0, y: 0, width, height }))
  return canvas
}

/** The outline of the body: straight sides between a bent top and a bent bottom. */
function bodyPath(ctx: Context2D, centre: number, top: number, scale: number): void {
  const radius = RADIUS * scale
  const bottom = top + HEIGHT * scale
  ctx.beginPath()
  ctx.moveTo(centre - radius, top)
  ctx.lineTo(centre - radius, bottom)
  ctx.ellipse(centre, bottom, radius, radius * BEND, 0, Math.PI, 0, true)
  ctx.lineTo(centre + radius, top)
  ctx.ellipse(centre, top, radius, radius * BEND, 0, 0, Math.PI, true)
  ctx.closePath()
}

function paintHandle(ctx: Context2D, centre: number, top: number, scale: number, side: 1 | -1): void {
  const at = centre + side * RADIUS * scale * 0.97
  const reach = side * HANDLE * scale * 1.3
  const stroke = (width: number, color: string) => {
    ctx.strokeStyle = color
    ctx.lineWidth = width * scale
    ctx.beginPath()
    ctx.moveTo(at, top + HEIGHT * scale * 0.2)
    ctx.bezierCurveTo(
      at + reach,
      top + HEIGHT * scale * 0.14,
      at + reach,
      top + HEIGHT * scale * 0.86,
      at,
      top + HEIGHT * scale * 0.74,
    )
    ctx.stroke()
  }
  stroke(11, '#c3cac1')
  stroke(10, '#dde2da')
  stroke(7, '#edf0ea')
  stroke(3, '#fbfcfa')
}

/** @param turn angle of the band that faces the viewer, from the band's middle */
function paintBand(ctx: Context2D, scene: Scene, band: OffscreenCanvas, at: MugPlace, turn: number): void {
  const { face } = scene.surface
  const radius = RADIUS * at.scale
  const height = face.height * at.scale
  const top = at.top + ((HEIGHT - face.height) / 2) * at.scale
  const perMm = band.width / face.width
  for (let x = -radius; x < radius; x++) {
    const angle = Math.asin(Math.min(Math.max((x + 0.5) / radius, -1), 1))
    const next = Math.asin(Math.min((x + 1.5) / radius, 1))
    const from = ((turn + angle) * RADIUS + face.width / 2) * perMm
    const width = Math.max((next - angle) * RADIUS * perMm, 1)
    if (from < 0 || from + width > band.width) continue
    const bend = Math.cos(angle) * radius * BEND
    ctx.drawImage(band, from, 0, width, band.height, at.centre + x, top + bend, 1.6, height)
  }
}

interface MugPlace {
  centre: number
  top: number
  scale: number
}

function paintLight(ctx: Context2D, { centre, top, scale }: MugPlace): void {
  const radius = RADIUS * scale
  const light = ctx.createLinearGradient(centre - radius, 0, centre + radius, 0)
  light.addColorStop(0, 'rgb(22 33 27 / 30%)')
  light.addColorStop(0.16, 'rgb(22 33 27 / 4%)')
  light.addColorStop(0.27, 'rgb(255 255 255 / 30%)')
  light.addColorStop(0.36, 'rgb(255 255 255 / 0%)')
  light.addColorStop(0.68, 'rgb(22 33 27 / 6%)')
  light.addColorStop(1, 'rgb(22 33 27 / 42%)')
  bodyPath(ctx, centre, top, scale)
  ctx.fillStyle = light
  ctx.fill()
}

function paintRim(ctx: Context2D, { centre, top, scale }: MugPlace): void {
  const radius = RADIUS * scale
  const ellipse = (inset: number, color: string) => {
    ctx.beginPath()
    ctx.ellipse(centre, top, radius - inset * scale, (radius - inset * scale) * BEND, 0, 0, 2 * Math.PI)
    ctx.fillStyle = color
    ctx.fill()
  }
  ellipse(0, '#fbfcfa')
  ellipse(3.4, '#c9d0c7')
}

function paintMug(ctx: Context2D, scene: Scene, band: OffscreenCanvas, at: MugPlace, side: 1 | -1): void {
  const radius = RADIUS * at.scale
  ctx.save()
  ctx.filter = `blur(${Math.max(radius * 0.07, 1)}px)`
  ctx.beginPath()
  ctx.ellipse(at.centre, at.top + HEIGHT * at.scale + radius * 0.07, radius * 1.12, radius * 0.17, 0, 0, 2 * Math.PI)
  ctx.fillStyle = 'rgb(22 33 27 / 30%)'
  ctx.fill()
  ctx.restore()
  paintHandle(ctx, at.centre, at.top, at.scale, side)
  bodyPath(ctx, at.centre, at.top, at.scale)
  ctx.fillStyle = '#f7f9f5'
  ctx.fill()
  ctx.save()
  bodyPath(ctx, at.centre, at.top, at.scale)
  ctx.clip()
  // The handle stands half a turn from the band's middle; on the right, it shows the band's right half.
  paintBand(ctx, scene, band, at, side * quarter)
  ctx.restore()
  paintLight(ctx, at)
  paintRim(ctx, at)
}

/** The mug from both sides, handle left and handle right; one above the other where the room is tall. */
export function paintMugPiece(ctx: Context2D, scene: Scene, room: Rect): void {
  const mugWidth = 2 * RADIUS + HANDLE
  const isTall = room.height > room.width
  const across = isTall ? mugWidth + 60 : 2 * mugWidth + GAP + 12
  const down = isTall ? 2 * HEIGHT + 2 * GAP + 30 : HEIGHT + 44
  const scale = Math.min(room.width / across, room.height / down)
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 }
  const band = flatBand(scene)
  for (const side of [-1, 1] as const) {
    const apart = isTall ? 12 : GAP / 2 + RADIUS
    const shift = isTall ? side * (HEIGHT / 2 + GAP) : 0
    const top = middle.y + (shift - HEIGHT / 2) * scale
    paintMug(ctx, scene, band, { centre: middle.x + side * apart * scale * (isTall ? -1 : 1), top, scale }, side)
  }
}

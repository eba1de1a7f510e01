import { layoutSurface, type Rect } from '../../geometry/layout'
import type { Context2D } from '../../render/draw-list'
import { paintPrinted } from '../../render/paint-print'
import type { Scene } from '../../render/scene'

/** The unprinted parts of the mug in mm: at the handle, and at rim and foot together. */
const HANDLE_GAP = 57
const RIMS = 14
/** The mug height of the groups below, in mm. Other mugs are scaled to it. */
const HEIGHT = 96
const HANDLE = 26
/** The curvature of the rings, because the viewer is a little above. */
const BEND = 0.13
/** The width of the flat band, which is then wrapped in strips of one pixel. */
const BAND_PIXELS = 1600

const quarter = Math.PI / 2

/** The side of the handle: left, right, or 0 for hidden behind the mug. */
type Side = -1 | 0 | 1

/** The flat band on a canvas of its own. */
function flatBand(scene: Scene): OffscreenCanvas {
  const { face } = scene.surface
  const width = BAND_PIXELS
  const height = Math.round((BAND_PIXELS * face.height) / face.width)
  const canvas = new OffscreenCanvas(width, height)
  const ctx = canvas.getContext('2d')
  if (ctx) paintPrinted(ctx, scene, layoutSurface(scene.surface, { x: 0, y: 0, width, height }))
  return canvas
}

/** The outline of the body: straight sides with a curved top and bottom. */
function bodyPath(ctx: Context2D, { centre, top, radius, height }: MugPlace): void {
  const bottom = top + height
  ctx.beginPath()
  ctx.moveTo(centre - radius, top)
  ctx.lineTo(centre - radius, bottom)
  ctx.ellipse(centre, bottom, radius, radius * BEND, 0, Math.PI, 0, true)
  ctx.lineTo(centre + radius, top)
  ctx.ellipse(centre, top, radius, radius * BEND, 0, 0, Math.PI, true)
  ctx.closePath()
}

function paintHandle(ctx: Context2D, { centre, top, radius, height, scale }: MugPlace, side: 1 | -1): void {
  const at = centre + side * radius * 0.97
  const reach = side * HANDLE * scale * 1.3
  const stroke = (width: number, color: string) => {
    ctx.strokeStyle = color
    ctx.lineWidth = width * scale
    ctx.beginPath()
    ctx.moveTo(at, top + height * 0.2)
    ctx.bezierCurveTo(at + reach, top + height * 0.14, at + reach, top + height * 0.86, at, top + height * 0.74)
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
  const { radius } = at
  const height = face.height * at.scale
  const top = at.top + (at.height - height) / 2
  const perMm = band.width / face.width
  for (let x = -radius; x < radius; x++) {
    const angle = Math.asin(Math.min(Math.max((x + 0.5) / radius, -1), 1))
    const next = Math.asin(Math.min((x + 1.5) / radius, 1))
    const from = (((turn + angle) * radius) / at.scale + face.width / 2) * perMm
    const width = Math.max(((next - angle) * radius * perMm) / at.scale, 1)
    if (from < 0 || from + width > band.width) continue
    const bend = Math.cos(angle) * radius * BEND
    ctx.drawImage(band, from, 0, width, band.height, at.centre + x, top + bend, 1.6, height)
  }
}

interface MugPlace {
  centre: number
  top: number
  /** Pixels per millimetre; the rest is in pixels. */
  scale: number
  radius: number
  height: number
}

function paintLight(ctx: Context2D, at: MugPlace): void {
  const { centre, radius } = at
  const light = ctx.createLinearGradient(centre - radius, 0, centre + radius, 0)
  light.addColorStop(0, 'rgb(22 33 27 / 30%)')
  light.addColorStop(0.16, 'rgb(22 33 27 / 4%)')
  light.addColorStop(0.27, 'rgb(255 255 255 / 30%)')
  light.addColorStop(0.36, 'rgb(255 255 255 / 0%)')
  light.addColorStop(0.68, 'rgb(22 33 27 / 6%)')
  light.addColorStop(1, 'rgb(22 33 27 / 42%)')
  bodyPath(ctx, at)
  ctx.fillStyle = light
  ctx.fill()
}

function paintRim(ctx: Context2D, { centre, top, scale, radius }: MugPlace): void {
  const ellipse = (inset: number, color: string) => {
    ctx.beginPath()
    ctx.ellipse(centre, top, radius - inset * scale, (radius - inset * scale) * BEND, 0, 0, 2 * Math.PI)
    ctx.fillStyle = color
    ctx.fill()
  }
  ellipse(0, '#fbfcfa')
  ellipse(3.4, '#c9d0c7')
}

function paintMug(ctx: Context2D, scene: Scene, band: OffscreenCanvas, at: MugPlace, side: Side): void {
  const { radius, height } = at
  ctx.save()
  ctx.filter = `blur(${Math.max(radius * 0.07, 1)}px)`
  ctx.beginPath()
  ctx.ellipse(at.centre, at.top + height + radius * 0.07, radius * 1.12, radius * 0.17, 0, 0, 2 * Math.PI)
  ctx.fillStyle = 'rgb(22 33 27 / 30%)'
  ctx.fill()
  ctx.restore()
  if (side !== 0) paintHandle(ctx, at, side)
  bodyPath(ctx, at)
  ctx.fillStyle = '#f7f9f5'
  ctx.fill()
  ctx.save()
  bodyPath(ctx, at)
  ctx.clip()
  // The handle is opposite to the band's middle. With the handle on the right, the mug shows the band's right half.
  paintBand(ctx, scene, band, at, side * quarter)
  ctx.restore()
  paintLight(ctx, at)
  paintRim(ctx, at)
}

/** One mug of the picture, in mm from the middle of the area. */
interface View {
  x: number
  y: number
  size: number
  side: Side
}

/** The front view with the photo's middle overlaps the two side views, which show the rest of the band. */
const WIDE: Group = {
  width: 288,
  height: 124,
  views: [
    { x: -84, y: -12, size: 0.82, side: -1 },
    { x: 84, y: -12, size: 0.82, side: 1 },
    { x: 0, y: 2, size: 1.1, side: 0 },
  ],
}
const TALL: Group = {
  width: 200,
  height: 262,
  views: [
    { x: -44, y: 76, size: 0.8, side: -1 },
    { x: 44, y: 76, size: 0.8, side: 1 },
    { x: 0, y: -48, size: 1.3, side: 0 },
  ],
}

interface Group {
  width: number
  height: number
  views: readonly View[]
}

/** The mug from the front and from both sides. In a tall area the front view is above. */
export function paintMugs(ctx: Context2D, scene: Scene, area: Rect): void {
  const group = area.height > area.width ? TALL : WIDE
  const { face } = scene.surface
  const heightMm = face.height + RIMS
  const fit = Math.min(area.width / group.width, area.height / group.height)
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 }
  const band = flatBand(scene)
  for (const { x, y, size, side } of group.views) {
    const scale = (fit * size * HEIGHT) / heightMm
    const height = heightMm * scale
    const radius = ((face.width + HANDLE_GAP) / (2 * Math.PI)) * scale
    const at = { centre: middle.x + x * fit, top: middle.y + y * fit - height / 2, scale, radius, height }
    paintMug(ctx, scene, band, at, side)
  }
}

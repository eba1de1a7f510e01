import type { Point } from '@kea/design/geometry/crop'
import type { Box } from '@kea/design/geometry/display-list'
import { quietBoxes } from '@kea/design/geometry/quiet-areas'
import { overlaps } from '@kea/design/preflight/text-findings'
import type { Layout } from '../geometry/layout'
import type { Context2D } from './draw-list'
import type { Scene } from './scene'

const GAP_PX = 12
const LIGHT = 'rgb(255 255 255 / 62%)'
const DARK = 'rgb(22 33 27 / 55%)'
const PLATE = 'rgb(255 255 255 / 90%)'
const INK = '#16211b'
const FONT = '500 12px Figtree, system-ui, sans-serif'
const PLATE_PX = 22
const PADDING_PX = 8

/** Lines from corner to corner, light beside dark, so that they show on every photo. */
export function paintHatching(ctx: Context2D, x: number, y: number, width: number, height: number): void {
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, width, height)
  ctx.clip()
  for (const [colour, shift] of [
    [DARK, 0],
    [LIGHT, 1],
  ] as const) {
    ctx.beginPath()
    for (let at = -height; at < width; at += GAP_PX) {
      ctx.moveTo(x + at + shift, y + height)
      ctx.lineTo(x + at + height + shift, y)
    }
    ctx.strokeStyle = colour
    ctx.lineWidth = 1
    ctx.stroke()
  }
  ctx.restore()
  ctx.strokeStyle = DARK
  ctx.lineWidth = 1
  ctx.strokeRect(x, y, width, height)
}

/** The middle of a label: that of its area, or below a hole in it, such as that of a clock's hands. */
export function labelMiddle(area: Box, holes: readonly Box[]): Point {
  const x = area.x + area.width / 2
  const y = area.y + area.height / 2
  const plate = { x, y: y - PLATE_PX / 2, width: 0, height: PLATE_PX }
  const hole = holes.find((each) => overlaps(plate, each))
  return { x, y: hole ? Math.min(hole.y + hole.height + PLATE_PX, area.y + area.height - PLATE_PX / 2) : y }
}

/** In the tool: hatching and a label over what something else covers, such as the black toe of a sock. What the print itself shows there needs none. */
export function paintQuiet(ctx: Context2D, { surface }: Scene, { face, scale }: Layout): void {
  ctx.save()
  ctx.font = FONT
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  const holes = surface.part.holes.map((hole): Box => {
    const [width, height] = [hole.widthMm * scale, hole.heightMm * scale]
    const [x, y] = [hole.x * surface.face.width, hole.y * surface.face.height]
    return { x: face.x + x * scale - width / 2, y: face.y + y * scale - height / 2, width, height }
  })
  for (const [at, box] of quietBoxes(surface).entries()) {
    if (surface.part.quiet[at]?.isSeen) continue
    const [x, y] = [face.x + box.x * scale, face.y + box.y * scale]
    const [width, height] = [box.width * scale, box.height * scale]
    paintHatching(ctx, x, y, width, height)
    const words = ctx.measureText(box.label).width + 2 * PADDING_PX
    if (words > width || height < PLATE_PX) continue
    const middle = labelMiddle({ x, y, width, height }, holes)
    ctx.fillStyle = PLATE
    ctx.beginPath()
    ctx.roundRect(middle.x - words / 2, middle.y - PLATE_PX / 2, words, PLATE_PX, PLATE_PX / 2)
    ctx.fill()
    ctx.fillStyle = INK
    ctx.fillText(box.label, middle.x, middle.y + 1)
  }
  ctx.restore()
}

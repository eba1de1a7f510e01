import type { Box } from '@kea/design/geometry/display-list'
import { rectPath } from '@kea/design/geometry/path'
import type { Context2D } from '../../render/draw-list'
import type { Beside, SignScene } from './scene'
import { THINGS } from './scene'

interface Part {
  box: Box
  radius: number
  colour: string
}

const part = (x: number, y: number, width: number, height: number, radius: number, colour: string): Part => ({
  box: { x, y, width, height },
  radius,
  colour,
})

/** From back to front, in mm from the upper left. */
const PARTS: Readonly<Record<Exclude<Beside, 'nothing'>, readonly Part[]>> = {
  sofa: [
    part(90, 690, 50, 140, 8, '#5c4a3a'),
    part(1960, 690, 50, 140, 8, '#5c4a3a'),
    part(60, 0, 1980, 600, 110, '#8b9095'),
    part(190, 60, 850, 420, 80, '#a2a7ab'),
    part(1060, 60, 850, 420, 80, '#a2a7ab'),
    part(60, 520, 1980, 210, 40, '#82878c'),
    part(180, 400, 865, 190, 70, '#aeb3b6'),
    part(1055, 400, 865, 190, 70, '#aeb3b6'),
    part(0, 250, 220, 490, 90, '#959a9f'),
    part(1880, 250, 220, 490, 90, '#959a9f'),
  ],
  door: [
    part(-75, -75, 960, 2055, 6, '#dedad2'),
    part(0, 0, 810, 1980, 4, '#efece5'),
    part(120, 130, 570, 760, 6, '#e2ded6'),
    part(120, 1060, 570, 770, 6, '#e2ded6'),
    part(40, 950, 30, 110, 14, '#8d8a84'),
    part(40, 990, 120, 24, 12, '#a5a29c'),
  ],
}

function inThing(ctx: Context2D, { x, y, width }: Box, beside: Exclude<Beside, 'nothing'>, paint: () => void): void {
  ctx.save()
  ctx.translate(x, y)
  const scale = width / THINGS[beside].width
  ctx.scale(scale, scale)
  paint()
  ctx.restore()
}

/** The floor before the wall, with a skirting. */
function paintFloor(ctx: Context2D, floor: number, { scale, width, height }: SignScene['view']): void {
  ctx.fillStyle = '#d9d4cb'
  ctx.fillRect(0, floor - 95 * scale, width, 95 * scale)
  ctx.fillStyle = 'rgb(20 14 8 / 0.35)'
  ctx.fillRect(0, floor - 97 * scale, width, Math.max(2 * scale, 0.6))
  const boards = ctx.createLinearGradient(0, floor, 0, height)
  boards.addColorStop(0, '#6d513a')
  boards.addColorStop(1, '#8c6a4c')
  ctx.fillStyle = boards
  ctx.fillRect(0, floor, width, height - floor)
}

/** The floor and what stands on it. They take the light of the room as the wall does. */
export function paintThings(ctx: Context2D, { thing, floor, view }: SignScene, beside: Beside): void {
  if (floor === null || !thing || beside === 'nothing') return
  paintFloor(ctx, floor, view)
  inThing(ctx, thing, beside, () => {
    for (const { box, radius, colour } of PARTS[beside]) {
      const path = new Path2D(rectPath(box, radius))
      ctx.fillStyle = colour
      ctx.fill(path)
      ctx.lineWidth = 5
      ctx.strokeStyle = 'rgb(30 26 24 / 0.22)'
      ctx.stroke(path)
    }
  })
}

/** The parts that make an outline. */
const OUTLINES = { sofa: [2, 5, 8, 9], door: [1, 2, 3] } as const

/** The outline of a thing, to measure a photo by. */
export function paintOutline(ctx: Context2D, thing: Box, beside: Exclude<Beside, 'nothing'>): void {
  const width = Math.max(thing.width / THINGS[beside].width, 0.01)
  for (const [colour, line] of [
    ['rgb(0 0 0 / 0.55)', 4],
    ['#ffffff', 1.75],
  ] as const)
    inThing(ctx, thing, beside, () => {
      ctx.strokeStyle = colour
      ctx.lineWidth = line / width
      for (const at of OUTLINES[beside]) {
        const { box, radius } = PARTS[beside][at] as Part
        ctx.stroke(new Path2D(rectPath(box, radius)))
      }
    })
}

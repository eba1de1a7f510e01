import type { Frame } from '@kea/design/document/document'
import type { FreeItem } from '@kea/design/document/free-item'
import type { Point } from '@kea/design/geometry/crop'
import { frameCorners, pointOfFrame } from '@kea/design/geometry/frame'
import { isCorner } from '@kea/design/geometry/resize-frame'
import type { SnapLine } from '@kea/design/geometry/snap'
import type { Size } from '@kea/design/geometry/surfaces'
import { isLoose } from '../commands/selection'
import { frameAround, shownHandles, turnPoint } from '../geometry/handles'
import { type Layout, pointOnStage } from '../geometry/layout'
import type { Context2D } from './draw-list'

const KEA = '#1f6f4a'
const DOT_PX = 6
const BAR_PX = { length: 9, width: 5 }
const GUIDES: Record<SnapLine['kind'], string> = {
  centre: '#c2327a',
  edge: '#c2327a',
  item: '#c2327a',
  safe: '#b26a00',
}

function strokeTwice(ctx: Context2D, colour: string, draw: () => void): void {
  ctx.beginPath()
  draw()
  ctx.lineWidth = 3
  ctx.strokeStyle = 'rgb(255 255 255 / 80%)'
  ctx.stroke()
  ctx.lineWidth = 1.5
  ctx.strokeStyle = colour
  ctx.stroke()
}

function outline(ctx: Context2D, layout: Layout, frame: Frame): void {
  for (const corner of frameCorners(frame)) {
    const { x, y } = pointOnStage(layout, corner)
    ctx.lineTo(x, y)
  }
  ctx.closePath()
}

function paintFrame(ctx: Context2D, layout: Layout, { frame, locked }: FreeItem): void {
  ctx.save()
  if (locked) ctx.setLineDash([3, 4])
  strokeTwice(ctx, KEA, () => outline(ctx, layout, frame))
  ctx.restore()
}

function dot(ctx: Context2D, { x, y }: Point): void {
  ctx.beginPath()
  ctx.arc(x, y, DOT_PX, 0, 2 * Math.PI)
  ctx.fill()
  ctx.stroke()
}

/** The sign of a turn: most of a circle inside a dot. */
function turnSign(ctx: Context2D, at: Point): void {
  dot(ctx, at)
  ctx.beginPath()
  ctx.arc(at.x, at.y, DOT_PX / 2.4, -0.4, 4.4)
  ctx.stroke()
}

/** Small dots. What can be touched around them is 44 px wide. */
function paintHandles(ctx: Context2D, layout: Layout, item: FreeItem, face: Size): void {
  const { frame } = item
  const turn = pointOnStage(layout, turnPoint(frame, face, layout.scale))
  ctx.save()
  ctx.fillStyle = '#ffffff'
  ctx.strokeStyle = KEA
  ctx.lineWidth = 1.5
  for (const handle of shownHandles(item, frame, layout.scale)) {
    const at = pointOnStage(layout, pointOfFrame(frame, handle))
    if (isCorner(handle)) dot(ctx, at)
    else bar(ctx, at, frame.angle + (handle.x === 0 ? 0 : 90))
  }
  turnSign(ctx, turn)
  ctx.restore()
}

function bar(ctx: Context2D, { x, y }: Point, degrees: number): void {
  const { length, width } = BAR_PX
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate((degrees * Math.PI) / 180)
  ctx.beginPath()
  ctx.roundRect(-length, -width / 2, 2 * length, width, width / 2)
  ctx.fill()
  ctx.stroke()
  ctx.restore()
}

/** The box around several items, with the corners and the handle that change all of them. */
function paintMany(ctx: Context2D, layout: Layout, face: Size, items: readonly FreeItem[]): void {
  const frame = frameAround(items)
  ctx.save()
  ctx.setLineDash([6, 4])
  strokeTwice(ctx, KEA, () => outline(ctx, layout, frame))
  ctx.setLineDash([])
  ctx.fillStyle = '#ffffff'
  ctx.strokeStyle = KEA
  ctx.lineWidth = 1.5
  for (const corner of frameCorners(frame)) dot(ctx, pointOnStage(layout, corner))
  turnSign(ctx, pointOnStage(layout, turnPoint(frame, face, layout.scale)))
  ctx.restore()
}

/** The frames of the selected items, and the handles of those that may be moved. */
export function paintSelection(ctx: Context2D, layout: Layout, face: Size, items: readonly FreeItem[]): void {
  for (const item of items) paintFrame(ctx, layout, item)
  const loose = items.filter(isLoose)
  const [only] = items
  if (items.length > 1 && loose.length > 1) paintMany(ctx, layout, face, loose)
  else if (only && items.length === 1 && isLoose(only)) paintHandles(ctx, layout, only, face)
}

/** The lines that a moved item lies on, across the whole face. The safe line shows only among them. */
export function paintGuides(ctx: Context2D, { face, scale }: Layout, lines: readonly SnapLine[]): void {
  ctx.save()
  ctx.lineWidth = 1
  for (const { axis, at, kind } of lines) {
    const place = Math.round((axis === 'x' ? face.x : face.y) + at * scale) + 0.5
    ctx.strokeStyle = GUIDES[kind]
    ctx.setLineDash(kind === 'safe' ? [5, 4] : [])
    ctx.beginPath()
    if (axis === 'x') {
      ctx.moveTo(place, face.y)
      ctx.lineTo(place, face.y + face.height)
    } else {
      ctx.moveTo(face.x, place)
      ctx.lineTo(face.x + face.width, place)
    }
    ctx.stroke()
  }
  ctx.restore()
}

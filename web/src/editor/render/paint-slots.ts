import type { Box } from '@kea/design/geometry/display-list'
import { placeAt } from '@kea/design/layouts/slots'
import type { Layout } from '../geometry/layout'
import type { Context2D } from './draw-list'
import type { Scene } from './scene'

const GROUND = '#e9eee8'
const SIGN = '#1f6f4a'
const SIGN_PX = 22
/** A place that is narrower than this has no words below its sign. */
const WORDS_PX = 92
const EDGE_PX = 3

const onStage = ({ face, scale }: Layout, { x, y, width, height }: Box): Box => ({
  x: face.x + x * scale,
  y: face.y + y * scale,
  width: width * scale,
  height: height * scale,
})

/** A place to tap. It is on the screen only. */
function paintEmptySlot(ctx: Context2D, { x, y, width, height }: Box): void {
  ctx.fillStyle = GROUND
  ctx.fillRect(x, y, width, height)
  const middle = { x: x + width / 2, y: y + height / 2 }
  const reach = Math.min(SIGN_PX, width * 0.4, height * 0.4) / 2
  const hasWords = width >= WORDS_PX && height >= 56
  const up = hasWords ? 9 : 0
  ctx.strokeStyle = SIGN
  ctx.lineWidth = 2
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(middle.x - reach, middle.y - up)
  ctx.lineTo(middle.x + reach, middle.y - up)
  ctx.moveTo(middle.x, middle.y - up - reach)
  ctx.lineTo(middle.x, middle.y - up + reach)
  ctx.stroke()
  if (!hasWords) return
  ctx.fillStyle = SIGN
  ctx.font = '500 13px Figtree, system-ui, sans-serif'
  ctx.textAlign = 'center'
  ctx.fillText('Add a photo', middle.x, middle.y + 20)
}

/** The places of a layout that have no photo. */
export function paintEmptySlots(ctx: Context2D, { places, emptySlots }: Scene, layout: Layout): void {
  ctx.save()
  for (const at of emptySlots) {
    const place = placeAt(places, at)
    if (place) paintEmptySlot(ctx, onStage(layout, place.box))
  }
  ctx.restore()
}

const HINT_INK = 'rgb(22 33 27 / 62%)'
const HINT_LINE = 'rgb(22 33 27 / 30%)'
const HINT_PX = 13
/** The least width of a place that takes the words of the hint. */
const HINT_WORDS_PX = 76

/** A quiet hint that words may be typed here. It is on the screen only. */
function paintEmptyCaption(ctx: Context2D, { x, y, width, height }: Box): void {
  ctx.setLineDash([3, 3])
  ctx.lineWidth = 1
  ctx.strokeStyle = HINT_LINE
  ctx.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1)
  if (width < HINT_WORDS_PX || height < HINT_PX) return
  ctx.fillStyle = HINT_INK
  ctx.font = `${HINT_PX}px Figtree, system-ui, sans-serif`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText('Add words', x + width / 2, y + height / 2)
}

/** The places for words that have none. */
export function paintEmptyCaptions(ctx: Context2D, { emptyCaptions }: Scene, layout: Layout): void {
  ctx.save()
  for (const { box } of emptyCaptions) paintEmptyCaption(ctx, onStage(layout, box))
  ctx.restore()
}

/** The place to which a dragged photo would go. */
export function paintOverSlot(ctx: Context2D, { places }: Scene, layout: Layout, at: number): void {
  const place = placeAt(places, at)
  if (!place) return
  const { x, y, width, height } = onStage(layout, place.box)
  ctx.save()
  ctx.fillStyle = 'rgb(31 111 74 / 22%)'
  ctx.fillRect(x, y, width, height)
  ctx.strokeStyle = SIGN
  ctx.lineWidth = EDGE_PX
  ctx.strokeRect(x + EDGE_PX / 2, y + EDGE_PX / 2, width - EDGE_PX, height - EDGE_PX)
  ctx.restore()
}

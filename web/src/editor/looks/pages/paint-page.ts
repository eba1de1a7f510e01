import { cardIndex } from '@kea/design/geometry/card-index'
import type { Size } from '@kea/design/geometry/surfaces'
import { contextOf, type MemoryCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'
import type { Editor } from '../../Editor'
import { type Context2D, drawList } from '../../render/draw-list'
import { paintArea } from '../../render/paint-area'
import { HOLE_MM, NOTCH_MM } from '../../solids/calendar/model'
import { loopPlaces } from '../../solids/calendar/wire'
import type { DesignedPages, PagePicture, StandardFace, Worked } from '../../solids/pages'

const HOLE_SIDE = 4
/** The groove of a hard cover is this wide, beside the edge at the spine, in mm. */
const GROOVE_MM = 8

/** The dent between spine and board: a shade, and the light on its far side. */
function paintGroove(ctx: Context2D, { width, height }: Size, side: 'left' | 'right'): void {
  const from = side === 'left' ? 0 : width
  const to = side === 'left' ? GROOVE_MM * 1.3 : width - GROOVE_MM * 1.3
  const shade = ctx.createLinearGradient(from, 0, to, 0)
  const stops: readonly (readonly [number, string])[] = [
    [0, 'rgb(0 0 0 / 0%)'],
    [0.22, 'rgb(0 0 0 / 5%)'],
    [0.42, 'rgb(0 0 0 / 26%)'],
    [0.56, 'rgb(0 0 0 / 15%)'],
    [0.72, 'rgb(255 255 255 / 16%)'],
    [0.88, 'rgb(255 255 255 / 6%)'],
    [1, 'rgb(255 255 255 / 0%)'],
  ]
  for (const [at, colour] of stops) shade.addColorStop(at, colour)
  ctx.fillStyle = shade
  ctx.fillRect(0, 0, width, height)
}

/** The holes of the wire are cut out, and the notch for the hanger. */
function punch(ctx: Context2D, { width }: Size, hasNotch: boolean): void {
  ctx.save()
  ctx.globalCompositeOperation = 'destination-out'
  ctx.beginPath()
  for (const x of loopPlaces({ width, notch: hasNotch ? NOTCH_MM : 0 }))
    ctx.rect(width / 2 + x - HOLE_SIDE / 2, HOLE_MM - HOLE_SIDE / 2, HOLE_SIDE, HOLE_SIDE)
  if (hasNotch) ctx.arc(width / 2, 0, NOTCH_MM / 4, 0, 2 * Math.PI)
  ctx.fill()
  ctx.restore()
}

const WORK: Record<Worked, (ctx: Context2D, size: Size) => void> = {
  'groove-left': (ctx, size) => paintGroove(ctx, size, 'left'),
  'groove-right': (ctx, size) => paintGroove(ctx, size, 'right'),
  punched: (ctx, size) => punch(ctx, size, false),
  notched: (ctx, size) => punch(ctx, size, true),
}

async function paintPicture(editor: Editor, { printed, box, worked }: PagePicture, sidePx: number) {
  const canvas = await editor.painted(printed, (scene) => paintArea(scene, box, sidePx))
  if (!worked) return canvas
  const ctx = contextOf(canvas)
  ctx.save()
  ctx.setTransform(canvas.width / box.width, 0, 0, canvas.height / box.height, 0, 0)
  WORK[worked](ctx, box)
  ctx.restore()
  return canvas
}

/** A card that every player knows: rank and suit, and the suit large in the middle. */
function paintStandard({ part, place }: StandardFace, sidePx: number): MemoryCanvas {
  const { widthMm: width, heightMm: height } = part.size
  const scale = sidePx / height
  const canvas = memoryCanvas(Math.round(width * scale), sidePx)
  const ctx = contextOf(canvas)
  ctx.scale(scale, scale)
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, width, height)
  const blank = { picture: () => null, glyph: () => null }
  const overlay = part.overlays.find(({ kind }) => kind === 'card-index')
  if (overlay?.kind !== 'card-index') return canvas
  drawList(ctx, [cardIndex(overlay, part, { width, height }, place)], blank)
  return canvas
}

/** The picture of a page with its longer side at this many pixels; null for a key without one. */
export async function paintPage(
  editor: Editor,
  { pictures }: DesignedPages,
  key: string,
  sidePx: number,
): Promise<MemoryCanvas | null> {
  const picture = pictures.get(key)
  if (!picture) return null
  return 'place' in picture ? paintStandard(picture, sidePx) : paintPicture(editor, picture, sidePx)
}

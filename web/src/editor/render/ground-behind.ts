import type { Frame } from '@kea/design/document/document'
import { frameCentre } from '@kea/design/geometry/frame'
import { type Ground, lightOf } from '@kea/design/text/contrast'
import { contextOf, memoryCanvas } from '~/lib/photos/memory-canvas'
import { drawList } from './draw-list'
import type { Scene } from './scene'

/** The width of the picture whose pixels are counted. */
const WIDTH = 48

/** What is printed inside a turned frame of the face. Unprinted places are white. */
export function groundBehind(scene: Scene, { angle, ...frame }: Frame): Ground {
  const scale = WIDTH / frame.width
  const canvas = memoryCanvas(WIDTH, Math.min(Math.max(Math.round(frame.height * scale), 1), WIDTH))
  const ctx = contextOf(canvas, { willReadFrequently: true })
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  const centre = frameCentre(frame)
  ctx.translate(canvas.width / 2, canvas.height / 2)
  ctx.scale(scale, canvas.height / frame.height)
  ctx.rotate((-angle * Math.PI) / 180)
  ctx.translate(-centre.x, -centre.y)
  drawList(ctx, scene.page.list, scene)
  const { data } = ctx.getImageData(0, 0, canvas.width, canvas.height)
  return Array.from({ length: data.length / 4 }, (_, at) =>
    lightOf(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0),
  )
}

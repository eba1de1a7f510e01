import { contextOf, type MemoryCanvas, memoryCanvas } from './memory-canvas'

type Settings = CanvasRenderingContext2DSettings | undefined

function half(of: MemoryCanvas, settings: Settings): MemoryCanvas {
  const canvas = memoryCanvas(Math.ceil(of.width / 2), Math.ceil(of.height / 2))
  contextOf(canvas, settings).drawImage(of, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Drawn over itself a picture keeps its colours, and its half see-through pixels nearly fill. */
function strengthen(canvas: MemoryCanvas, settings: Settings): void {
  const context = contextOf(canvas, settings)
  for (let time = 0; time < 3; time += 1) context.drawImage(canvas, 0, 0)
}

/**
 * Gives see-through pixels the colours of what is near: ever smaller copies of the picture are drawn below it, from the
 * smallest to the largest. A JPEG mixes neighbouring pixels, and so does a printer who enlarges it, so that any other
 * colour would be a rim around what is seen.
 */
export function fillTransparent(canvas: MemoryCanvas, settings?: CanvasRenderingContext2DSettings): void {
  const copies: MemoryCanvas[] = []
  for (let last = canvas; Math.max(last.width, last.height) > 1; ) {
    last = half(last, settings)
    copies.push(last)
  }
  for (const copy of copies) strengthen(copy, settings)
  for (const [at, below] of [...copies.entries()].reverse()) {
    const above = copies[at - 1] ?? canvas
    const context = contextOf(above, settings)
    context.globalCompositeOperation = 'destination-over'
    context.drawImage(below, 0, 0, above.width, above.height)
    context.globalCompositeOperation = 'source-over'
  }
}

import { grow } from '@kea/design/geometry/surfaces'
import { contextOf, type MemoryCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'
import { layoutSurface } from '../geometry/layout'
import { paintPrinted } from './paint-print'
import type { Scene } from './scene'

/** The visible print, flat, with its longer side at this many pixels. */
export function paintTexture(scene: Scene, longSidePx: number): MemoryCanvas {
  const mm = grow(scene.surface.face, scene.surface.depthMm)
  const scale = longSidePx / Math.max(mm.width, mm.height)
  const [width, height] = [Math.round(mm.width * scale), Math.round(mm.height * scale)]
  const canvas = memoryCanvas(width, height)
  // The sides of pieces are printed with what lies in the gaps.
  const whole = { ...scene, surface: { ...scene.surface, part: { ...scene.surface.part, pieces: null } } }
  paintPrinted(contextOf(canvas), whole, layoutSurface(scene.surface, { x: 0, y: 0, width, height }))
  return canvas
}

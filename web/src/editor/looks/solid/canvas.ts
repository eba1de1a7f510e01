import { panel, wrappedBox } from './box'
import type { Solid } from './solid'

interface CanvasSize {
  face: { width: number; height: number }
  depthMm: number
  part: string
}

const EDGE_RADIUS = 3.5

/** A canvas over its frame, with the print folded round the sides. */
export function canvas({ face, depthMm, part }: CanvasSize): Solid {
  const { width, height } = face
  return {
    parts: [
      { mesh: wrappedBox({ width, height, depth: depthMm, radius: EDGE_RADIUS }), finish: 'canvas', print: part },
      { mesh: panel(width - 1, height - 1, [0, height / 2, -depthMm / 2 + 1], -1), finish: 'linen' },
    ],
    turn: 28,
    lift: 7,
    most: 75,
    slider: null,
  }
}

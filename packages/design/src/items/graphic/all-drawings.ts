import { UNIT_PATHS } from '../../unit-paths'
import type { Drawing, DrawingOf } from './drawing'
import type { DrawingId } from './drawing-names'
import { isDrawing } from './drawing-names'

const DRAWINGS: Record<DrawingId, Drawing> = {
  heart: { width: 1, height: 0.92, colours: ['#c2404a'], paths: [{ path: UNIT_PATHS.heart, colour: 0 }] },
}

/** All drawings. The design tool loads this file when it needs one. */
export const drawingOf: DrawingOf = (id) => (isDrawing(id) ? DRAWINGS[id] : null)

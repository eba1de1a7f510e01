import { panPhoto } from '@kea/design/edits/edits'
import type { Point } from '@kea/design/geometry/crop'
import { type Command, hasPhoto, onPhoto } from './command'

const STEP = 0.04

/** @param crop the shift of the crop, which is opposite to the shift of the photo */
const pan = (direction: string, key: string, crop: Point): Command => ({
  id: `pan-${direction}`,
  label: `Move the photo ${direction}`,
  shortcuts: [key],
  isEnabled: hasPhoto,
  run: onPhoto((at) => panPhoto(at, crop)),
  announce: `Moved ${direction}`,
})

export const panLeft = pan('left', 'ArrowLeft', { x: STEP, y: 0 })
export const panRight = pan('right', 'ArrowRight', { x: -STEP, y: 0 })
export const panUp = pan('up', 'ArrowUp', { x: 0, y: STEP })
export const panDown = pan('down', 'ArrowDown', { x: 0, y: -STEP })

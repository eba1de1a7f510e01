import { moveItems } from '@kea/design/edits/item-edits'
import type { Point } from '@kea/design/geometry/crop'
import type { Command } from './command'
import { looseSelection } from './selection'

const FAR = 10

const nudge = (direction: string, key: string, by: Point): Command => ({
  id: `nudge-${direction}${by.x ** 2 + by.y ** 2 > 1 ? '-far' : ''}`,
  label: `Move ${direction} by ${Math.abs(by.x + by.y)} mm`,
  shortcuts: [key],
  // While a photo is cropped, the arrow keys move it in its frame.
  isEnabled: (context) => context.cropping === null && looseSelection(context).length > 0,
  run: (context) => ({ patch: moveItems(looseSelection(context), by) }),
  announce: `Moved ${direction}`,
})

export const nudgeLeft = nudge('left', 'ArrowLeft', { x: -1, y: 0 })
export const nudgeRight = nudge('right', 'ArrowRight', { x: 1, y: 0 })
export const nudgeUp = nudge('up', 'ArrowUp', { x: 0, y: -1 })
export const nudgeDown = nudge('down', 'ArrowDown', { x: 0, y: 1 })

export const FAR_NUDGES: readonly Command[] = [
  nudge('left', 'shift+ArrowLeft', { x: -FAR, y: 0 }),
  nudge('right', 'shift+ArrowRight', { x: FAR, y: 0 }),
  nudge('up', 'shift+ArrowUp', { x: 0, y: -FAR }),
  nudge('down', 'shift+ArrowDown', { x: 0, y: FAR }),
]

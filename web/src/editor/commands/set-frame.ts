import type { Frame } from '@kea/design/document/document'
import type { FreeItem } from '@kea/design/document/free-item'
import { frameOfSize, LEAST_SIDE_MM } from '@kea/design/geometry/resize-frame'
import { normalAngle } from '@kea/design/geometry/rotate-frame'
import { reframeItem } from '@kea/design/items/item-types'
import type { Shape } from '@kea/design/text/shape'
import type { Command } from './command'

/** Puts an item where numbers say. A new size keeps the centre. */
export const setFrame = (item: FreeItem, change: Partial<Frame>, shape: Shape): Command => ({
  id: 'set-frame',
  label: 'Position and size',
  shortcuts: [],
  isEnabled: () => !item.locked,
  run: ({ design }) => {
    const { frame } = item
    const { x, y, angle } = { ...frame, ...change }
    const width = Math.max(change.width ?? frame.width, LEAST_SIDE_MM)
    const height = Math.max(change.height ?? frame.height, LEAST_SIDE_MM)
    const sized = frameOfSize(frame, { x: 0, y: 0 }, width, height)
    const moved = { ...sized, x: sized.x + x - frame.x, y: sized.y + y - frame.y, angle: normalAngle(angle) }
    return { patch: { put: [reframeItem(item, moved, { design, shape })] } }
  },
  announce: 'Changed',
})

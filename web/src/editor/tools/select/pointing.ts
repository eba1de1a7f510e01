import type { FreeItem } from '@kea/design/document/free-item'
import { distance } from '../../geometry/layout'
import { type Pointer, SLOP_PX, type ToolPorts, type ToolState } from '../tool-state'
import { translating } from './translating'

/** An item is pressed. A drag moves it. The second tap crops a photo, and opens the words of a text. */
export function pointing(ports: ToolPorts, item: FreeItem, from: Pointer): ToolState {
  const state: ToolState = {
    name: 'pointing',
    down: () => state,
    move(pointer) {
      if (pointer.id !== from.id || distance(from.at, pointer.at) < SLOP_PX) return state
      return translating(ports, from).move(pointer)
    },
    up(pointer) {
      if (pointer.id !== from.id) return state
      ports.select([item.id])
      const isSecond = ports.isSecondTap(item.id, pointer.time)
      if (isSecond && item.type === 'photo') ports.crop(item.id)
      if (isSecond && item.type === 'text') ports.edit(item)
      return null
    },
  }
  return state
}

import { boxAroundFrames, moveFrame } from '@kea/design/frame'
import { isFree, moveItems } from '@kea/design/item-edits'
import { itemsOn } from '@kea/design/records'
import { snapBox, snapLines } from '@kea/design/snap'
import { geometryOn } from '@kea/design/surfaces'
import { isLoose } from '../../commands/selection'
import type { Pointer, ToolPorts, ToolState } from '../tool-state'
import { dragging } from './dragging'

/** An item comes to a line that is nearer than this. */
const SNAP_PX = 6

/** The selected items follow the pointer together. */
export function translating(ports: ToolPorts, from: Pointer): ToolState {
  const context = ports.context()
  const selected = context?.selection.filter(isLoose) ?? []
  const lines = context ? linesBeside(context, selected) : []
  const box = selected.length > 0 ? boxAroundFrames(selected.map(({ frame }) => frame)) : null
  const follow = ({ at }: Pointer): void => {
    const layout = ports.layout()
    if (!box || !layout) return
    const by = { x: (at.x - from.at.x) / layout.scale, y: (at.y - from.at.y) / layout.scale }
    const moved = moveFrame({ ...box, angle: 0 }, by)
    const snapped = snapBox(moved, lines, SNAP_PX / layout.scale)
    ports.apply(moveItems(selected, { x: by.x + snapped.by.x, y: by.y + snapped.by.y }))
    ports.onGuides(snapped.lines)
  }
  return dragging('translating', ports, from, follow)
}

function linesBeside(
  { product, design, surface }: NonNullable<ReturnType<ToolPorts['context']>>,
  selected: readonly { id: string }[],
) {
  const geometry = geometryOn(product.definition, design, surface)
  const moving = new Set(selected.map(({ id }) => id))
  const others = itemsOn(design, surface)
    .filter(isFree)
    .filter(({ id }) => !moving.has(id))
  return snapLines(
    geometry,
    others.map(({ frame }) => boxAroundFrames([frame])),
  )
}

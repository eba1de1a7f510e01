import { isFree } from '@kea/design/document/free-item'
import { itemsOn } from '@kea/design/document/records'
import { boxAroundFrames } from '@kea/design/geometry/frame'
import { type SnapLine, snapLines } from '@kea/design/geometry/snap'
import { geometryOn } from '@kea/design/geometry/surfaces'
import type { CommandContext } from '../../commands/command'

/** An item comes to a line that is nearer than this. */
export const SNAP_PX = 6

/** The lines of the face and of the items that stay. */
export function linesBeside(
  { product, design, surface }: CommandContext,
  selected: readonly { id: string }[],
): SnapLine[] {
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

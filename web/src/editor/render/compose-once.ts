import type { DesignItem, DesignSurface } from '@kea/design/document/document'
import type { Primitive } from '@kea/design/geometry/display-list'
import type { SurfaceGeometry } from '@kea/design/geometry/surfaces'
import type { FontsAndDrawings, ItemDesign } from '@kea/design/items/item-type'
import { composeItem } from '@kea/design/items/item-types'

interface Composed {
  options: readonly string[]
  loaded: readonly unknown[]
  items: WeakMap<DesignItem, Primitive>
}

const bySurface = new WeakMap<DesignSurface, Composed>()

/**
 * Composes an item again only after a change of the item, its surface, the options, the settings or what is loaded. A drag changes
 * one item of many, and to shape the text of all of them takes longer than a frame.
 *
 * @param loaded the fonts and drawings that are there, and the settings of the design; new objects after every change
 */
export function composeOnce(surface: DesignSurface, options: readonly string[], loaded: readonly unknown[]) {
  const before = bySurface.get(surface)
  const isValid = before?.options === options && loaded.every((each, at) => each === before.loaded[at])
  const composed = before && isValid ? before : { options, loaded, items: new WeakMap<DesignItem, Primitive>() }
  bySurface.set(surface, composed)
  return (geometry: SurfaceGeometry, item: DesignItem, drawings: FontsAndDrawings, design: ItemDesign): Primitive => {
    const known = composed.items.get(item)
    if (known) return known
    const primitive = composeItem(geometry, item, drawings, design)
    composed.items.set(item, primitive)
    return primitive
  }
}

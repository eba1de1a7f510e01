import type { DesignItem } from '../document/document'
import type { DisplayPage } from '../geometry/display-list'
import type { SurfaceGeometry } from '../geometry/surfaces'
import type { FontsAndDrawings } from '../items/item-type'

/** What the printer gets of a neon sign in place of its picture: how it is made. Null where there is no sign. */
export function signSheet(
  geometry: SurfaceGeometry,
  items: readonly DesignItem[],
  { neons, shape }: Pick<FontsAndDrawings, 'neons' | 'shape'>,
): Pick<DisplayPage, 'list' | 'layers' | 'cuts' | 'paper'> | null {
  const item = items.find(({ type }) => type === 'neon')
  const sheet = item?.type === 'neon' ? (neons()?.sheetOf(geometry, item, shape) ?? null) : null
  return sheet && { list: [], ...sheet }
}

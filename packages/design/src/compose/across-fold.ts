import type { DesignItem } from '../document/document'
import type { Primitive } from '../geometry/display-list'
import { innerFolds } from '../geometry/folds'
import { boxAroundFrames } from '../geometry/frame'
import type { PageBox } from '../geometry/page-boxes'
import type { SurfaceGeometry } from '../geometry/surfaces'
import { itemFrame } from '../items/item-frame'

/** What reaches over a fold by less is meant to end at it. */
const TOLERANCE_MM = 0.1

/** True for an item that lies on both pages of a spread. */
function crossesFold(geometry: SurfaceGeometry, item: DesignItem): boolean {
  const { x, width } = boxAroundFrames([itemFrame(geometry, item)])
  return innerFolds(geometry).some((fold) => x < fold - TOLERANCE_MM && x + width > fold + TOLERANCE_MM)
}

/**
 * What an item prints on one page of a spread. The binding hides a strip of both pages, so what lies on both is moved
 * outwards by half of it on each: in the hand the two parts meet.
 */
export function onPage(
  geometry: SurfaceGeometry,
  item: DesignItem,
  drawn: Primitive,
  { half }: Pick<PageBox, 'half'>,
): Primitive {
  const { lossMm = 0 } = geometry.part.fold ?? {}
  if (!half || lossMm === 0 || !crossesFold(geometry, item)) return drawn
  return {
    kind: 'group',
    transform: [1, 0, 0, 1, half === 'left' ? -lossMm / 2 : lossMm / 2, 0],
    children: [drawn],
  }
}

import type { Point } from '@kea/design/geometry/crop'
import { frameCentre } from '@kea/design/geometry/frame'
import { geometryOn } from '@kea/design/geometry/surfaces'
import { layoutBox } from '@kea/design/layouts/slots'
import type { ProductDefinition } from '@kea/design/product/definition'
import type { SideView } from '../side-view'

/**
 * Where the sign of an empty page goes: in the middle of what takes photos, clear of the days of a month.
 *
 * @param shape width divided by height of the page's frame, in which the page is centred and as high as it
 * @returns parts of the frame's sides
 */
export function emptySignAt(
  definition: ProductDefinition,
  { side, options }: Pick<SideView, 'side' | 'options'>,
  shape: number,
): Point {
  const geometry = geometryOn(definition, { options }, side.surface)
  const { width, height } = geometry.face
  const { x, y } = frameCentre(layoutBox({ marginMm: 0 }, geometry))
  return { x: 0.5 + (x - width / 2) / (shape * height), y: y / height }
}

import type { Frame } from '../document/document'
import type { Box } from '../geometry/display-list'
import { halvesOf, spineBox } from '../geometry/folds'
import { boxOf } from '../geometry/outline'
import type { SurfaceGeometry } from '../geometry/surfaces'
import type { StartText } from '../product/definition'
import { takesSpineText } from '../product/spine'

/** The area of the face that a text starts on; null where the spine is too thin for words. */
function areaOf(geometry: SurfaceGeometry, { on }: StartText): Box | null {
  const { part, face } = geometry
  if (on === 'front') return halvesOf(geometry)?.right ?? boxOf(face)
  if (on !== 'spine') return boxOf(face)
  return takesSpineText(part) ? spineBox(geometry) : null
}

/** The box of a text in its area. On a spine its lines run from top to bottom, along the longer side. */
function frameIn(area: Box, { on, x, y, width, height }: StartText): Frame {
  const box = {
    x: area.x + x * area.width,
    y: area.y + y * area.height,
    width: width * area.width,
    height: height * area.height,
  }
  if (on !== 'spine') return { ...box, angle: 0 }
  const [across, along] = [box.width, box.height]
  return {
    x: box.x + across / 2 - along / 2,
    y: box.y + along / 2 - across / 2,
    width: along,
    height: across,
    angle: 90,
  }
}

/** Where a text starts on a face, and the height of its letters in mm; null on a spine that is too thin for words. */
export function startPlace(geometry: SurfaceGeometry, text: StartText): { frame: Frame; sizeMm: number } | null {
  const area = areaOf(geometry, text)
  return area && { frame: frameIn(area, text), sizeMm: text.size * Math.min(area.width, area.height) }
}

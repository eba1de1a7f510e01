import type { Box, GroupPrimitive, Matrix } from '@kea/design/geometry/display-list'
import { turnAbout } from '@kea/design/geometry/frame'
import type { PdfPlan } from './pdf-plan'
import { multiply, reference } from './pdf-values'
import type { SlugLine } from './slug-line'

/** Light letters with a dark edge, half transparent: seen on every photo, and the photo is seen through them. */
const FADED = '<</Type/ExtGState/ca 0.4/CA 0.4>>'
const EDGE_EM = 0.03
/** The part of the page that the words take. */
const FILLED = 0.9
/** The height of capitals in em. */
const CAPITAL_EM = 0.7

/** The words from the bottom left of a box to its top right, as large as they fit. */
export function markOn({ text, widthMm }: SlugLine, box: Box): GroupPrimitive {
  const heightMm = text.sizeMm * CAPITAL_EM
  const angle = Math.atan2(box.height, box.width)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const scale =
    FILLED * Math.min(box.width / (widthMm * cos + heightMm * sin), box.height / (widthMm * sin + heightMm * cos))
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const placed: Matrix = [scale, 0, 0, scale, centre.x - (scale * widthMm) / 2, centre.y + (scale * heightMm) / 2]
  return {
    kind: 'group',
    transform: multiply(placed, turnAbout(centre, (-angle * 180) / Math.PI)),
    children: [{ ...text, colour: '#ffffff', outline: { colour: '#000000', widthMm: 2 * EDGE_EM * text.sizeMm } }],
  }
}

/** The transparency of the words, one object for all pages. */
export function createFadedState(plan: PdfPlan): () => string {
  let object: number | null = null
  return () => {
    object ??= plan.add(FADED)
    return `/Faded ${reference(object)}`
  }
}

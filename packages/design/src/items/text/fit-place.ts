import type { PlacedText } from '../../document/document'
import { layoutText } from '../../text/layout-text'
import type { Shape } from '../../text/shape'
import type { TextData } from '../../text/text-data'

/** Wider than any line, so that none is wrapped. */
const WIDE_MM = 1e6
/** Rounding must not wrap a line that fills its place. */
const SLACK = 0.999
const SAME = 1e-3

/** A text with letters of another size, and an outline in proportion. */
function sized(data: TextData, sizeMm: number): TextData {
  const { outline } = data
  const widthMm = ((outline?.widthMm ?? 0) * sizeMm) / data.sizeMm
  return { ...data, sizeMm, ...(outline && { outline: { ...outline, widthMm } }) }
}

/** The letters of the example in a place, or smaller ones where a line would be wrapped; null while the font loads. */
function sizeIn({ frame, data: { sizeMm } }: PlacedText, data: TextData, shape: Shape): number | null {
  const { bounds, isLoaded } = layoutText(sized(data, sizeMm), { ...frame, width: WIDE_MM }, shape)
  if (!isLoaded) return null
  return sizeMm * Math.min(1, (frame.width / bounds.width) * SLACK)
}

/**
 * The changed data of a text in the place of an example: its letters stay as large as the place has room for, until the
 * shopper chooses another size or width.
 *
 * @param place the example itself
 */
export function fitPlace(item: PlacedText, change: Partial<TextData>, place: PlacedText, shape: Shape): TextData {
  const data = { ...item.data, ...change }
  const [before, after] = [item.data, data].map((each) => sizeIn(place, each, shape))
  const isResized = change.sizeMm !== undefined || item.frame.width !== place.frame.width || data.arc
  const isFitted = before && Math.abs(before - item.data.sizeMm) < item.data.sizeMm * SAME
  return after && isFitted && !isResized ? sized(data, after) : data
}

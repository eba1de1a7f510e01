import type { PlacedText } from '../../document'
import { scaleFrame } from '../../frame'
import type { Size } from '../../surfaces'

/** The text on a face of another size: letters and outline grow with the frame, so the lines break as before. */
export function scaleText(item: PlacedText, from: Size, to: Size): PlacedText {
  const frame = scaleFrame(item.frame, from, to)
  const scale = frame.width / item.frame.width
  const { sizeMm, outline } = item.data
  return {
    ...item,
    frame,
    data: {
      ...item.data,
      sizeMm: sizeMm * scale,
      ...(outline && { outline: { ...outline, widthMm: outline.widthMm * scale } }),
    },
  }
}

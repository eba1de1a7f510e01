import type { Frame, PlacedText } from '../../document/document'

/** The text in a larger or smaller frame: letters and outline grow with it, so the lines break as before. */
export function scaleText(item: PlacedText, frame: Frame, factor: number): PlacedText {
  const { sizeMm, outline } = item.data
  return {
    ...item,
    frame,
    data: {
      ...item.data,
      sizeMm: sizeMm * factor,
      ...(outline && { outline: { ...outline, widthMm: outline.widthMm * factor } }),
    },
  }
}

/** What a shopper calls each drawing, and a screen reader says. */
export const DRAWING_NAMES = {
  heart: 'Heart',
} as const satisfies Record<string, string>

export type DrawingId = keyof typeof DRAWING_NAMES

export const isDrawing = (id: string): id is DrawingId => Object.hasOwn(DRAWING_NAMES, id)

export const drawingName = (id: string): string => (isDrawing(id) ? DRAWING_NAMES[id].toLowerCase() : '')

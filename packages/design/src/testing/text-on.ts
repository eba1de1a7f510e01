import type { DesignRecord } from '../document/document'

/** A small text on a surface. */
export const textOn = (surface: string): DesignRecord => ({
  kind: 'item',
  id: `text:${surface}`,
  surface,
  order: 'a0',
  frame: { x: 1, y: 1, width: 20, height: 9, angle: 0 },
  type: 'text',
  data: { words: 'a', font: 'lora', sizeMm: 4, colour: '#000000', align: 'left', lineHeight: 1, letterSpacing: 0 },
})

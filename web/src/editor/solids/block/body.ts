import type { Size } from '@kea/design/geometry/surfaces'
import type { Body } from '../body'
import { panel, wrappedBox } from '../mesh/wrapped-box'
import type { MakeBody } from '../solid-kind'

const DEPTH = 25
const BEVEL = 1.6

/** A block of clear acrylic with the print on its back. Its polished sides mirror the print. */
export function block({ face, part }: { face: Size; part: string }): Body {
  const { width, height } = face
  const sides = wrappedBox({ width, height, depth: DEPTH, radius: BEVEL, wrap: 0, isOpen: true })
  return {
    parts: [
      { mesh: panel(width, height, [0, height / 2, -DEPTH / 2 + 0.4]), finish: 'gloss', print: part },
      { mesh: panel(width, height, [0, height / 2, -DEPTH / 2], -1), finish: 'white' },
      { mesh: sides, finish: 'polished', print: part },
      { mesh: panel(width - 2 * BEVEL, height - 2 * BEVEL, [0, height / 2, DEPTH / 2]), finish: 'acrylic' },
    ],
    turn: 24,
    lift: 9,
    most: 75,
    slider: null,
  }
}

export const body: MakeBody = ({ parts: [part] }) => (part ? block({ face: part.face, part: part.id }) : null)

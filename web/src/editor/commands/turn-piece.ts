import { turnPiece as turn } from '@kea/design/edits'
import { isSquare, surfaceGeometry } from '@kea/design/surfaces'
import type { Command } from './command'

export const turnPiece: Command = {
  id: 'turn-piece',
  label: 'Portrait or landscape',
  shortcuts: ['o'],
  isEnabled: ({ product, design, surface }) => {
    const { part, face } = surfaceGeometry(product.definition, design.options, surface.orientation, surface.part)
    return part.canRotate && !isSquare(face)
  },
  run: ({ product, design, surface }) => ({ patch: turn(product.definition, design, surface) }),
  announce: 'The print was turned',
}

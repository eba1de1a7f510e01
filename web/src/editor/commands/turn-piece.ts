import { turnPiece as turn } from '@kea/design/arrangement/place-photo'
import { geometryOn, isSquare } from '@kea/design/geometry/surfaces'
import type { Command } from './command'

export const turnPiece: Command = {
  id: 'turn-piece',
  label: 'Portrait or landscape',
  shortcuts: ['o'],
  isEnabled: ({ product, design, surface }) => {
    const { part, face } = geometryOn(product.definition, design, surface)
    return part.canRotate && !isSquare(face)
  },
  run: ({ product, design, surface }) => ({ patch: turn(product.definition, design, surface) }),
  announce: 'The print was turned',
}

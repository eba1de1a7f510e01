import { turnPiece as turn } from '@kea/design/edits'
import { chosenSize, isSquare } from '@kea/design/surfaces'
import type { Command } from './command'

export const turnPiece: Command = {
  id: 'turn-piece',
  label: 'Portrait or landscape',
  shortcuts: ['o'],
  isEnabled: ({ product, design }) => {
    const size = chosenSize(product.definition, design.options)
    return product.definition.canRotate && size !== null && !isSquare({ width: size.widthMm, height: size.heightMm })
  },
  run: ({ product, design }) => ({ patch: turn(product.definition, design) }),
  announce: 'The print was turned',
}

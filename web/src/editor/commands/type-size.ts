import { typeSize } from '@kea/design/edits/edits'
import type { TypedSize } from '@kea/design/geometry/free-size'
import { chooseOption } from '@kea/shared/product-options'
import type { Command } from './command'

/** Gives the piece a size that the shopper has typed. */
export const sizeCommand = (size: TypedSize): Command => ({
  id: 'type-size',
  label: 'Size',
  shortcuts: [],
  isEnabled: ({ product }) => product.definition.freeSize !== undefined,
  run: ({ product: { definition, options: groups }, design }) => {
    const patch = typeSize(definition, design, size, (uid) => chooseOption(groups, design.options, uid))
    return patch && { patch }
  },
  announce: `${size.widthMm} × ${size.heightMm} mm`,
})

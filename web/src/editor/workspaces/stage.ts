import { chooseOptions } from '@kea/design/edits/edits'
import type { Workspace } from './workspace'

/** One side of the piece in front, the others in a strip. */
export const STAGE: Workspace = {
  overview: null,
  hasTray: true,
  previewSides: 6,
  quantityOn: (_, { quantity }) => quantity,
  setQuantity: (_, quantity) => ({ session: { quantity } }),
  chooseOption: ({ product, design }, choose) => chooseOptions(product.definition, design, choose(design.options)),
}

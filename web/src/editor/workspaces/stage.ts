import { withOptions } from '../model/with-options'
import { upTo } from './preview-sides'
import type { Workspace } from './workspace'

/** One side of the piece in front, the others in a strip. */
export const STAGE: Workspace = {
  overview: null,
  places: null,
  steps: null,
  hasTray: true,
  isSorted: false,
  previewSides: upTo(6),
  previewWords: () => '',
  isLeafedThrough: false,
  quantityOn: (_, { quantity }) => quantity,
  setQuantity: (_, quantity) => ({ facts: { quantity } }),
  chooseOption: ({ product, design }, choose) => withOptions(product, design, choose(design.options)),
}

import { copiesOf } from '@kea/design/arrangement/print-lines'
import { choosePrintOption } from '@kea/design/arrangement/prints'
import { printPhoto } from '../commands/print-photo'
import { setCopies } from '../commands/set-copies'
import type { Workspace } from './workspace'

/** All prints in a grid, each of which opens large. Each photo is a print, so none waits in the tray. */
export const GRID: Workspace = {
  overview: { takes: 'print', place: printPhoto },
  hasTray: false,
  previewSides: 1,
  quantityOn: copiesOf,
  setQuantity: ({ id }, quantity) => ({ command: setCopies([id], quantity) }),
  chooseOption: ({ product, design, surface }, choose) =>
    choosePrintOption(product.definition, design, [surface.id], choose),
}

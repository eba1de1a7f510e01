import { addPrintLikeOthers } from '@kea/design/arrangement/print-borders'
import { copiesOf, printsOf } from '@kea/design/arrangement/print-lines'
import { choosePrintOption } from '@kea/design/arrangement/prints'
import { printPhoto } from '../commands/print-photo'
import { setCopies } from '../commands/set-copies'
import { upTo } from './preview-sides'
import { STAGE } from './stage'
import type { Workspace } from './workspace'

/** All prints in a grid, each of which opens large. Each photo is a print, so none waits in the tray. */
export const GRID: Workspace = {
  ...STAGE,
  overview: { isFor: () => true, place: printPhoto, panels: ['photos', 'total'], hasQuantity: false },
  places: {
    areFor: (how, _, isOverview) => isOverview && how !== 'add',
    areFilledIn: () => false,
    give: addPrintLikeOthers,
    leftOver: null,
  },
  steps: { noun: 'print', row: (_, design) => printsOf(design).map(({ surface }) => surface) },
  hasTray: false,
  previewSides: upTo(1),
  quantityOn: copiesOf,
  setQuantity: ({ id }, quantity) => ({ command: setCopies([id], quantity) }),
  chooseOption: ({ product, design, surface }, choose) =>
    choosePrintOption(product.definition, design, [surface.id], choose),
}

import { surfacesOf } from '../document/records'
import { hasOptions } from './has-options'
import { PARTS } from './parts'
import { copiesOf, printLines, printsOf } from './print-lines'
import { type ArrangementRules, CHANGED, NOTHING } from './rules'

const printedOn: ArrangementRules['printedOn'] = (_, design, options) =>
  (printLines(design).find((line) => hasOptions(line.options, options))?.prints ?? []).map(({ surface }) => surface)

const unitsOf: ArrangementRules['unitsOf'] = (surfaces) => surfaces.reduce((sum, { copies }) => sum + copies, 0)

const copiesMessage = (copies: number): string =>
  `Your design has ${copies} ${copies === 1 ? 'print' : 'prints'} of this size. Change the number in the design tool.`

/** A line has all prints with its options, and its quantity is that of their copies. */
const problem: ArrangementRules['problem'] = (definition, design, { options, quantity }) => {
  if (printsOf(design).length === 0) return NOTHING
  const own = printedOn(definition, design, options)
  if (own.length === 0) return CHANGED
  const copies = unitsOf(own.map((surface) => ({ copies: copiesOf(surface) })))
  return copies === quantity ? null : copiesMessage(copies)
}

/** A surface a print, each with its own photo, options and quantity. */
export const COPIES: ArrangementRules = {
  isCountedInDesign: true,
  isPrintedInParts: true,
  comparesPhotos: false,
  surfacesFor: PARTS.surfacesFor,
  shown: PARTS.shown,
  nextPlace: PARTS.nextPlace,
  turnedByPhoto: (design, { id }) => surfacesOf(design).filter((surface) => surface.id === id),
  turnedWith: (_, surface) => [surface],
  isSoldOn: ({ pairWith }) => pairWith === undefined,
  isPair: PARTS.isPair,
  mayRepeat: PARTS.mayRepeat,
  lines: (design) => printLines(design).map(({ options }) => options),
  printedOn,
  timesOf: copiesOf,
  inPrintOrder: PARTS.inPrintOrder,
  unitsOf,
  paidPages: () => 1,
  problem,
}

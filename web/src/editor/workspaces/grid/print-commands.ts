import { setPrintBorders } from '@kea/design/arrangement/print-borders'
import { movePrints, movePrintsBeside, type PrintMove } from '@kea/design/arrangement/print-order'
import { choosePrintOption, removePrints as remove } from '@kea/design/arrangement/prints'
import { chooseOption, type OptionChoice } from '@kea/shared/product-options'
import type { Command } from '../../commands/command'

const counted = (count: number): string => (count === 1 ? '1 print' : `${count} prints`)

/**
 * Chooses a size or finish for prints.
 *
 * @param ids null for all, and those that are added later
 */
export const choiceForPrints = (ids: readonly string[] | null, { uid, title }: OptionChoice): Command => ({
  id: `choose-for-prints-${uid}`,
  label: title,
  shortcuts: [],
  isEnabled: () => true,
  run: ({ product, design }) => ({
    patch: choosePrintOption(product.definition, design, ids, (options) => chooseOption(product.options, options, uid)),
  }),
  announce: ids === null ? `${title} for all prints` : `${title} for ${counted(ids.length)}`,
})

/**
 * White borders of prints, on or off.
 *
 * @param ids null for all
 */
export const bordersForPrints = (ids: readonly string[] | null, isOn: boolean): Command => {
  const label = isOn ? 'White border' : 'No border'
  return {
    id: 'print-borders',
    label,
    shortcuts: [],
    isEnabled: () => true,
    run: ({ product, design }) => ({ patch: setPrintBorders(product.definition, design, ids, isOn) }),
    announce: ids === null ? `${label} for all prints` : `${label} for ${counted(ids.length)}`,
  }
}

const MOVES: Record<PrintMove, string> = {
  start: 'Move to the start',
  earlier: 'Move one place forward',
  later: 'Move one place back',
  end: 'Move to the end',
}

/** Moves prints among the others. */
export const moveOfPrints = (ids: readonly string[], move: PrintMove): Command => ({
  id: `move-prints-${move}`,
  label: MOVES[move],
  shortcuts: [],
  isEnabled: ({ design }) => movePrints(design, ids, move) !== null,
  run: ({ design }) => {
    const patch = movePrints(design, ids, move)
    return patch && { patch }
  },
  announce: `${counted(ids.length)} moved`,
})

/** Moves prints to where they are dropped. */
export const dropOfPrints = (ids: readonly string[], beside: string, side: 'before' | 'after'): Command => ({
  id: 'drop-prints',
  label: 'Move here',
  shortcuts: [],
  isEnabled: () => true,
  run: ({ design }) => {
    const patch = movePrintsBeside(design, ids, beside, side)
    return patch && { patch }
  },
  announce: `${counted(ids.length)} moved`,
})

/** Removes prints. Their photos stay in the design. */
export const removePrints = (ids: readonly string[]): Command => ({
  id: 'remove-prints',
  label: 'Remove',
  shortcuts: [],
  isEnabled: () => ids.length > 0,
  run: ({ product, design }) => ({
    patch: remove(product.definition, design, ids),
    session: { marked: [], notice: { tone: 'calm', text: `${counted(ids.length)} removed.`, canUndo: true } },
  }),
  announce: `${counted(ids.length)} removed`,
})

import { fileName } from '../printing/file-name'
import type { PrintFileRow, PrintState } from '../printing/repo'
import { type Command, CommandRefusal, type CommandRow, formatCount } from './command'
import { toOrderNumber } from './order-number'

/** Labels of a print file's state for the operator. */
export const FILE_STATE_TEXT: Record<PrintState, string> = {
  waiting: 'waiting',
  made: 'made',
  partial: 'made in part',
  refused: 'cannot be made',
  failed: 'failed',
  deleted: 'deleted',
}

const stateOf = ({ state, files, toApprove }: PrintFileRow): string => {
  if (state === 'made' && toApprove !== null) return 'waits for approval'
  return state === 'made' && files.length === 0 ? 'nothing to print' : FILE_STATE_TEXT[state]
}

const toRow = (row: PrintFileRow): CommandRow => ({
  order: row.orderNumber,
  line: row.position,
  product: row.sku,
  state: stateOf(row),
  attempts: row.attempts,
  colours: row.files.map(({ colours = 'unknown' }) => colours).join(' | ') || null,
  reason: row.error,
})

export const printCommand: Command = {
  name: 'print',
  subcommands: [
    {
      name: '',
      params: '[number]',
      about: 'the print files that are not made yet; with a paid order, makes its files again',
      ids: 1,
      async run([arg], { printing }) {
        if (arg === undefined) {
          const open = await printing.open()
          return { text: `${formatCount(open.length, 'print file')} not made.`, rows: open.map(toRow) }
        }
        const number = toOrderNumber(arg)
        const again = await printing.again(number)
        if (again.length === 0) throw new CommandRefusal(`Order ${number} is not paid, or has no design of this shop.`)
        const text = `${formatCount(again.length, 'print file')} of order ${number} will be made within a few minutes.`
        return { text, rows: again.map(toRow) }
      },
    },
    {
      name: 'files',
      params: '<number>',
      about: 'the print files of an order, with their names and the colours of their pages',
      ids: 1,
      async run([arg = ''], { printing }) {
        const number = toOrderNumber(arg)
        const files = await printing.ofOrder(number)
        if (files.length === 0) throw new CommandRefusal(`Order ${number} has no print files.`)
        const rows = files.map((row) => ({
          ...toRow(row),
          files: row.files.map(({ key }) => fileName(key)).join(' | '),
        }))
        return { text: `${formatCount(files.length, 'print file')} of order ${number}.`, rows }
      },
    },
  ],
}

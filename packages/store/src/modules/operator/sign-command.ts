import { toSqlTime } from '../../sql-time'
import type { Order, OrderLineRow } from '../orders/repo'
import type { SignOnLine, WaitingSign } from '../signs/repo'
import { type Command, CommandRefusal, type CommandRow, formatCount } from './command'
import { orderOf } from './order-number'
import { STATE_TEXT } from './orders-command'
import { FILE_STATE_TEXT } from './print-command'

const LISTED_MAX = 50

const toRow = ({ orderNumber, position, words, options, paidAt, drawing, state, files }: WaitingSign): CommandRow => ({
  order: orderNumber,
  line: position,
  words: words || 'a drawing alone',
  size: options[0]?.value ?? null,
  since: toSqlTime(paidAt),
  drawing,
  sheet: state === 'made' ? (files[0] ?? null) : FILE_STATE_TEXT[state],
})

const numberOf = (arg: string, what: string): number => {
  if (!/^[1-9]\d{0,5}$/.test(arg)) throw new CommandRefusal(`Give the ${what} as a number.`)
  return Number(arg)
}

function lineOf({ order, lines }: Order, arg: string): OrderLineRow {
  const position = numberOf(arg, 'line')
  const line = lines[position - 1]
  if (!line) throw new CommandRefusal(`Order ${order.number} has no line ${position}.`)
  if (order.paid_at === null && order.status !== 'cancelled')
    throw new CommandRefusal(`Order ${order.number} is not paid yet.`)
  if (order.status === 'cancelled' || order.status === 'refunded')
    throw new CommandRefusal(`Order ${order.number} is ${STATE_TEXT[order.status]}.`)
  return line
}

/** Why a sign was not approved. */
function refusalReason(which: string, sign: SignOnLine | null, drawing: number | null): string {
  if (!sign) return `${which} is no neon sign.`
  if (sign.approvedAt !== null) return `${which} was approved on ${toSqlTime(sign.approvedAt)}.`
  if (drawing !== null && drawing !== sign.drawing)
    return `${which} has drawing ${sign.drawing} by now: its words were changed to “${sign.words}”.`
  if (sign.state !== 'made')
    return `The production sheet of its drawing ${sign.drawing} is ${FILE_STATE_TEXT[sign.state]}. Look at it once it is made.`
  return `${which} has changed just now. Look at it once more.`
}

export const signCommand: Command = {
  name: 'sign',
  subcommands: [
    {
      name: 'waiting',
      params: '',
      about: 'paid neon signs that are not approved, the oldest first, with their production sheets',
      async run(_, { signs }) {
        const waiting = await signs.waiting(LISTED_MAX)
        return { text: `${formatCount(waiting.length, 'sign waits', 'signs wait')}.`, rows: waiting.map(toRow) }
      },
    },
    {
      name: 'approve',
      params: '<order> <line> [drawing]',
      about:
        'approves a sign, so that it may be bent, and mails the shopper; with the drawing, only if it is still that one',
      ids: 3,
      async run([number = '', position = '', given], services) {
        const placed = await orderOf(number, services)
        const line = lineOf(placed, position)
        const drawing = given === undefined ? null : numberOf(given, 'drawing')
        const done = await services.signs.approve(placed, line, drawing)
        const which = `Line ${Number(position)} of order ${placed.order.number}`
        if (!done.ok) throw new CommandRefusal(refusalReason(which, done.sign, drawing))
        const words = done.words === '' ? '' : ` with the words “${done.words}”`
        return { text: `${which} is approved${words}. Its final production sheet is made within a few minutes.` }
      },
    },
  ],
}

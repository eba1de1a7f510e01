import { startOfDay } from '@kea/shared/dates'
import { KEPT_DAYS } from '../numbers/service'
import { type Command, CommandRefusal, formatCount } from './command'
import { numbersTable } from './numbers-table'

const DAYS = 7

function toDays(arg: string | undefined): number {
  if (arg === undefined) return DAYS
  const days = /^\d{1,3}$/.test(arg) ? Number(arg) : 0
  if (days < 1 || days > KEPT_DAYS) throw new CommandRefusal(`Give a number of days from 1 to ${KEPT_DAYS}.`)
  return days
}

export const numbersCommand: Command = {
  name: 'numbers',
  subcommands: [
    {
      name: '',
      params: '[days]',
      about: 'visits, sources, products and speed of the last days, without cookies and ids',
      async run([arg], { numbers, orderFigures }) {
        const days = toDays(arg)
        const { from, rows } = await numbers.ofDays(days)
        return {
          text: `${formatCount(days, 'day')}, from ${from}. Orders and their revenue are those of the order list.`,
          rows: numbersTable(rows, await orderFigures.since(new Date(startOfDay(from)))),
        }
      },
    },
  ],
}

import { isoDate } from '@kea/shared/dates'
import { type Command, CommandRefusal, formatCount } from './command'
import { numbersTable } from './numbers-table'

const DAYS_MAX = 400
const DAYS = 7

function toDays(arg: string | undefined): number {
  if (arg === undefined) return DAYS
  const days = /^\d{1,3}$/.test(arg) ? Number(arg) : 0
  if (days < 1 || days > DAYS_MAX) throw new CommandRefusal(`Give a number of days from 1 to ${DAYS_MAX}.`)
  return days
}

/** The first moment of a day in New Zealand, whose clock is 12 or 13 hours ahead. */
export function beginOf(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const [summer, winter] = [midnight - 13 * 3_600_000, midnight - 12 * 3_600_000]
  return new Date(isoDate(summer) === day && isoDate(summer - 1) !== day ? summer : winter).toISOString()
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
          rows: numbersTable(rows, await orderFigures.since(beginOf(from))),
        }
      },
    },
  ],
}

import { formatMoney, toCents } from '@kea/shared/money'
import type { Services } from '../../services'
import { toSqlTime } from '../../sql-time'
import { entryText, type LedgerName } from '../ledger/entry'
import { type Command, type CommandAnswer, CommandRefusal, formatCount, type Subcommand } from './command'

const LISTED_MAX = 50
const REASON_MAX = 200

interface Unit {
  ledger: LedgerName
  /** The amount of an argument in the unit of the ledger; 0 for none. */
  read: (arg: string) => number
  example: string
  show: (amount: number) => string
}

const CREDIT: Unit = {
  ledger: 'credit',
  read: (arg) => (/^-?\d{1,4}(\.\d\d)?$/.test(arg) ? toCents(Number(arg)) : 0),
  example: 'an amount in dollars, like 10, 7.50 or -7.50',
  show: formatMoney,
}

const POINTS: Unit = {
  ledger: 'points',
  read: (arg) => (/^-?\d{1,6}$/.test(arg) ? Number(arg) : 0),
  example: 'a number of points, like 100 or -100',
  show: (points) => formatCount(points, 'point'),
}

const unknown = (email: string) => new CommandRefusal(`There is no customer with the address ${email}.`)

async function list(email: string, { ledger, show }: Unit, services: Services): Promise<CommandAnswer> {
  const id = await services.ledger.customerOf(email)
  if (id === null) throw unknown(email)
  const { entries, total } = await services.ledger.history(id, ledger, { limit: LISTED_MAX, offset: 0 })
  return {
    text: `${show(await services.ledger.balance(id, ledger))}, ${formatCount(total, 'entry', 'entries')}.`,
    rows: entries.map((entry) => ({
      for: entryText(entry),
      amount: show(entry.amount),
      balance: show(entry.balance),
      at: toSqlTime(entry.at),
    })),
  }
}

const commandOf = (unit: Unit, about: string): Subcommand => ({
  name: '',
  params: '<email> [<amount> <reason>]',
  about,
  async run([email = '', amount, ...words], services) {
    if (amount === undefined) return list(email, unit, services)
    const change = unit.read(amount)
    if (change === 0) throw new CommandRefusal(`Give ${unit.example}.`)
    const reason = words.join(' ').trim()
    if (reason === '' || reason.length > REASON_MAX) {
      throw new CommandRefusal(`Give a reason of at most ${REASON_MAX} characters. The customer reads it.`)
    }
    const done = await services.ledger.change(email, unit.ledger, change, reason)
    if (done.ok) return { text: `${email} has ${unit.show(done.balance)} now.` }
    throw done.reason === 'unknown'
      ? unknown(email)
      : new CommandRefusal(`${email} has only ${unit.show(done.balance)}.`)
  },
})

export const creditCommand: Command = {
  name: 'credit',
  subcommands: [commandOf(CREDIT, 'store credit of a customer; with an amount, gives or takes it')],
}

export const pointsCommand: Command = {
  name: 'points',
  subcommands: [commandOf(POINTS, 'reward points of a customer; with a number, gives or takes them')],
}

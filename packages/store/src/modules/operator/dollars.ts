import { type Cents, toCents } from '@kea/shared/money'
import { CommandRefusal } from './command'

const AMOUNT = /^\d{1,6}(?:\.\d{2})?$/

/** An argument in dollars as cents. */
export function readDollars(arg: string): Cents {
  if (!AMOUNT.test(arg)) throw new CommandRefusal(`"${arg}" is not an amount. Write dollars, like 12.50.`)
  return toCents(Number(arg))
}

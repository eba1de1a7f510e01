import type { Services } from '../../services'
import type { Order } from '../orders/repo'
import { CommandRefusal } from './command'

const DIGITS = 9

/** `12` is the order 000000012. */
export function toOrderNumber(word: string): string {
  if (!/^\d{1,9}$/.test(word)) throw new CommandRefusal(`"${word}" is no number of an order.`)
  return word.padStart(DIGITS, '0')
}

/** The order of this number, or a refusal that says that there is none. */
export async function orderOf(word: string, { desk }: Services): Promise<Order> {
  const number = toOrderNumber(word)
  const order = await desk.find(number)
  if (!order) throw new CommandRefusal(`There is no order ${number}.`)
  return order
}

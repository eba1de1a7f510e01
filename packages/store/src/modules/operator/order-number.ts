import type { Services } from '../../services'
import type { Order } from '../orders/repo'
import { CommandRefusal } from './command'

const DIGITS = 9

/** `12` is the order 000000012. */
export function toOrderNumber(arg: string): string {
  if (!/^\d{1,9}$/.test(arg)) throw new CommandRefusal(`"${arg}" is not an order number.`)
  return arg.padStart(DIGITS, '0')
}

/** The order with this number. Refuses an unknown number. */
export async function orderOf(arg: string, { orderAdmin }: Services): Promise<Order> {
  const number = toOrderNumber(arg)
  const order = await orderAdmin.find(number)
  if (!order) throw new CommandRefusal(`There is no order ${number}.`)
  return order
}

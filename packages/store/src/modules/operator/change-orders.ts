import type { Services } from '../../services'
import type { OrderRow } from '../orders/repo'
import { CommandRefusal, requireArgs } from './command'
import { orderOf, toOrderNumber } from './order-number'

interface OrderChange {
  /** False if the order does not exist or is in another state. */
  change: (number: string) => Promise<boolean>
  /** Why an order in this state cannot be changed. */
  reason: (order: OrderRow) => string | Promise<string>
}

/** Changes orders one after the other and returns their numbers. The first order that cannot be changed ends the command. */
export async function changeOrders(
  args: readonly string[],
  services: Services,
  { change, reason }: OrderChange,
): Promise<string[]> {
  const numbers = requireArgs(args, 'orders').map(toOrderNumber)
  for (const number of numbers) {
    if (!(await change(number))) throw new CommandRefusal(await reason((await orderOf(number, services)).order))
  }
  return numbers
}

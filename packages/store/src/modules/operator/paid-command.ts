import type { OrderRow } from '../orders/repo'
import { type Command, CommandRefusal, formatCount, requireArgs } from './command'
import { orderOf, toOrderNumber } from './order-number'

/** Why an order cannot be marked as paid. */
function refusalReason({ number, status }: OrderRow): string {
  return status === 'cancelled'
    ? `Order ${number} was cancelled and its items were returned to stock: refund the payment, or ask for a new order.`
    : `Order ${number} is paid already.`
}

export const paidCommand: Command = {
  name: 'paid',
  subcommands: [
    {
      name: '',
      params: '<number>…',
      about: 'marks these orders as paid',
      ids: Number.POSITIVE_INFINITY,
      async run(args, services) {
        const numbers = requireArgs(args, 'orders').map(toOrderNumber)
        for (const number of numbers) {
          if (await services.orderAdmin.markPaid(number)) continue
          throw new CommandRefusal(refusalReason((await orderOf(number, services)).order))
        }
        return { text: `${formatCount(numbers.length, 'order')} paid: ${numbers.join(', ')}.` }
      },
    },
  ],
}

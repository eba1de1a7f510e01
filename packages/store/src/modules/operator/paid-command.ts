import type { OrderRow } from '../orders/repo'
import { changeOrders } from './change-orders'
import { type Command, formatCount } from './command'

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
        const numbers = await changeOrders(args, services, {
          change: services.orderAdmin.markPaid,
          reason: refusalReason,
        })
        return { text: `${formatCount(numbers.length, 'order')} paid: ${numbers.join(', ')}.` }
      },
    },
  ],
}

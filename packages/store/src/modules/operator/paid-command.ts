import type { OrderRow } from '../orders/repo'
import { type Command, CommandRefusal, count, someOf } from './command'
import { orderOf, toOrderNumber } from './order-number'

/** Why an order takes no payment. */
function whyNot({ number, status }: OrderRow): string {
  return status === 'cancelled'
    ? `Order ${number} was cancelled and its pieces went back into stock: pay the money back, or ask for a new order.`
    : `Order ${number} has been paid before.`
}

export const paidCommand: Command = {
  name: 'paid',
  ways: [
    {
      word: '',
      takes: '<number>…',
      about: 'the payment of these orders has arrived',
      ids: Number.POSITIVE_INFINITY,
      async run(words, services) {
        const numbers = someOf(words, 'orders').map(toOrderNumber)
        for (const number of numbers) {
          if (await services.desk.markPaid(number)) continue
          throw new CommandRefusal(whyNot((await orderOf(number, services)).order))
        }
        return { text: `${count(numbers.length, 'order')} paid: ${numbers.join(', ')}.` }
      },
    },
  ],
}

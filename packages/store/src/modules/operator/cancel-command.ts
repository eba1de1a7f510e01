import { changeOrders } from './change-orders'
import { type Command, CommandRefusal, formatCount } from './command'
import { STATE_TEXT } from './orders-command'

const FROM = /^[0-9a-f]{8}$/

export const cancelCommand: Command = {
  name: 'cancel',
  subcommands: [
    {
      name: '',
      params: '<number>…',
      about: 'cancels unpaid orders, also those with a total of 0, and returns their items to stock',
      ids: Number.POSITIVE_INFINITY,
      async run(args, services) {
        const numbers = await changeOrders(args, services, {
          change: services.orderAdmin.cancel,
          reason: ({ number, status }) =>
            `Order ${number} is ${STATE_TEXT[status]}; only unpaid orders can be cancelled.`,
        })
        return { text: `${formatCount(numbers.length, 'order')} cancelled: ${numbers.join(', ')}.` }
      },
    },
    {
      name: 'from',
      params: '<from>',
      about: 'cancels all unpaid orders of one network address, as listed by `orders waiting`',
      ids: 1,
      async run([from = ''], { orderAdmin }) {
        if (!FROM.test(from))
          throw new CommandRefusal('Give the eight characters in the column "from" of `orders waiting`.')
        return { text: `${formatCount(await orderAdmin.cancelFrom(from), 'order')} cancelled.` }
      },
    },
  ],
}

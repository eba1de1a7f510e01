import { type Command, CommandRefusal, count, someOf } from './command'
import { orderOf, toOrderNumber } from './order-number'
import { STATE_TEXT } from './orders-command'

const FROM = /^[0-9a-f]{8}$/

export const cancelCommand: Command = {
  name: 'cancel',
  ways: [
    {
      word: '',
      takes: '<number>…',
      about: 'ends unpaid orders, those that a code pays for wholly too, and gives their pieces back into stock',
      ids: Number.POSITIVE_INFINITY,
      async run(words, services) {
        const numbers = someOf(words, 'orders').map(toOrderNumber)
        for (const number of numbers) {
          if (await services.desk.cancel(number)) continue
          const { order } = await orderOf(number, services)
          throw new CommandRefusal(`Order ${number} is ${STATE_TEXT[order.status]}; an unpaid one can be cancelled.`)
        }
        return { text: `${count(numbers.length, 'order')} cancelled: ${numbers.join(', ')}.` }
      },
    },
    {
      word: 'from',
      takes: '<from>',
      about: 'ends all unpaid orders that came from one address, as `orders waiting` lists it',
      ids: 1,
      async run([from = ''], { desk }) {
        if (!FROM.test(from)) throw new CommandRefusal('Say the eight characters that `orders waiting` shows as from.')
        return { text: `${count(await desk.cancelFrom(from), 'order')} cancelled.` }
      },
    },
  ],
}

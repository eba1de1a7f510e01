import { type Command, CommandRefusal } from './command'
import { orderOf } from './order-number'
import { STATE_TEXT } from './orders-command'

const TRACKING = /^[\w -]{4,60}$/

export const shipCommand: Command = {
  name: 'ship',
  ways: [
    {
      word: '',
      takes: '<number> [tracking number]',
      about: 'the parcel of a paid order has gone',
      ids: 1,
      async run([word = '', ...rest], services) {
        const tracking = rest.join(' ').trim()
        if (tracking !== '' && !TRACKING.test(tracking)) throw new CommandRefusal('This is no tracking number.')
        const { order } = await orderOf(word, services)
        if (!(await services.desk.markShipped(order.number, tracking || null))) {
          throw new CommandRefusal(`Order ${order.number} is ${STATE_TEXT[order.status]}; a paid one can be sent.`)
        }
        return { text: `Order ${order.number} is on its way${tracking && ` with ${tracking}`}.` }
      },
    },
  ],
}

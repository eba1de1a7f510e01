import { type Deed, DeedRefusal } from './deed'
import { orderOf } from './order-number'
import { STATE_WORDS } from './orders-deed'

const TRACKING = /^[\w -]{4,60}$/

export const shipDeed: Deed = {
  name: 'ship',
  ways: [
    {
      word: '',
      takes: '<number> [tracking number]',
      about: 'the parcel of a paid order has gone',
      ids: 1,
      async run([word = '', ...rest], services) {
        const tracking = rest.join(' ').trim()
        if (tracking !== '' && !TRACKING.test(tracking)) throw new DeedRefusal('This is no tracking number.')
        const { order } = await orderOf(word, services)
        if (!(await services.desk.markShipped(order.number, tracking || null))) {
          throw new DeedRefusal(`Order ${order.number} is ${STATE_WORDS[order.status]}; a paid one can be sent.`)
        }
        return { text: `Order ${order.number} is on its way${tracking && ` with ${tracking}`}.` }
      },
    },
  ],
}

import { type Command, CommandRefusal } from './command'
import { orderOf } from './order-number'
import { STATE_TEXT } from './orders-command'
import { signToApprove } from './sign-to-approve'

const TRACKING = /^[\w -]{4,60}$/

export const shipCommand: Command = {
  name: 'ship',
  subcommands: [
    {
      name: '',
      params: '<number> [tracking number]',
      about: 'marks a paid order as sent',
      ids: 1,
      async run([arg = '', ...rest], services) {
        const tracking = rest.join(' ').trim()
        if (tracking !== '' && !TRACKING.test(tracking)) throw new CommandRefusal('This is not a tracking number.')
        const { order } = await orderOf(arg, services)
        if (!(await services.orderAdmin.markShipped(order.number, tracking || null))) {
          const waiting = order.paid_at === null ? null : await signToApprove(order.number, services)
          throw new CommandRefusal(
            waiting ??
              (order.carrier_title === ''
                ? `Order ${order.number} has gift certificates only, which are mailed by themselves.`
                : `Order ${order.number} is ${STATE_TEXT[order.status]}; only paid orders can be sent.`),
          )
        }
        return { text: `Order ${order.number} is on its way${tracking && ` with ${tracking}`}.` }
      },
    },
  ],
}

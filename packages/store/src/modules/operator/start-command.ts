import type { Services } from '../../services'
import type { OrderRow } from '../orders/repo'
import { changeOrders } from './change-orders'
import { type Command, formatCount } from './command'
import { STATE_TEXT } from './orders-command'
import { signToApprove } from './sign-to-approve'

/** Why the workshop cannot begin an order. */
async function refusalReason({ number, status, carrier_title }: OrderRow, services: Services): Promise<string> {
  if (carrier_title === '') return `Order ${number} has gift certificates only, which are mailed by themselves.`
  const other = `Order ${number} is ${STATE_TEXT[status]}; only paid orders can be started.`
  return status === 'processing' ? ((await signToApprove(number, services)) ?? other) : other
}

export const startCommand: Command = {
  name: 'start',
  subcommands: [
    {
      name: '',
      params: '<number>…',
      about: 'marks paid orders as being made; shoppers see it with its date, and may no longer cancel',
      ids: Number.POSITIVE_INFINITY,
      async run(args, services) {
        const numbers = await changeOrders(args, services, {
          change: services.orderAdmin.startMaking,
          reason: (order) => refusalReason(order, services),
        })
        return { text: `${formatCount(numbers.length, 'order')} in production: ${numbers.join(', ')}.` }
      },
    },
  ],
}

import { formatMoney } from '@kea/shared/money'
import { type Command, CommandRefusal } from './command'
import { orderOf } from './order-number'

const AMOUNT = /^\d{1,6}(?:\.\d{2})?$/

/** An amount in dollars as cents; null without one. */
function toAmount(arg: string | undefined): number | null {
  if (arg === undefined) return null
  if (!AMOUNT.test(arg)) throw new CommandRefusal(`"${arg}" is not an amount. Write dollars, like 12.50.`)
  return Math.round(Number(arg) * 100)
}

export const refundCommand: Command = {
  name: 'refund',
  subcommands: [
    {
      name: '',
      params: '<number> [amount]',
      about: 'refunds a paid order, wholly or an amount in dollars, and mails the shopper',
      ids: 1,
      async run([arg = '', amount], services) {
        const placed = await orderOf(arg, services)
        const { number } = placed.order
        const done = await services.payments.refund(placed, toAmount(amount))
        if (done.ok) {
          const by = done.byHand ? ' It was paid by bank transfer: send the money to the customer’s account now.' : ''
          return { text: `${formatMoney(done.cents)} of order ${number} refunded.${by}` }
        }
        if (done.reason === 'unpaid') throw new CommandRefusal(`Order ${number} has no payment to refund.`)
        throw new CommandRefusal(
          done.leftCents === 0
            ? `The whole payment of order ${number} is refunded already.`
            : `Of order ${number} up to ${formatMoney(done.leftCents)} can be refunded.`,
        )
      },
    },
  ],
}

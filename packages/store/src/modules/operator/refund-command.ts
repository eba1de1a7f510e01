import { formatMoney } from '@kea/shared/money'
import { type Command, CommandRefusal } from './command'
import { readDollars } from './dollars'
import { orderOf } from './order-number'

export const refundCommand: Command = {
  name: 'refund',
  subcommands: [
    {
      name: '',
      params: '<number> [amount]',
      about: 'refunds a paid order, in full or an amount in dollars, and mails the shopper',
      ids: 1,
      async run([arg = '', amount], services) {
        const placed = await orderOf(arg, services)
        const { number } = placed.order
        const done = await services.payments.refund(placed, amount === undefined ? null : readDollars(amount))
        if (done.ok && 'retried' in done)
          return { text: `The refund of order ${number} that had failed is tried again.` }
        if (done.ok) {
          const by = done.byHand ? ' It was paid by bank transfer: send the money to the customer’s account now.' : ''
          const balances =
            done.balanceCents > 0
              ? ` ${formatMoney(done.balanceCents)} of gift certificates, credit and points go back too.`
              : ''
          return { text: `${formatMoney(done.cents)} of order ${number} refunded.${balances}${by}` }
        }
        if (done.reason === 'with balances') {
          throw new CommandRefusal(
            `${formatMoney(done.leftCents)} is all that is left, and would give back gift certificates, credit and points too. Give a smaller amount, or no amount to refund the whole order.`,
          )
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

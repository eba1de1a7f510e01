import { formatMoney, toCents } from '@kea/shared/money'
import type { GiftRow } from '../gifts/repo'
import { readStoredGift } from '../gifts/stored-gift'
import { type Command, CommandRefusal, type CommandRow, formatCount, toId } from './command'
import { toOrderNumber } from './order-number'

const AMOUNT = /^\d{1,4}(\.\d\d)?$/
const UNKNOWN = 'There is no gift certificate with this code.'

const recipientOf = ({ gift }: GiftRow): string => readStoredGift(gift).recipientName

const toRow = (row: GiftRow): CommandRow => ({
  id: row.id,
  order: row.order_number,
  for: recipientOf(row),
  amount: formatMoney(row.amount_cents),
  left: formatMoney(row.balance_cents),
  mailed: row.state === 'waiting' ? `on ${row.deliver_on}` : row.state,
})

function toAmount(arg = ''): number {
  const cents = AMOUNT.test(arg) ? toCents(Number(arg)) : 0
  if (cents <= 0) throw new CommandRefusal('Give the amount in dollars, like 10 or 7.50.')
  return cents
}

export const giftCommand: Command = {
  name: 'gift',
  subcommands: [
    {
      name: '',
      params: '<code>',
      about: 'the balance of the gift certificate with this code',
      async run([code = ''], { gifts }) {
        const row = await gifts.byCode(code)
        if (!row) throw new CommandRefusal(UNKNOWN)
        return { text: `${formatMoney(row.balance_cents)} left.`, rows: [toRow(row)] }
      },
    },
    {
      name: 'use',
      params: '<code> <amount>',
      about: 'takes an amount off a gift certificate, for an order that it pays',
      async run([code = '', amount], { gifts }) {
        const cents = toAmount(amount)
        const left = await gifts.redeem(code, cents)
        if (left !== null) return { text: `${formatMoney(cents)} used, ${formatMoney(left)} left.` }
        const row = await gifts.byCode(code)
        throw new CommandRefusal(row ? `Only ${formatMoney(row.balance_cents)} are left.` : UNKNOWN)
      },
    },
    {
      name: 'order',
      params: '<number>',
      ids: 1,
      about: 'gift certificates of a paid order',
      async run([number = ''], { gifts }) {
        const rows = await gifts.ofOrder(toOrderNumber(number))
        return { text: `${formatCount(rows.length, 'gift certificate')}.`, rows: rows.map(toRow) }
      },
    },
    {
      name: 'again',
      params: '<id>',
      ids: 1,
      about: 'mails a new code for the balance; the old code is no longer valid',
      async run([id = ''], { gifts }) {
        const gift = await gifts.mailAgain(toId(id, 'gift certificate'))
        if (!gift) throw new CommandRefusal(`There is no mailed gift certificate ${id}.`)
        return { text: `${gift.recipientEmail} gets a new code.` }
      },
    },
  ],
}

import type { Gift } from '@kea/shared/gift/gift'
import { formatMoney, toCents } from '@kea/shared/money'
import type { GiftRow } from '../gifts/repo'
import { type Command, CommandRefusal, type CommandRow, count } from './command'
import { toOrderNumber } from './order-number'

const AMOUNT = /^\d{1,4}(\.\d\d)?$/
const UNKNOWN = 'There is no gift certificate with this code.'

const forWhom = ({ gift }: GiftRow): string => (JSON.parse(gift) as Gift).recipientName

const toRow = (row: GiftRow): CommandRow => ({
  id: row.id,
  order: row.order_number,
  for: forWhom(row),
  amount: formatMoney(row.amount_cents),
  left: formatMoney(row.balance_cents),
  mailed: row.state === 'waiting' ? `on ${row.deliver_on}` : row.state,
})

function toAmount(word = ''): number {
  const cents = AMOUNT.test(word) ? toCents(Number(word)) : 0
  if (cents <= 0) throw new CommandRefusal('Say how much in dollars, like 10 or 7.50.')
  return cents
}

export const giftCommand: Command = {
  name: 'gift',
  ways: [
    {
      word: '',
      takes: '<code>',
      about: 'what is left on the gift certificate with this code',
      async run([code = ''], { gifts }) {
        const row = await gifts.byCode(code)
        if (!row) throw new CommandRefusal(UNKNOWN)
        return { text: `${formatMoney(row.balance_cents)} left.`, rows: [toRow(row)] }
      },
    },
    {
      word: 'use',
      takes: '<code> <amount>',
      about: 'takes dollars off a gift certificate, for an order that it pays',
      async run([code = '', amount], { gifts }) {
        const cents = toAmount(amount)
        const left = await gifts.redeem(code, cents)
        if (left !== null) return { text: `${formatMoney(cents)} used, ${formatMoney(left)} left.` }
        const row = await gifts.byCode(code)
        throw new CommandRefusal(row ? `Only ${formatMoney(row.balance_cents)} are left.` : UNKNOWN)
      },
    },
    {
      word: 'order',
      takes: '<number>',
      ids: 1,
      about: 'gift certificates of a paid order',
      async run([number = ''], { gifts }) {
        const rows = await gifts.ofOrder(toOrderNumber(number))
        return { text: `${count(rows.length, 'gift certificate')}.`, rows: rows.map(toRow) }
      },
    },
    {
      word: 'again',
      takes: '<id>',
      ids: 1,
      about: 'mails another code for what is left; the one before is worth nothing from then on',
      async run([id = ''], { gifts }) {
        if (!/^\d{1,9}$/.test(id)) throw new CommandRefusal(`"${id}" is no number of a gift certificate.`)
        const gift = await gifts.mailAgain(Number(id))
        if (!gift) throw new CommandRefusal(`There is no mailed gift certificate ${id}.`)
        return { text: `${gift.recipientEmail} gets another code.` }
      },
    },
  ],
}

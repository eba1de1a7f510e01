import { formatLongDate } from '@kea/shared/dates'
import { toCents } from '@kea/shared/money'
import { toSqlTime } from '../../sql-time'
import type { CouponRequest } from '../coupons/admin'
import { endOfDay } from '../coupons/end-of-day'
import { type Command, type CommandAnswer, CommandRefusal, count } from './command'

const LISTED_MAX = 100
const CODE = /^[\w-]{3,40}$/
const PERCENT = /^(\d{1,2})%$/
const AMOUNT = /^\d{1,4}(\.\d\d)?$/

function toReduction(word = ''): CouponRequest['reduction'] {
  const percent = Number(PERCENT.exec(word)?.[1] ?? 0)
  if (percent > 0) return { kind: 'percent', percent }
  const cents = AMOUNT.test(word) ? toCents(Number(word)) : 0
  if (cents > 0) return { kind: 'amount', cents }
  throw new CommandRefusal('Say what it takes off: 10% or an amount in dollars, like 10 or 7.50.')
}

function toUses(word = ''): number {
  if (!/^[1-9]\d{0,5}$/.test(word)) throw new CommandRefusal('Say how often it counts: uses 100.')
  return Number(word)
}

function toEnd(word = ''): Date {
  const end = endOfDay(word)
  if (!end) throw new CommandRefusal('Say the last day like 2026-12-31.')
  return end
}

/** `SPRING10 10% until 2026-12-31 uses 100 first` */
function toRequest([code = '', off, ...rest]: readonly string[]): CouponRequest {
  if (!CODE.test(code)) throw new CommandRefusal('A code has 3 to 40 letters, digits and dashes; `new` makes one up.')
  const request: CouponRequest = {
    code: code === 'new' ? null : code,
    reduction: toReduction(off),
    until: null,
    maxUses: null,
    firstOrderOnly: false,
  }
  for (let at = 0; at < rest.length; at += 1) {
    const word = rest[at]
    if (word === 'first') request.firstOrderOnly = true
    else if (word === 'until') request.until = toEnd(rest[++at])
    else if (word === 'uses') request.maxUses = toUses(rest[++at])
    else throw new CommandRefusal(`"${word}" says nothing about a code.`)
  }
  return request
}

interface Made {
  code: string
  label: string
  toAt: string
  maxUses: number | null
  firstOrderOnly: boolean
}

const saying = ({ code, label, toAt, maxUses, firstOrderOnly }: Made): CommandAnswer => {
  const uses = maxUses === null ? 'any number of times' : count(maxUses, 'time')
  const last = formatLongDate(new Date(Date.parse(toAt) - 1))
  return { text: `${code} gives ${label}${firstOrderOnly ? ' a first order' : ''}, ${uses}, until ${last}.` }
}

export const couponCommand: Command = {
  name: 'coupon',
  ways: [
    {
      word: '',
      takes: '<code|new> <10%|10> [until <yyyy-mm-dd>] [uses <n>] [first]',
      about: 'makes a code; without a day it counts for a year, with `first` for first orders only',
      ids: 1,
      async run(words, { couponAdmin }) {
        const request = toRequest(words)
        if (request.until && couponAdmin.isOver(request.until)) throw new CommandRefusal('That day is over.')
        const made = await couponAdmin.make(request)
        if (!made) throw new CommandRefusal(`There is a code ${request.code} already, or there was one.`)
        return saying(made)
      },
    },
    {
      word: 'photo',
      takes: '',
      about: 'makes the code that a shared photo earns: good once, within a year',
      async run(_, { couponAdmin }) {
        const made = await couponAdmin.forPhoto()
        if (!made) throw new CommandRefusal('The setting share_photo_coupon promises nothing.')
        return saying(made)
      },
    },
    {
      word: 'end',
      takes: '<code>',
      about: 'ends a code now; orders that have it keep what it gave',
      ids: 1,
      async run([code = ''], { couponAdmin }) {
        if (!(await couponAdmin.end(code))) throw new CommandRefusal(`No code ${code} counts now.`)
        return { text: `${code} has ended.` }
      },
    },
  ],
}

export const couponsCommand: Command = {
  name: 'coupons',
  ways: [
    {
      word: '',
      takes: '',
      about: 'codes that anybody may use and that have not ended, the newest first',
      async run(_, { couponAdmin }) {
        const coupons = await couponAdmin.list(LISTED_MAX)
        return {
          text: `${count(coupons.length, 'code')}.`,
          rows: coupons.map(({ code, label, from_at, to_at, used, max_uses }) => ({
            code,
            gives: label,
            used: max_uses === null ? String(used) : `${used} of ${max_uses}`,
            from: toSqlTime(from_at),
            until: toSqlTime(to_at),
          })),
        }
      },
    },
  ],
}

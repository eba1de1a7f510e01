import { formatLongDate } from '@kea/shared/dates'
import { toCents } from '@kea/shared/money'
import { toSqlTime } from '../../sql-time'
import type { CouponRequest } from '../coupons/admin'
import { endOfDay } from '../coupons/end-of-day'
import { type Command, type CommandAnswer, CommandRefusal, formatCount } from './command'

const LISTED_MAX = 100
const CODE = /^[\w-]{3,40}$/
const PERCENT = /^(\d{1,2})%$/
const AMOUNT = /^\d{1,4}(\.\d\d)?$/

function toReduction(arg = ''): CouponRequest['reduction'] {
  const percent = Number(PERCENT.exec(arg)?.[1] ?? 0)
  if (percent > 0) return { kind: 'percent', percent }
  const cents = AMOUNT.test(arg) ? toCents(Number(arg)) : 0
  if (cents > 0) return { kind: 'amount', cents }
  throw new CommandRefusal('Give the discount: 10% or an amount in dollars, like 10 or 7.50.')
}

function toUses(arg = ''): number {
  if (!/^[1-9]\d{0,5}$/.test(arg)) throw new CommandRefusal('Give the number of uses: uses 100.')
  return Number(arg)
}

function toEnd(arg = ''): Date {
  const end = endOfDay(arg)
  if (!end) throw new CommandRefusal('Give the last day like 2026-12-31.')
  return end
}

/** Arguments like `SPRING10 10% until 2026-12-31 uses 100 first`. */
function toRequest([code = '', off, ...rest]: readonly string[]): CouponRequest {
  if (!CODE.test(code)) throw new CommandRefusal('A code has 3 to 40 letters, digits and dashes; `new` generates one.')
  const request: CouponRequest = {
    code: code === 'new' ? null : code,
    reduction: toReduction(off),
    until: null,
    maxUses: null,
    firstOrderOnly: false,
  }
  for (let at = 0; at < rest.length; at += 1) {
    const arg = rest[at]
    if (arg === 'first') request.firstOrderOnly = true
    else if (arg === 'until') request.until = toEnd(rest[++at])
    else if (arg === 'uses') request.maxUses = toUses(rest[++at])
    else throw new CommandRefusal(`"${arg}" is not an option of a code.`)
  }
  return request
}

interface CreatedCoupon {
  code: string
  label: string
  toAt: string
  maxUses: number | null
  firstOrderOnly: boolean
}

const toAnswer = ({ code, label, toAt, maxUses, firstOrderOnly }: CreatedCoupon): CommandAnswer => {
  const uses = maxUses === null ? 'any number of times' : formatCount(maxUses, 'time')
  const last = formatLongDate(new Date(Date.parse(toAt) - 1))
  return { text: `${code} gives ${label}${firstOrderOnly ? ' a first order' : ''}, ${uses}, until ${last}.` }
}

export const couponCommand: Command = {
  name: 'coupon',
  subcommands: [
    {
      name: '',
      params: '<code|new> <10%|10> [until <yyyy-mm-dd>] [uses <n>] [first]',
      about: 'creates a code; without a day it is valid for a year, with `first` for first orders only',
      ids: 1,
      async run(args, { couponAdmin }) {
        const request = toRequest(args)
        if (request.until && couponAdmin.isOver(request.until)) throw new CommandRefusal('That day is in the past.')
        const coupon = await couponAdmin.make(request)
        if (!coupon) throw new CommandRefusal(`The code ${request.code} exists already, or existed before.`)
        return toAnswer(coupon)
      },
    },
    {
      name: 'photo',
      params: '',
      about: 'creates the code for a shared photo: valid once, within a year',
      async run(_, { couponAdmin }) {
        const coupon = await couponAdmin.forPhoto()
        if (!coupon) throw new CommandRefusal('The setting share_photo_coupon has no discount.')
        return toAnswer(coupon)
      },
    },
    {
      name: 'end',
      params: '<code>',
      about: 'ends a code now; orders with this code keep their discount',
      ids: 1,
      async run([code = ''], { couponAdmin }) {
        if (!(await couponAdmin.end(code))) throw new CommandRefusal(`There is no valid code ${code}.`)
        return { text: `${code} has ended.` }
      },
    },
  ],
}

export const couponsCommand: Command = {
  name: 'coupons',
  subcommands: [
    {
      name: '',
      params: '',
      about: 'valid codes that anybody may use, the newest first',
      async run(_, { couponAdmin }) {
        const coupons = await couponAdmin.list(LISTED_MAX)
        return {
          text: `${formatCount(coupons.length, 'code')}.`,
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

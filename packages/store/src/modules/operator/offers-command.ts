import { startOfDay } from '@kea/shared/dates'
import type { Services } from '../../services'
import { toSqlTime } from '../../sql-time'
import type { OfferProblem } from '../catalogue/offer-admin'
import { endOfDay } from '../coupons/end-of-day'
import { type Command, type CommandAnswer, CommandRefusal, EVERY_PAGE, formatCount, toId } from './command'

const NAME_MAX = 100
const TEXT_MAX = 200

const PROBLEMS: Record<Exclude<OfferProblem, 'no product'>, string> = {
  over: 'That last day is in the past.',
  empty: 'The last day is before the first one.',
  'too long':
    'An offer of more than 28 days is no offer but the price. If there is a reason: offers long … "<reason>".',
  'not usual':
    'The price that it would strike through must have been charged on 28 of the 56 days that end with its last day. Give it a later day, or fewer days.',
}

function readPercent(arg: string): number {
  const percent = Number(/^(\d{1,2})%?$/.exec(arg)?.[1] ?? 0)
  if (percent < 1 || percent > 90) throw new CommandRefusal('Give the reduction, 1% to 90%.')
  return percent
}

function readLastDay(arg: string): Date {
  const end = endOfDay(arg)
  if (!end) throw new CommandRefusal(`"${arg}" is not a day. Write it like 2026-11-30.`)
  return end
}

function readFirstDay(arg: string): Date {
  readLastDay(arg)
  return new Date(startOfDay(arg))
}

function readText(text: string | undefined, what: string, isNeeded = true): string {
  const value = text?.trim() ?? ''
  if (isNeeded && value === '') throw new CommandRefusal(`Give the ${what}.`)
  if (value.length > TEXT_MAX || /\p{Cc}/u.test(value)) {
    throw new CommandRefusal(`The ${what} is one line of at most ${TEXT_MAX} characters.`)
  }
  return value
}

/** `reason` is for more than 28 days. */
async function addOffer(
  [percent = '', sku = '', first = '', last = '']: readonly string[],
  name: string,
  reason: string,
  { offerAdmin }: Services,
): Promise<CommandAnswer> {
  const reduction = readPercent(percent)
  const [from, to] = [readFirstDay(first), readLastDay(last)]
  const request = {
    name: readText(name, 'name'),
    percent: reduction,
    sku: sku === 'all' ? null : sku,
    from,
    to,
    reason,
  }
  const added = await offerAdmin.add(request)
  if (added === 'no product') {
    throw new CommandRefusal(`There is no product "${sku}" that offers can reduce. Give its sku, or all.`)
  }
  if (typeof added === 'string') throw new CommandRefusal(PROBLEMS[added])
  const what = request.sku ?? 'all products'
  return { text: `Offer ${added}: ${request.percent}% off ${what} from ${first} to ${last}.`, changed: EVERY_PAGE }
}

const noOffer = (id: number) => new CommandRefusal(`There is no offer ${id} that runs or will run.`)

export const offersCommand: Command = {
  name: 'offers',
  subcommands: [
    {
      name: '',
      params: '',
      about: 'the offers that run or will run; the largest one of a product counts',
      async run(_, { offerAdmin }) {
        const offers = await offerAdmin.list()
        return {
          text: `${formatCount(offers.length, 'offer')}.`,
          rows: offers.map(({ id, name, sku, percent, from_at, to_at, sale_title, products, reason }) => ({
            id,
            name,
            for: sku ?? 'all products',
            off: `${percent}%`,
            from: toSqlTime(from_at),
            until: toSqlTime(to_at),
            products,
            banner: sale_title || null,
            reason: reason || null,
          })),
        }
      },
    },
    {
      name: 'add',
      params: '<percent> <sku|all> <first day> <last day> <name>',
      about: 'reduces the prices of a product, or of all, from one day to another (yyyy-mm-dd, New Zealand)',
      run: ([percent = '', sku = '', first = '', last = '', ...words], services) =>
        addOffer([percent, sku, first, last], words.join(' ').slice(0, NAME_MAX), '', services),
    },
    {
      name: 'long',
      params: '<percent> <sku|all> <first day> <last day> "<name>" "<reason>"',
      about: 'an offer of more than 28 days, with the reason why its struck price is still the usual one',
      run: ([percent = '', sku = '', first = '', last = '', name = '', reason = ''], services) =>
        addOffer([percent, sku, first, last], name.slice(0, NAME_MAX), readText(reason, 'reason'), services),
    },
    {
      name: 'banner',
      params: '<id> "<title>" "<text>" ["<small print>"]',
      about: 'says it at the top of every page while it runs; an empty title takes the banner away',
      ids: 1,
      async run([arg = '', title, text, small], { offerAdmin }) {
        const id = toId(arg, 'offer')
        if (title === undefined) throw new CommandRefusal('Give the title; "" for no banner.')
        const isShown = title.trim() !== ''
        const texts = [
          readText(title, 'title', false),
          readText(isShown ? text : '', 'text', isShown),
          readText(isShown ? small : '', 'small print', false),
        ] as const
        if (!(await offerAdmin.setBanner(id, texts))) throw noOffer(id)
        return { text: isShown ? `Offer ${id} says "${texts[0]}".` : `Offer ${id} has no banner.`, changed: EVERY_PAGE }
      },
    },
    {
      name: 'end',
      params: '<id>',
      about: 'ends an offer now; what is ordered keeps its price',
      ids: 1,
      async run([arg = ''], { offerAdmin }) {
        const id = toId(arg, 'offer')
        if (!(await offerAdmin.end(id))) throw noOffer(id)
        return { text: `Offer ${id} has ended.`, changed: EVERY_PAGE }
      },
    },
  ],
}

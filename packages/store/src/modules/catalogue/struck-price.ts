// When the shop may strike a price through: the Fair Trading Act 1986 wants a usual price to have been one (ADR 86).
import { DAY_MS, dateAfter, isoDate, startOfDay } from '@kea/shared/dates'

/** The days that are looked at, and how many of them a struck price must have been charged. */
export const LOOKED_AT_DAYS = 56
export const STOOD_DAYS = 28
/** An offer that lasts longer is no offer but the price, unless the operator has a reason. */
export const OFFER_DAYS = 28

/** From `fromAt`, and before `toAt`; ISO 8601 in UTC. */
export interface Span {
  fromAt: string
  toAt: string
}

/** A price of the table at some time. `toAt` is null for the present one. */
export interface PastPrice {
  fromAt: string
  toAt: string | null
  cents: number | null
  letterCents: number | null
}

/** What a row of the table costs now, with what it has cost. */
export interface StandingPrice {
  cents: number
  letterCents: number | null
  history: readonly PastPrice[]
}

const dateOf = (at: string): string => isoDate(Date.parse(at))

/** The last day of an offer in New Zealand. */
export const lastDayOf = ({ toAt }: Pick<Span, 'toAt'>): string => isoDate(Date.parse(toAt) - 1)

/** Days of New Zealand that an offer touches. */
export const daysOf = (offer: Span): number =>
  (Date.parse(lastDayOf(offer)) - Date.parse(dateOf(offer.fromAt))) / DAY_MS + 1

/** The days that end with `last`, each as its first and its last instant. */
export function daysUntil(last: string, count: number): Span[] {
  const starts = Array.from({ length: count + 1 }, (_, at) =>
    new Date(startOfDay(dateAfter(last, at - count + 1))).toISOString(),
  )
  return starts.slice(1).map((toAt, at) => ({ fromAt: starts[at] ?? '', toAt }))
}

const touches = (a: Span, b: Span): boolean => a.fromAt < b.toAt && a.toAt > b.fromAt

/** The whole days of `days` on which the price was charged as it is now: the table had it, and nothing reduced it. */
export function daysStood(price: StandingPrice, days: readonly Span[], reductions: readonly Span[]): number {
  const same = price.history.filter(
    ({ cents, letterCents }) => cents === price.cents && letterCents === price.letterCents,
  )
  return days.filter(
    (day) =>
      same.some(({ fromAt, toAt }) => fromAt <= day.fromAt && (toAt === null || toAt >= day.toAt)) &&
      !reductions.some((reduction) => touches(reduction, day)),
  ).length
}

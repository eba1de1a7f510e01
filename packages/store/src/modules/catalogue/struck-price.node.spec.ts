import { describe, expect, it } from 'vitest'
import { faultOf } from './offer-check'
import { nextTurn } from './offer-turns'
import { daysOf, daysStood, daysUntil, lastDayOf, type Span } from './struck-price'

/** From the first moment of a day to the last of another, in New Zealand. */
const span = (first: string, last: string): Span => ({
  fromAt: daysUntil(first, 1)[0]?.fromAt ?? '',
  toAt: daysUntil(last, 1)[0]?.toAt ?? '',
})
const offer = (first: string, last: string, reason = '') => ({ ...span(first, last), reason })
const since = (day: string, cents = 1995) => ({
  fromAt: span(day, day).fromAt,
  toAt: null as string | null,
  cents,
  letterCents: null,
})
const price = (...history: ReturnType<typeof since>[]) => ({ cents: 1995, letterCents: null, history })

describe('days', () => {
  it('of an offer are counted in New Zealand, over the change of the clocks too', () => {
    expect(daysOf(span('2027-03-29', '2027-04-25'))).toBe(28)
    expect(daysOf(span('2026-09-21', '2026-10-18'))).toBe(28)
    expect(lastDayOf(span('2026-11-01', '2026-11-15'))).toBe('2026-11-15')
  })

  it('on which a price stood are whole days with the same price and no offer', () => {
    const days = daysUntil('2026-11-30', 10)
    expect(daysStood(price(since('2020-01-01')), days, [])).toBe(10)
    expect(daysStood(price(since('2026-11-25')), days, [])).toBe(6)
    expect(daysStood(price({ ...since('2026-11-25'), fromAt: '2026-11-25T01:00:00.000Z' }), days, [])).toBe(5)
    expect(daysStood(price(since('2020-01-01')), days, [span('2026-11-21', '2026-11-23')])).toBe(7)
    expect(daysStood(price(since('2020-01-01', 1895)), days, [])).toBe(0)
    expect(daysStood({ ...price(since('2020-01-01')), letterCents: 400 }, days, [])).toBe(0)
  })
})

describe('an offer', () => {
  it.each([
    ['of 28 days after 28 days of the price', offer('2026-11-29', '2026-12-26'), '2026-11-01', null],
    ['of 28 days after 27 days', offer('2026-11-28', '2026-12-25'), '2026-11-01', 'not usual'],
    ['of 29 days', offer('2026-11-29', '2026-12-27'), '2020-01-01', 'too long'],
    ['of 29 days with a reason', offer('2026-11-29', '2026-12-27', 'It is not made any more'), '2026-11-01', null],
    ['with a reason, after 27 days', offer('2026-11-28', '2026-12-27', 'Not made any more'), '2026-11-01', 'not usual'],
  ])('%s', (_, wanted, first, fault) => {
    expect(faultOf(wanted, [price(since(first))], [])).toBe(fault)
  })

  it('is judged by the option whose price is youngest', () => {
    const wanted = offer('2026-11-29', '2026-12-05')
    expect(faultOf(wanted, [price(since('2020-01-01')), price(since('2026-11-20'))], [])).toBe('not usual')
  })

  it('may not follow others until the price has stood again', () => {
    const before = [span('2026-09-01', '2026-09-28')]
    expect(faultOf(offer('2026-09-29', '2026-09-29'), [price(since('2020-01-01'))], before)).toBe('not usual')
    expect(faultOf(offer('2026-10-26', '2026-11-22'), [price(since('2020-01-01'))], before)).toBe('not usual')
    expect(faultOf(offer('2026-10-27', '2026-11-23'), [price(since('2020-01-01'))], before)).toBeNull()
  })
})

describe('an offer that comes back', () => {
  const turn = { ...span('2026-10-26', '2026-11-15'), repeatDays: 84 }
  const next = (day: string) => {
    const found = nextTurn(turn, new Date(`${day}T00:00:00Z`))
    return found && [lastDayOf({ toAt: found.fromAt }), lastDayOf(found)]
  }

  it('has its next turn once it is over, on the days of the first', () => {
    expect(next('2026-11-14')).toBeNull()
    expect(next('2026-11-16')).toEqual(['2027-01-17', '2027-02-07'])
    // A year later the shop is in the middle of a turn.
    expect(next('2027-10-01')).toEqual(['2027-09-26', '2027-10-17'])
    expect(next('2027-11-01')).toEqual(['2027-12-19', '2028-01-09'])
  })
})

describe('two years of days', () => {
  const DAY = 86_400_000
  const dates = Array.from({ length: 731 }, (_, at) =>
    new Date(Date.parse('2026-07-01') + at * DAY).toISOString().slice(0, 10),
  )

  /** A mug: its offer comes back, the operator tries more, and its price rises on 1 May 2027. */
  function shownOffers(): Span[] {
    const history = [
      { ...since('2026-07-01', 1895), toAt: span('2027-05-01', '2027-05-01').fromAt },
      since('2027-05-01', 1995),
    ]
    const kept: Span[] = []
    let coming: Span | null = span('2026-07-29', '2026-08-18')
    for (const date of dates) {
      const now = new Date(`${date}T12:00:00Z`)
      const tried = [
        coming,
        date.endsWith('-20') ? span(date, date) : null,
        date.endsWith('-10-01') ? span(date, dates[dates.indexOf(date) + 27] ?? date) : null,
      ]
      for (const one of tried) {
        if (!one || lastDayOf({ toAt: one.fromAt }) >= date || kept.includes(one)) continue
        const cents = one.fromAt < (history[1]?.fromAt ?? '') ? 1895 : 1995
        const fault = faultOf({ ...one, reason: '' }, [{ cents, letterCents: null, history }], kept)
        if (fault === null) kept.push(one)
      }
      if (coming) coming = nextTurn({ ...coming, repeatDays: 84 }, now) ?? coming
    }
    return kept
  }

  it('show an offer only on days on which the struck price was charged on 28 of the last 56', () => {
    const offers = shownOffers()
    const isReduced = (date: string) =>
      offers.some((one) => one.fromAt <= `${date}T00:00:00.000Z` && `${date}T00:00:00.000Z` < one.toAt)
    const usual = (date: string) => (date < '2027-05-01' ? 1895 : 1995)
    const days = dates.filter(isReduced)
    for (const date of days) {
      const at = dates.indexOf(date)
      const last = dates.slice(Math.max(0, at - 55), at + 1)
      const charged = last.filter((day) => !isReduced(day) && usual(day) === usual(date))
      expect(charged.length, date).toBeGreaterThanOrEqual(28)
    }
    expect(days.length).toBe(205)
    expect(days.filter((day) => day >= '2027-05-01' && day < '2027-05-29')).toEqual([])
  })
})

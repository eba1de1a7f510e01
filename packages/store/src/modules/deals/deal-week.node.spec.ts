import { describe, expect, it } from 'vitest'
import { dealsOf, dealWeek } from './deal-week'

const weekAt = (time: string, later = 0) => {
  const { monday, fromAt, toAt } = dealWeek(new Date(time), later)
  return [monday, fromAt.toISOString(), toAt.toISOString()]
}
const HOURS = 3_600_000

describe('a week of deals', () => {
  it.each([
    ['begins on Monday at midnight in New Zealand', '2026-11-15T11:00:00Z', '2026-11-16'],
    ['lasts until the last moment of Sunday', '2026-11-22T10:59:59.999Z', '2026-11-16'],
    ['continues over the end of a year', '2027-01-01T00:00:00Z', '2026-12-28'],
    ['continues over a leap day', '2028-02-29T00:00:00Z', '2028-02-28'],
  ])('%s', (_, time, monday) => {
    expect(weekAt(time)[0]).toBe(monday)
  })

  it('is an hour shorter when summer time begins, and an hour longer when it ends', () => {
    const spring = dealWeek(new Date('2026-09-24T00:00:00Z'))
    const autumn = dealWeek(new Date('2027-04-01T00:00:00Z'))
    expect([spring.monday, autumn.monday]).toEqual(['2026-09-21', '2027-03-29'])
    expect((spring.toAt.getTime() - spring.fromAt.getTime()) / HOURS).toBe(7 * 24 - 1)
    expect((autumn.toAt.getTime() - autumn.fromAt.getTime()) / HOURS).toBe(7 * 24 + 1)
  })

  it('ends when the next begins', () => {
    expect(weekAt('2026-09-24T00:00:00Z')).toEqual([
      '2026-09-21',
      '2026-09-20T12:00:00.000Z',
      '2026-09-27T11:00:00.000Z',
    ])
    expect(weekAt('2026-09-24T00:00:00Z', 1)).toEqual([
      '2026-09-28',
      '2026-09-27T11:00:00.000Z',
      '2026-10-04T11:00:00.000Z',
    ])
  })

  it('has the next number, also over the end of a year', () => {
    const days = Array.from({ length: 60 }, (_, week) => new Date(Date.UTC(2026, 10, 18) + week * 7 * 24 * HOURS))
    const numbers = days.map((day) => dealWeek(day).number)
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
  })
})

describe('the deals of a week', () => {
  const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  const turns = (deals: readonly string[], weeks: number) =>
    Array.from({ length: weeks }, (_, number) => dealsOf(deals, { number }).join(''))

  it('are two, or one at the end of an odd list, in turns', () => {
    expect(turns(list, 6)).toEqual(['ab', 'cd', 'ef', 'gh', 'i', 'ab'])
  })

  it('from a short list leave weeks without deals, so that the usual price stays true', () => {
    expect(turns(['a', 'b', 'c'], 5)).toEqual(['ab', 'c', '', '', 'ab'])
    expect(turns(['a'], 5)).toEqual(['a', '', '', '', 'a'])
  })

  it('from an empty list are none', () => {
    expect(turns([], 4)).toEqual(['', '', '', ''])
  })

  it('are in turns before the first counted week too', () => {
    expect(dealsOf(list, { number: -1 })).toEqual(['i'])
  })
})

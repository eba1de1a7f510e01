import { dayNumber } from '@kea/shared/day-numbers'
import { nextOf } from '@kea/shared/season/seasons'
import { describe, expect, it } from 'vitest'
import { canArrive, fillSeason, type SeasonFacts } from './fill-season'
import { needsSeason, partIn, withBlock, withPart } from './season-page'

const MUGS = [{ name: 'Photo mug', path: '/photo-mugs' }]
const FRAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', '<H>'].map((name) => ({ name, path: `/${name}` }))

/** Christmas of 2026, a Friday, seen from a day. */
function factsOn(month: number, day: number): SeasonFacts {
  const today = { year: 2026, month, day }
  const next = nextOf('christmas', today)
  if (!next) throw new Error('There is a Christmas in each year')
  return {
    ...next,
    today: dayNumber(today),
    courier: { town: '3–5', rural: '4–7', chathams: '7–12', express: '1–2' },
    workshop: [
      { days: 3, products: MUGS },
      { days: 10, products: FRAMES },
    ],
  }
}
const textOf = (html: string) =>
  [...html.matchAll(/<t([hd])[^>]*>(.*?)<\/t\1>/g)].map(([, , text = '']) => text.replace(/<[^>]+>/g, ''))

describe('the last days to order', () => {
  it.each([
    [11, 1, 'Order most things by Thu 3 December, or by Tue 1 December for a rural address.'],
    [12, 2, 'Order most things by Thu 3 December for a town.'],
    [
      12,
      4,
      'Our quickest gifts still make it before Christmas: order by Mon 14 December, or by Thu 10 December for a rural address.',
    ],
    [12, 11, 'Our quickest gifts still make it before Christmas: order by Mon 14 December for a town.'],
    [12, 15, 'With express to a town, our quickest gifts still make it before Christmas: order by Thu 17 December.'],
    [12, 18, ''],
  ])('on %i/%i are a sentence of the days that are left', (month, day, sentence) => {
    expect(fillSeason('{when}', factsOn(month, day))).toBe(sentence)
  })

  it('are a table of each time in the workshop and each way of delivery, with up to three names', () => {
    expect(textOf(fillSeason('{order by}', factsOn(11, 1)))).toEqual([
      ...['Order by', 'To a town', 'Rural delivery', 'Chatham Islands'],
      ...['Photo mug', 'Mon 14 December', 'Thu 10 December', 'Thu 3 December'],
      ...['A, B, C and 5 more', 'Thu 3 December', 'Tue 1 December', 'Tue 24 November'],
    ])
  })

  it('that have passed say so, and a row without any day is gone', () => {
    expect(textOf(fillSeason('{order by}', factsOn(12, 4)))).toEqual([
      ...['Order by', 'To a town', 'Rural delivery', 'Chatham Islands'],
      ...['Photo mug', 'Mon 14 December', 'Thu 10 December', 'Too late now'],
    ])
    expect(fillSeason('{order by}', factsOn(12, 20))).toContain('href="/gift-certificate"')
  })

  it('end for all products with the express of the quickest', () => {
    expect([17, 18].map((day) => canArrive(factsOn(12, day)))).toEqual([true, false])
    expect(canArrive({ ...factsOn(11, 1), workshop: [] })).toBe(false)
    const none = { town: '', rural: '', chathams: '', express: '' }
    expect(canArrive({ ...factsOn(11, 1), courier: none })).toBe(false)
  })
})

describe('a page', () => {
  const page =
    'a<!--season-->own<!--/season-->b<!--next easter-->{season}<!--/next-->c<!--next matariki-->x<!--/next-->'

  it('has the block of the season in its place, or its own text', () => {
    expect(withBlock(page, '$& $1')).toMatch(/^a\$& \$1b/)
    expect(withBlock(page, null)).toMatch(/^aownb/)
  })

  it('has parts about seasons, one after the other', () => {
    expect(partIn(page)).toEqual({ code: 'easter', text: '{season}' })
    const next = withPart(page, 'Easter')
    expect(partIn(next)?.code).toBe('matariki')
    expect(withPart(next, '')).toBe('a<!--season-->own<!--/season-->bEasterc')
  })

  it('without a place and a part needs nothing', () => {
    expect([needsSeason(page), needsSeason('<p>a</p>'), needsSeason('<!--next easter--><!--/next-->')]).toEqual([
      true,
      false,
      true,
    ])
  })
})

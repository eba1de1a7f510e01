import { describe, expect, it } from 'vitest'
import { NO_ANSWERS } from './finder-address'
import { lateNote, looserLabel, nothingFound, orderNote, summaryOf } from './finder-words'

const QUESTIONS = [
  { code: 'recipient' as const, options: [{ value: 'mum', label: 'Mum' }] },
  { code: 'occasion' as const, options: [{ value: 'christmas', label: 'Christmas' }] },
]
const all = { ...NO_ANSWERS, recipient: 'mum', occasion: 'christmas', budget: '50', by: '2026-12-24' }

describe('the words of the gift finder', () => {
  it.each([
    [all, 'For Mum, Christmas, up to N$50, there by Thu 24 December'],
    [{ ...NO_ANSWERS, budget: '25' }, 'Up to N$25'],
    [NO_ANSWERS, ''],
  ])('say the answers in one line', (answers, line) => {
    expect(summaryOf(answers, QUESTIONS)).toBe(line)
  })

  it('say when to order', () => {
    expect(orderNote({ orderBy: '2026-12-14', isExpress: false })).toBe('Order by Mon 14 December')
    expect(orderNote({ orderBy: '2026-12-17', isExpress: true })).toBe('Order by Thu 17 December, with express')
    expect(orderNote({ orderBy: null, isExpress: false })).toBe('')
  })

  it.each([
    [{ code: 'recipient', value: null, count: 12 }, 'Anyone: 12 presents'],
    [{ code: 'budget', value: '100', count: 1 }, 'Up to N$100: 1 present'],
    [{ code: 'budget', value: null, count: 5 }, 'Any price: 5 presents'],
    [{ code: 'by', value: null, count: 9 }, 'A later day: 9 presents'],
  ] as const)('name a looser answer', (looser, label) => {
    expect(looserLabel(looser)).toBe(label)
  })

  it('say what would come too late', () => {
    expect(lateNote({ answers: all, late: 3 })).toBe('3 more presents can’t be there by Thu 24 December.')
    expect(lateNote({ answers: all, late: 0 })).toBe('')
    expect(nothingFound({ answers: all, late: 1 })).toBe('Nothing that fits can be there by Thu 24 December.')
    expect(nothingFound({ answers: all, late: 0 })).toBe('Nothing fits all of that.')
  })
})

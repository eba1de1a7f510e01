import { describe, expect, test } from 'vitest'
import type { DesignDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { itemsOf } from '../document/records'
import { calendarDefinition as calendar, calendarSettings } from '../testing/calendar'
import { strangeItemProblem } from './allowed'
import { monthProblem } from './month-problem'
import { newDocument } from './new-document'
import { printed } from './printed'

const OPTIONS = ['size-a4', 'week-monday']
const whole = newDocument(calendar, {
  ...{ sku: 's', tool: 't', options: OPTIONS },
  settings: calendarSettings({ firstMonth: '2027-07' }),
})
const problem = (design: DesignDocument) => monthProblem(calendar, design, printed(design, calendar, OPTIONS))
const months = itemsOf(whole).filter((item) => item.type === 'month')
const monthOn = (surface: string) => {
  const month = months.find((item) => item.surface === surface)
  if (!month) throw new Error(`No month is on ${surface}`)
  return month
}

describe('the pages of a calendar', () => {
  test('as a new design has them are sold', () => {
    expect([months.length, problem(whole)]).toEqual([13, null])
  })

  test('without their days are not, and the page is named', () => {
    const bare = applyPatch(whole, { remove: [monthOn('surface:month:3').id] }).document
    expect(problem(bare)).toBe(
      'September 2027 has lost its days. Open your design, and put them back before you order.',
    )
    const noYear = applyPatch(whole, { remove: [monthOn('surface:cover').id] }).document
    expect(problem(noYear)).toBe('Cover has lost its year. Open your design, and put it back before you order.')
  })

  test('with those of another page are not', () => {
    const { data, ...third } = monthOn('surface:month:3')
    const years = { ...third, data: { ...data, shows: 'years' } } as const
    expect(problem(applyPatch(whole, { put: [years] }).document)).toContain('September 2027 has lost its days.')
    // Two on one page: the page that they came from has none.
    const moved = { ...third, data, surface: 'surface:month:2' }
    expect(problem(applyPatch(whole, { put: [moved] }).document)).toContain('August 2027 has lost its days.')
    const cover = { ...monthOn('surface:cover'), data } as const
    expect(problem(applyPatch(whole, { put: [cover] }).document)).toContain('Cover has lost its year.')
  })

  test('that are set aside may be without', () => {
    const extra = { ...whole.records['surface:month'], id: 'aside', order: 'zz' } as DesignDocument['records'][string]
    expect(problem(applyPatch(whole, { put: [extra] }).document)).toBeNull()
  })

  test('of another kind take no month', () => {
    const plain = { ...calendar, effects: calendar.effects.map(({ part: _, ...rest }) => rest) }
    const surfaces = printed(whole, plain, OPTIONS)
    expect(monthProblem(plain, whole, surfaces)).toBeNull()
    expect(strangeItemProblem(plain, whole, surfaces)).toContain('Cover takes words only.')
  })
})

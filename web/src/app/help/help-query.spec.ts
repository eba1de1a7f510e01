import { expect, it } from 'vitest'
import { toHelp } from './help-query'

const values = (days: string | null, hours: string | null) => [
  { key: 'BUSINESS_HOURS', value: hours },
  { key: 'BUSINESS_DAYS', value: days },
]

it('says the days before the hours, and the one that the shop knows where it knows one', () => {
  const hoursOf = (days: string | null, hours: string | null) =>
    toHelp({ configvalues: values(days, hours), cmsBlocks: null }).hours
  expect(hoursOf('Monday to Friday', '9 am to 5 pm')).toBe('Monday to Friday, 9 am to 5 pm')
  expect(hoursOf('Every day', null)).toBe('Every day')
  expect(hoursOf(' ', '8 to 4')).toBe('8 to 4')
  expect(hoursOf(null, null)).toBe('')
})

it('has the answers of the block, and none where the shop has no block', () => {
  expect(toHelp({ configvalues: [], cmsBlocks: { items: [{ content: '<h3>When?</h3>' }] } }).answers).toBe(
    '<h3>When?</h3>',
  )
  expect(toHelp({ configvalues: [], cmsBlocks: { items: [null] } })).toEqual({ hours: '', answers: '' })
})

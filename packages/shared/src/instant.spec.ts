import { expect, test } from 'vitest'
import { instantOf } from './instant'

test.each([
  ['2026-11-21T00:00:00Z', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T13:00:00+13:00', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T13:00:00+1300', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21 08:30:00', '2026-11-21T08:30:00.000Z'],
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
])('%s is a valid time', (text, iso) => {
  expect(new Date(instantOf(text) ?? 0).toISOString()).toBe(iso)
})

test.each(['', 'soon', '21/11/2026', '2026-02-31', '2026-13-01', '0000-00-00 00:00:00', '2026-11-21T25:00:00Z', null])(
  '%j is not a valid time',
  (text) => {
    expect(instantOf(text)).toBeNull()
  },
)

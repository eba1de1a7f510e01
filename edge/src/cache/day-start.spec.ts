import { expect, test } from 'vitest'
import { createDayStart } from './day-start'

test('a day begins at midnight in New Zealand, also when the clocks change', () => {
  let now = Date.parse('2026-10-31T10:59:59.999Z')
  const dayStart = createDayStart(() => now)
  const at = (time: string) => {
    now = Date.parse(time)
    return new Date(dayStart()).toISOString()
  }
  expect(at('2026-10-31T10:59:59.999Z')).toBe('2026-10-30T11:00:00.000Z')
  expect(at('2026-10-31T11:00:00.000Z')).toBe('2026-10-31T11:00:00.000Z')
  expect(at('2026-09-26T12:00:00.000Z')).toBe('2026-09-26T12:00:00.000Z')
  expect(at('2026-09-27T11:00:00.000Z')).toBe('2026-09-27T11:00:00.000Z')
  expect(at('2026-09-26T11:59:59.999Z')).toBe('2026-09-25T12:00:00.000Z')
})

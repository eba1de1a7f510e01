import { expect, it } from 'vitest'
import { sessionsOf } from './session-list'

const session = {
  uid: 'a',
  device: 'Firefox on Android',
  way: 'CODE' as const,
  current: true,
  created_at: '2026-11-01 11:30:00',
  last_seen_at: '2026-11-03 00:10:00',
}

it('a session says what it is, in days of New Zealand', () => {
  const unknown = { ...session, uid: 'b', device: null, way: null, current: false }
  expect(sessionsOf({ customer: { sessions: [session, unknown] } })).toEqual([
    {
      uid: 'a',
      device: 'Firefox on Android',
      facts: 'Logged in by a code from an email on 2 November 2026, last used on 3 November 2026',
      isCurrent: true,
    },
    {
      uid: 'b',
      device: 'Unknown device',
      facts: 'Logged in on 2 November 2026, last used on 3 November 2026',
      isCurrent: false,
    },
  ])
})

it('there are none without a customer', () => {
  expect(() => sessionsOf({ customer: null })).toThrow()
})

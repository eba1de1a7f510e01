import { expect, it } from 'vitest'
import { passkeysOf } from './passkey-list'

it('a passkey has the days of New Zealand', () => {
  const passkey = { uid: 'a', name: 'Passkey on Mac', created_at: '2026-11-01 11:30:00', last_used_at: null }
  expect(passkeysOf({ customer: { passkeys: [passkey] } })).toEqual([
    { uid: 'a', name: 'Passkey on Mac', created: '2 November 2026', lastUsed: '' },
  ])
  const used = { ...passkey, last_used_at: '2026-11-03 09:00:00' }
  expect(passkeysOf({ customer: { passkeys: [used] } })[0]?.lastUsed).toBe('3 November 2026')
})

it('a visitor has no passkeys', () => {
  expect(() => passkeysOf({ customer: null })).toThrow()
})

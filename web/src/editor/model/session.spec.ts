import { expect, it } from 'vitest'
import { changedSession, newSession } from './session'

it('a change that says nothing new leaves the same session', () => {
  const session = { ...newSession(), announcement: 'Words changed', surface: 'front' }
  expect(changedSession(session, {})).toBe(session)
  expect(changedSession(session, { announcement: 'Words changed', surface: 'front' })).toBe(session)
  const changed = changedSession(session, { announcement: 'Words changed', surface: 'back' })
  expect(changed).toEqual({ ...session, surface: 'back' })
  expect(session.surface).toBe('front')
})

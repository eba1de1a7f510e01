import { expect, it } from 'vitest'
import { dragged, turned, turnOfKey, turnText, wayTo } from './turning'

it('a thing that turns all round goes on past its back', () => {
  expect(turned({ degrees: 170, tilt: 0 }, { degrees: 20 }, null)).toEqual({ degrees: -170, tilt: 0 })
})

it('a thing with a plain back stops at its limit', () => {
  expect(turned({ degrees: 70, tilt: 0 }, { degrees: 20 }, 75).degrees).toBe(75)
})

it('a drag to the right pulls the front to the right, and a drag down shows more from above', () => {
  expect(dragged(10, 10).degrees).toBeLessThan(0)
  expect(dragged(10, 10).tilt).toBeGreaterThan(0)
  expect(turned({ degrees: 0, tilt: 20 }, { tilt: 50 }, null).tilt).toBe(24)
})

it('arrow keys turn it, Home turns it back, and other keys are left to the page', () => {
  expect(turnOfKey('ArrowRight')).toEqual({ degrees: 6 })
  expect(turnOfKey('ArrowDown')).toEqual({ tilt: -3 })
  expect(turnOfKey('Home')).toBe('start')
  expect(turnOfKey('Escape')).toBeNull()
})

it('a screen reader hears from where it is seen', () => {
  expect([0, 30, -90, 180].map(turnText)).toEqual([
    'From the front',
    '30 degrees from the right',
    '90 degrees from the left',
    'From the back',
  ])
})

it('an animated turn takes the shorter way round', () => {
  expect(wayTo(170, -170, null)).toBe(20)
  expect(wayTo(-70, 70, 75)).toBe(140)
})

import { describe, expect, it } from 'vitest'
import { isBarHidden, isMovement } from './sticky-bar'

describe('the bar of the header', () => {
  it.each([
    [0, 100, false],
    [100, 220, false],
    [100, 221, true],
    [221, 2000, true],
    [2000, 1990, false],
    [300, 221, false],
    [200, 220, false],
    [221, 221, false],
    [400, 300, false],
  ])('on the way from %i to %i px is hidden: %s', (last, now, isHidden) => {
    expect(isBarHidden(last, now)).toBe(isHidden)
  })

  it('does not change on an unintended movement', () => {
    expect([isMovement(300, 303), isMovement(303, 300)]).toEqual([false, false])
    expect([isMovement(300, 304), isMovement(304, 300)]).toEqual([true, true])
  })
})

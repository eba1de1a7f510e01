import { expect, it } from 'vitest'
import { turnLifted, turnUnderFinger } from './finger'

it('a page that is taken at its edge stands when the finger is over the fold, and lies when it is at the other edge', () => {
  expect([200, 0, -200].map((at) => turnUnderFinger(200, at, 200))).toEqual([0, 0.5, 1])
})

it('what was taken stays under the finger', () => {
  expect(200 * 0.7 * Math.cos(Math.PI * turnUnderFinger(140, 70, 200))).toBeCloseTo(70)
})

it('a page that leads back is taken on the left', () => {
  expect(turnUnderFinger(-200, 0, 200)).toBe(0.5)
  expect(turnUnderFinger(-200, 100, 200)).toBeGreaterThan(0.6)
})

it('taken near the fold it does not jump', () => {
  expect(turnUnderFinger(10, 10, 200)).toBe(0)
  expect(turnUnderFinger(10, 8, 200)).toBeLessThan(0.05)
})

it('a sheet is lifted by its height', () => {
  expect([turnLifted(0, 300), turnLifted(-50, 300), turnLifted(400, 300)]).toEqual([0, 0, 1])
  expect(turnLifted(142.5, 300)).toBeCloseTo(0.5)
})

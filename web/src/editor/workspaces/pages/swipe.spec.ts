import { expect, it } from 'vitest'
import { swipeOf } from './swipe'

const start = { x: 200, y: 300, time: 1000 }

it('a quick move to the left leads to the next page, to the right to the one before', () => {
  expect(swipeOf(start, { x: 120, y: 310, time: 1180 })).toBe(1)
  expect(swipeOf(start, { x: 290, y: 280, time: 1250 })).toBe(-1)
})

it('a slow move, a short one and one up or down lead nowhere', () => {
  expect(swipeOf(start, { x: 90, y: 300, time: 1260 })).toBe(0)
  expect(swipeOf(start, { x: 160, y: 300, time: 1100 })).toBe(0)
  expect(swipeOf(start, { x: 140, y: 340, time: 1100 })).toBe(0)
})

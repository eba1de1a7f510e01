import { describe, expect, test } from 'vitest'
import { busyness, lightOf, outlineFor, readableOn, readableShare } from './contrast'

test('the light of a colour is that of WCAG', () => {
  expect(lightOf(255, 255, 255)).toBeCloseTo(1, 9)
  expect(lightOf(0, 0, 0)).toBe(0)
  expect(lightOf(119, 119, 119)).toBeCloseTo(0.1845, 4)
})

describe('the part of a ground on which a colour is seen', () => {
  // #959595 on white has a contrast of 2.97, #949494 of 3.03.
  test.each([
    [['#ffffff'], [1, 1], 0],
    [['#16211b'], [0, 0.05], 0],
    [['#949494'], [1], 1],
    [['#959595'], [1], 0],
    [['#ffffff'], [0, 0, 0, 1], 0.75],
    [['#ffffff', '#16211b'], [0, 1], 1],
    [['#ffffff', '#ffffff'], [1], 0],
  ] as const)('%j on %j', (colours, ground, share) => {
    expect(readableShare([...colours], [...ground])).toBe(share)
  })
})

test('the letters that are easier to read are dark on a light ground, and white on a dark one', () => {
  expect(readableOn([1])).toBe('#16211b')
  expect(readableOn([0.01])).toBe('#ffffff')
  expect(readableOn([0.02, 0.02, 1])).toBe('#ffffff')
  // Ink and white are equal at 0.208.
  expect(readableOn([0.19])).toBe('#ffffff')
  expect(readableOn([0.23])).toBe('#16211b')
})

test('an outline is light around dark letters, and dark around light ones', () => {
  expect(outlineFor('#000000')).toBe('#ffffff')
  expect(outlineFor('#ffd54a')).toBe('#16211b')
})

test('one light is calm', () => {
  expect(busyness([0.4, 0.4, 0.4])).toBeCloseTo(0, 9)
  expect(busyness([0, 1])).toBe(0.5)
})

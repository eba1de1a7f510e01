import { describe, expect, it } from 'vitest'
import { editDistance, nearestWords } from './nearest-words'

describe('a mistyped word', () => {
  it.each([
    ['mug', 'mug', 0],
    ['mgu', 'mug', 1],
    ['pilow', 'pillow', 1],
    ['pillows', 'pillow', 1],
    ['magnit', 'magnet', 1],
    ['calander', 'calendar', 2],
    ['abc', 'xyz', 3],
  ])('%s is %s with %i mistakes', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance)
  })

  it.each([
    ['acrilic', false, ['acrylic']],
    ['mgu', false, ['mug']],
    ['mog', false, ['mug']],
    ['rug', false, []],
    ['ug', false, []],
    ['20x31', false, []],
    ['calendr', false, ['calendar', 'calender']],
    ['calan', true, ['calendar', 'calender']],
    ['xqzvjkw', false, []],
  ])('%s (unfinished: %s) may mean %j', (word, isUnfinished, meant) => {
    const known = ['acrylic', 'mug', 'calendar', 'calender', '20x30'].map((one, at) => ({ word: one, pages: 9 - at }))
    expect(nearestWords({ word, isUnfinished }, known)).toEqual(meant)
  })
})

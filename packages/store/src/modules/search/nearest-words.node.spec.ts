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
    ['abcd', 'wxyz', 3],
    ['b', 'aab', 2],
    // No swap: only one of the two letters is the other's.
    ['xab', 'xbc', 2],
    ['ab', 'xa', 2],
    // A swap after another mistake.
    ['xab', 'yba', 2],
  ])('%s is %s with %i mistakes', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance)
  })

  it.each([
    ['acrilic', false, ['acrylic']],
    ['mgu', false, ['mug']],
    ['mog', false, ['mug']],
    ['rug', false, []],
    ['ug', false, []],
    ['mu', false, []],
    ['calandr', false, []],
    ['calandir', false, ['calendar', 'calender']],
    ['calander', false, ['calender']],
    ['kalendar', false, ['calendar']],
    ['cal', true, []],
    ['calan', false, []],
    ['20x31', false, []],
    ['calendr', false, ['calendar', 'calender']],
    ['calan', true, ['calendar', 'calender']],
    ['xqzvjkw', false, []],
  ])('%s (unfinished: %s) may mean %j', (word, isUnfinished, meant) => {
    const known = ['acrylic', 'mug', 'calendar', 'calender', '20x30'].map((one, at) => ({ word: one, pages: 9 - at }))
    expect(nearestWords({ word, isUnfinished }, known)).toEqual(meant)
  })

  const nearest = (word: string, pages: Record<string, number>, isUnfinished = false) =>
    nearestWords(
      { word, isUnfinished },
      Object.entries(pages).map(([known, count]) => ({ word: known, pages: count })),
    )

  it('means four words at most, the most used first, then by the alphabet', () => {
    expect(nearest('maz', { mat: 1, max: 2, man: 3, map: 5, mad: 3 })).toEqual(['map', 'mad', 'man', 'max'])
    expect(nearest('maz', { mad: 3, man: 3 })).toEqual(['mad', 'man'])
  })

  it('means a whole word before one that only begins like it', () => {
    expect(nearest('postar', { posters: 9, poster: 1 }, true)).toEqual(['poster'])
    expect(nearest('postar', { posters: 9 }, true)).toEqual(['posters'])
  })

  it('may begin with a wrong letter from five letters on', () => {
    expect(nearest('glock', { block: 1 })).toEqual(['block'])
    expect(nearest('gugs', { mugs: 1 })).toEqual([])
  })
})

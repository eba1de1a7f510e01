import { describe, expect, it } from 'vitest'
import { matchOf } from './match'
import { editDistance, nearestWords } from './nearest-words'
import { descriptiveText, indexText, wordsOf } from './words'

describe('the words of a text', () => {
  it.each([
    ['Canvas  Prints!', [['canvas'], ['prints']]],
    ['Whānau', [['whanau']]],
    ['Valentine’s Day', [['valentines'], ['day']]],
    ['20x30', [['20x30']]],
    ['20 × 30 cm', [['20x30']]],
    ['20cm x 30cm', [['20x30']]],
    ['20 by 30 canvas', [['20x30'], ['canvas']]],
    ['200 x 300 mm', [['20x30']]],
    ['8x12 inch', [['8x12', '20x30']]],
    ['12x16in', [['12x16', '30x41', '30x40']]],
    ['330 ml', [['330ml']]],
    ['A4 poster', [['a4'], ['poster']]],
    ['"; --', []],
  ])('%j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it('have a size both ways round in the index', () => {
    expect(indexText('20 × 30 cm, 40 × 40 cm')).toBe('20x30 30x20 40x40')
  })

  it('leave out those that say nothing, unless there are no others', () => {
    expect(descriptiveText(wordsOf('a mug for my mum'))).toEqual([['mug'], ['mum']])
    expect(descriptiveText(wordsOf('for me'))).toEqual([['for'], ['me']])
  })
})

describe('a match', () => {
  it('quotes every word, and the last one may be unfinished', () => {
    const terms = [
      { spellings: ['photo'], isUnfinished: false },
      { spellings: ['mug', 'or"x'], isUnfinished: true },
    ]
    expect(matchOf(terms, 'every')).toBe('("photo") AND ("mug" OR "mug" * OR "orx" OR "orx" *)')
    expect(matchOf(terms, 'any')).toBe('("photo") OR ("mug" OR "mug" * OR "orx" OR "orx" *)')
  })
})

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

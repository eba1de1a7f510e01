import { describe, expect, it } from 'vitest'
import { indexText, withoutStopWords, wordsOf } from './words'

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
    ['A4 poster', [['a4', '21x30'], ['poster']]],
    ['"; --', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it('have a size in both orders in the index', () => {
    expect(indexText('20 × 30 cm, 40 × 40 cm')).toBe('20x30 30x20 40x40')
  })

  it('have no size in the middle of a name', () => {
    expect(indexText('model20x30')).toBe('model20x30')
  })

  it('are cut after 40 letters', () => {
    expect(wordsOf('abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz')).toEqual([
      ['abcdefghijklmnopqrstuvwxyzabcdefghijklmn'],
    ])
  })

  it('leave out stop words, unless there are no others', () => {
    expect(withoutStopWords(wordsOf('a mug for my mum'))).toEqual([['mug'], ['mum']])
    expect(withoutStopWords(wordsOf('50th birthday'))).toEqual([['birthday']])
    expect(withoutStopWords(wordsOf('for me'))).toEqual([['for'], ['me']])
  })
})

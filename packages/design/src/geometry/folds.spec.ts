import { describe, expect, test } from 'vitest'
import { bookDefinition } from '../testing/definitions'
import { foldStrips, foldsOf, halvesOf, pageAreas, spineBox } from './folds'
import { growPage, pageBoxes } from './page-boxes'
import { surfaceGeometry } from './surfaces'

const on = (part: string, ...options: string[]) => surfaceGeometry(bookDefinition, options, 'portrait', part)
const rounded = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value, (_, entry) => (typeof entry === 'number' ? Math.round(entry * 1000) / 1000 : entry)))

describe('the folds of a book', () => {
  test('are in the middle of a spread, at the inner edge of single pages, and beside the spine of a cover', () => {
    expect(foldsOf(on('spread', 'soft'))).toEqual([120])
    expect(foldsOf(on('first', 'soft'))).toEqual([0])
    expect(foldsOf(on('last', 'soft'))).toEqual([120])
    expect(rounded(foldsOf(on('cover', 'soft', 'pages-40')))).toEqual([120, 125])
    expect(rounded(foldsOf(on('cover', 'hard', 'pages-40')))).toEqual([126, 134])
    expect(foldsOf(on('first'))).toEqual([])
  })

  test('have strips that the binding hides, only on the paper', () => {
    const high = { y: 0, height: 160 }
    expect(foldStrips(on('spread', 'soft'))).toEqual([{ x: 105, width: 30, ...high }])
    expect(foldStrips(on('spread', 'hard'))).toEqual([{ x: 110, width: 20, ...high }])
    expect(foldStrips(on('first', 'soft'))).toEqual([{ x: 0, width: 15, ...high }])
    expect(foldStrips(on('last', 'hard'))).toEqual([{ x: 110, width: 10, ...high }])
    expect(foldStrips(on('cover', 'soft', 'pages-40'))).toEqual([])
    expect(rounded(foldStrips(on('cover', 'hard', 'pages-40')))).toEqual([
      { x: 120, width: 6, y: 0, height: 166 },
      { x: 134, width: 6, y: 0, height: 166 },
    ])
  })

  test('divide a spread into pages and a cover into back and front; a single page is in one', () => {
    expect(halvesOf(on('spread', 'soft'))).toEqual({
      left: { x: 0, y: 0, width: 120, height: 160 },
      right: { x: 120, y: 0, width: 120, height: 160 },
    })
    expect(rounded(halvesOf(on('cover', 'hard', 'pages-8')))).toEqual({
      left: { x: 0, y: 0, width: 126, height: 166 },
      right: { x: 130.8, y: 0, width: 126, height: 166 },
    })
    expect([halvesOf(on('first', 'soft')), halvesOf(on('last', 'soft'))]).toEqual([null, null])
    expect(rounded(spineBox(on('cover', 'hard', 'pages-8')))).toEqual({ x: 126, y: 0, width: 4.8, height: 166 })
    expect(spineBox(on('spread', 'soft'))).toBeNull()
  })
})

describe('the areas of pages', () => {
  test('leave out what is near a fold, and begin with the front of a cover', () => {
    const high = { y: 0, height: 160 }
    expect(pageAreas(on('spread', 'soft'))).toEqual([
      { x: 0, width: 105, ...high },
      { x: 135, width: 105, ...high },
    ])
    expect(pageAreas(on('first', 'soft'))).toEqual([{ x: 15, width: 105, ...high }])
    expect(pageAreas(on('last', 'soft'))).toEqual([{ x: 0, width: 105, ...high }])
    expect(rounded(pageAreas(on('cover', 'hard', 'pages-40')))).toEqual([
      { x: 140, width: 120, y: 0, height: 166 },
      { x: 0, width: 120, y: 0, height: 166 },
    ])
    expect(pageAreas(on('spread'))).toBeNull()
  })
})

describe('the pages of a print file', () => {
  test('are the halves of a spread, each bound at the fold, and single pages that are bound at their edge', () => {
    expect(pageBoxes(on('spread', 'soft'), 'pages')).toEqual([
      { face: { x: 0, y: 0, width: 120, height: 160 }, bound: 'right', half: 'left' },
      { face: { x: 120, y: 0, width: 120, height: 160 }, bound: 'left', half: 'right' },
    ])
    expect(pageBoxes(on('first', 'soft'), 'pages').map(({ bound, half }) => [bound, half])).toEqual([['left', null]])
    expect(pageBoxes(on('last', 'soft'), 'pages').map(({ bound, half }) => [bound, half])).toEqual([['right', null]])
  })

  test('of whole spreads are as wide as the spread', () => {
    const whole = [{ face: { x: 0, y: 0, width: 240, height: 160 }, bound: null, half: null }]
    expect(pageBoxes(on('spread', 'soft'), 'spreads')).toEqual(whole)
    expect(pageBoxes(on('spread', 'soft'), undefined)).toEqual(whole)
  })

  test('are not larger at the side where they are bound', () => {
    const box = { x: 10, y: 20, width: 100, height: 50 }
    expect(growPage(box, 3, null)).toEqual({ x: 7, y: 17, width: 106, height: 56 })
    expect(growPage(box, 3, 'left')).toEqual({ x: 10, y: 17, width: 103, height: 56 })
    expect(growPage(box, 3, 'right')).toEqual({ x: 7, y: 17, width: 103, height: 56 })
  })
})

import { describe, expect, test } from 'vitest'
import { bookDefinition } from '../testing/definitions'
import { partOf } from './parts'
import { spineMm, takesSpineText } from './spine'

const cover = (...options: string[]) => partOf(bookDefinition, options, 'cover')

describe('the spine of a book', () => {
  test.each([
    // Four sheets of 0.2 mm, and the card of the cover or two boards.
    ['soft', 'pages-8', 1.8, 241.8, 160],
    ['soft', 'pages-40', 5, 245, 160],
    // Each side has a joint of 6 mm, and the boards are 3 mm longer at both ends.
    ['hard', 'pages-8', 4.8, 256.8, 166],
    ['hard', 'pages-40', 8, 260, 166],
  ])('of a %s cover with %s is %s mm, and the cover %s × %s mm', (binding, pages, spine, widthMm, heightMm) => {
    const part = cover(binding, pages)
    expect(spineMm(part)).toBe(spine)
    expect(part.size).toEqual({ widthMm, heightMm })
  })

  test('takes words from its least thickness', () => {
    expect(takesSpineText(cover('soft', 'pages-8'))).toBe(false)
    expect(takesSpineText(cover('soft', 'pages-40'))).toBe(true)
    const exact = { spine: { sheetMm: 0.2, boardsMm: 1, leastTextMm: 1.8, jointMm: 0, overhangMm: 0 }, sheets: 4 }
    expect(takesSpineText(exact)).toBe(true)
    expect(takesSpineText({ ...exact, sheets: 3 })).toBe(false)
  })

  test('is none of a page, whose size stays as it is listed', () => {
    const page = partOf(bookDefinition, ['hard', 'pages-40'], 'first')
    expect([spineMm(page), takesSpineText(page)]).toEqual([0, false])
    expect(page.size).toEqual({ widthMm: 120, heightMm: 160 })
  })
})

import { describe, expect, it } from 'vitest'
import { comparison, differenceOf } from './compared'

const size = (widthMm: number, heightMm: number) => ({ widthMm, heightMm })

describe('two sizes in words', () => {
  it.each([
    [size(400, 600), size(600, 900), '20 cm wider and 30 cm taller, with 2.3 times the area'],
    [size(600, 900), size(400, 600), '20 cm narrower and 30 cm lower, with 44% of the area'],
    [size(600, 400), size(900, 300), '30 cm wider and 10 cm lower, with 1.1 times the area'],
    [size(400, 600), size(400, 650), '5 cm taller'],
    [size(400, 600), size(405, 594), '0.5 cm wider and 0.6 cm lower'],
    [size(400, 600), size(404, 596), 'as large as the first one'],
    [size(400, 600), size(400, 600), 'as large as the first one'],
    [size(420, 594), size(540, 740), '12 cm wider and 14.6 cm taller, with 1.6 times the area'],
  ])('%j and %j: %s', (first, second, expected) => {
    expect(differenceOf(first, second)).toBe(expected)
  })

  it('name the second one by its size, and compare what hangs on the wall', () => {
    const named = (noun: string) => ({ name: noun, look: { noun } })
    const first = { ...named('canvas'), size: size(400, 600), outer: size(400, 600) }
    const framed = { ...named('framed print'), size: size(400, 600), outer: size(540, 740) }
    expect(comparison(first, framed)).toBe(
      'The 40 × 60 cm framed print is 14 cm wider and 14 cm taller, with 1.7 times the area.',
    )
  })
})

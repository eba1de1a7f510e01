import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { likenessDistance, likenessOf, turnedLikeness } from './likeness'

/** A picture of squares in these greys, each of some pixels. */
function picture(greys: readonly (readonly number[])[], side = 1) {
  const [width, height] = [(greys[0]?.length ?? 0) * side, greys.length * side]
  const data = Array.from({ length: width * height }, (_, at) => {
    const grey = greys[Math.floor(Math.floor(at / width) / side)]?.[Math.floor((at % width) / side)] ?? 0
    return [grey, grey, grey, 255]
  }).flat()
  return { data, width, height }
}

const row = [10, 20, 30, 20, 10, 20, 10, 10, 40]
const rows = (first: readonly number[]) => [first, ...Array.from({ length: 7 }, () => row.map(() => 99))]

describe('the likeness of a picture', () => {
  it('has a bit for each two squares beside each other, set where the right one is lighter', () => {
    // Up, up, down, down, up, down, the same, up.
    expect(likenessOf(picture(rows(row)))).toBe('c900000000000000')
    expect(likenessOf(picture([...rows(row)].reverse()))).toBe('00000000000000c9')
    const dusk = Array.from({ length: 8 }, () => [0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(likenessOf(picture(dusk))).toBe('ffffffffffffffff')
  })

  it('does not depend on the size of the picture', () => {
    for (const side of [1, 3, 20]) expect(likenessOf(picture(rows(row), side))).toBe('c900000000000000')
    const odd = likenessOf({ data: Array.from({ length: 4 * 3 * 2 }, (_, at) => at), width: 3, height: 2 })
    expect(odd).toMatch(/^[\da-f]{16}$/)
  })

  it('sees colours as they are light', () => {
    const green = [0, 200, 0, 255]
    const blue = [0, 0, 200, 255]
    const line = [blue, green, blue, green, blue, green, blue, green, blue].flat()
    const data = Array.from({ length: 8 }, () => line).flat()
    expect(likenessOf({ data, width: 9, height: 8 })).toBe('aaaaaaaaaaaaaaaa')
  })
})

describe('the distance of two likenesses', () => {
  it.each([
    ['0f1e3c78f0e1c387', '0f1e3c78f0e1c387', 0],
    ['0f1e3c78f0e1c387', '0f1e3c78f0e1c386', 1],
    ['0f1e3c78f0e1c387', '0f1e3c78f0e1c078', 10],
    ['0000000000000000', 'ffffffffffffffff', 64],
  ])('%s and %s is %i', (one, other, distance) => {
    expect([likenessDistance(one, other), likenessDistance(other, one)]).toEqual([distance, distance])
  })
})

describe('the likeness upside down', () => {
  const greys = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 255 }), { minLength: 9, maxLength: 9 }), {
    minLength: 8,
    maxLength: 8,
  })

  it('is that of the picture upside down', () => {
    fc.assert(
      fc.property(greys, (squares) => {
        const turned = squares.map((line) => line.toReversed()).toReversed()
        expect(turnedLikeness(likenessOf(picture(squares)))).toBe(likenessOf(picture(turned)))
      }),
    )
    expect(turnedLikeness('c900000000000000')).toBe('ffffffffffffff6c')
  })
})

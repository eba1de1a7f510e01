import { expect, test } from 'vitest'
import { decodeLight, encodeLight } from './light-curve.ts'
import { packMap, unpackMap } from './print-map.ts'

test('a map of prints comes back without loss', () => {
  const [width, height] = [37, 23]
  // A slanted plane in u and v with two prints, holes between them, and the largest steps that exist.
  const values = Uint16Array.from({ length: width * height * 3 }, (_, i) => {
    const [x, y, k] = [Math.floor(i / 3) % width, Math.floor(i / 3 / width), i % 3]
    if ((x * y) % 5 === 4) return 0
    return [x * 1771, 65535 - y * 2849, ((1 + (x >> 4)) << 8) | (y * 11)][k] ?? 0
  })
  expect(unpackMap(packMap({ values, width, height }), width, height).values).toEqual(values)
})

test.each([0.2, 1.3, 2])('light up to %d comes back with an error below two parts in a hundred', (top) => {
  for (const light of [0.1 * top, 0.3 * top, 0.6 * top, top])
    expect(Math.abs((decodeLight(top)[encodeLight(light, top)] ?? 0) - light)).toBeLessThan(0.02 * light)
})

test('light outside of the range of a mock-up comes back as its nearest end', () => {
  expect(decodeLight(2)[encodeLight(5, 2)]).toBe(2)
  expect(decodeLight(2)[encodeLight(-0.1, 2)]).toBe(0)
})

import { describe, expect, test } from 'vitest'
import { doubled } from './close.ts'
import type { MockUpWithPrints } from './mock-up.ts'

const mockUp: MockUpWithPrints = {
  width: 2,
  height: 1,
  box: [0, 0, 2, 1],
  white: { values: Float32Array.from([0, 0, 0, 4, 4, 4]), width: 2, height: 1 },
  light: { values: Float32Array.from([1, 1, 1, 1, 1, 1]), width: 2, height: 1 },
  map: {
    // Two half pixels of print 1, one of print 2 and one of none, in both lines.
    values: Uint16Array.from([
      0, 0, 257, 400, 0, 257, 8000, 0, 512, 0, 0, 0, 0, 0, 257, 400, 0, 257, 8000, 0, 512, 0, 0, 0,
    ]),
    width: 4,
    height: 2,
  },
}

describe('a mock-up at twice its size', () => {
  const { white, light, map, box, ...size } = doubled(mockUp)

  test('has twice the pixels in all its parts', () => {
    expect(size).toEqual({ width: 4, height: 2 })
    expect(box).toEqual([0, 0, 4, 2])
    expect([white.width, white.height, white.values.length]).toEqual([4, 2, 24])
    expect([light.width, map.width, map.height]).toEqual([4, 8, 4])
  })

  test('has light between the pixels', () => {
    expect([0, 1, 2, 3].map((x) => white.values[x * 3])).toEqual([0, 1, 3, 4])
  })

  test('has places in a photo between the pixels of one print, never between two prints', () => {
    expect([0, 1, 2, 3, 4, 5].map((x) => map.values[x * 3])).toEqual([0, 100, 300, 400, 8000, 8000])
  })

  test('keeps the numbers of the prints and doubles the blur in pixels', () => {
    expect([0, 4, 6].map((x) => map.values[x * 3 + 2])).toEqual([258, 512, 0])
  })
})

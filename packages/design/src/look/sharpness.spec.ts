import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharpnessOf } from './sharpness'

interface Grey {
  values: number[]
  width: number
  height: number
}

const pixels = ({ values, width, height }: Grey) => ({
  data: values.flatMap((value) => [value, value, value, 255]),
  width,
  height,
})

/** A picture of grey boxes on a ground, each later one over those before. */
function drawn(width: number, height: number, boxes: readonly (readonly [number, number, number, number, number])[]) {
  const values = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return boxes.findLast((box) => x >= box[0] && x < box[0] + box[2] && y >= box[1] && y < box[1] + box[3])?.[4] ?? 200
  })
  return { values, width, height }
}

/** The mean of all pixels in reach, across and then down. */
function blurred({ values, width, height }: Grey, reach: number): Grey {
  const line = (from: readonly number[], by: number, length: number, placeOf: (at: number) => number) =>
    from.map((_, at) => {
      const place = placeOf(at)
      const near = Array.from({ length: 2 * reach + 1 }, (_each, step) =>
        Math.min(Math.max(place + step - reach, 0), length - 1),
      )
      return near.reduce((sum, each) => sum + (from[at + by * (each - place)] ?? 0), 0) / near.length
    })
  const across = line(values, 1, width, (at) => at % width)
  return { values: line(across, width, height, (at) => Math.floor(at / width)), width, height }
}

/** Adds what looks like chance, the same each time. */
const noisy = ({ values, ...size }: Grey, level: number): Grey => {
  const chance = (at: number) => (Math.abs(Math.sin(at * 127.1) * 43_758.5) % 1) - 0.5
  // The sum of three is spread much as the noise of a camera is.
  return {
    ...size,
    values: values.map((value, at) => value + 2 * level * (chance(at) + chance(at + 0.3) + chance(at + 0.7))),
  }
}

const boxes = drawn(160, 120, [
  [20, 20, 40, 60, 40],
  [80, 30, 50, 30, 120],
  [70, 80, 30, 30, 230],
])

const sharp = (grey: Grey, subject: Parameters<typeof sharpnessOf>[1] = null) => sharpnessOf(pixels(grey), subject)

describe('the sharpness of a picture', () => {
  it('is less for each step of blur, over most of the range', () => {
    const found = [boxes, blurred(boxes, 1), blurred(boxes, 2), blurred(boxes, 4)].map((each) => sharp(each))
    expect(found).toEqual([60, 32, 20, 10])
  })

  it('is 0 where nothing has an edge', () => {
    expect(sharp(drawn(64, 64, []))).toBe(0)
    const dusk = { values: Array.from({ length: 64 * 64 }, (_, at) => at % 64), width: 64, height: 64 }
    expect(sharp(dusk)).toBe(0)
    expect(sharp({ values: [10, 200], width: 2, height: 1 })).toBe(0)
  })

  it('does not take noise for sharp', () => {
    expect(sharp(noisy(drawn(160, 120, []), 2))).toBe(0)
    const soft = blurred(boxes, 3)
    expect(Math.abs(sharp(noisy(soft, 2)) - sharp(soft))).toBeLessThanOrEqual(4)
    expect(sharp(noisy(soft, 2))).toBeLessThan(sharp(boxes))
  })

  it('is that of what the photo shows, where it has edges enough', () => {
    const [left, right] = [drawn(160, 120, [[20, 20, 40, 80, 40]]), drawn(160, 120, [[100, 20, 40, 80, 40]])]
    const soft = blurred(right, 3)
    const both = { ...left, values: left.values.map((value, at) => Math.min(value, soft.values[at] ?? 0)) }
    expect(sharp(both, { x: 0, y: 0, width: 0.5, height: 1 })).toBe(60)
    expect(sharp(both, { x: 0.5, y: 0, width: 0.5, height: 1 })).toBeLessThan(20)
    // A corner without an edge says nothing.
    expect(sharp(both, { x: 0.9, y: 0.9, width: 0.1, height: 0.1 })).toBe(sharp(both))
  })

  it('is always less in a blurred copy', () => {
    const box = fc.tuple(
      fc.integer({ min: 6, max: 40 }),
      fc.integer({ min: 6, max: 40 }),
      fc.integer({ min: 10, max: 30 }),
      fc.integer({ min: 10, max: 30 }),
      fc.integer({ min: 0, max: 150 }),
    )
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 3 }), (drawing, reach) => {
        const picture = drawn(64, 64, drawing)
        expect(sharp(blurred(picture, reach))).toBeLessThan(sharp(picture))
      }),
      { numRuns: 30 },
    )
  })
})

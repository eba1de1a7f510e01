import { expect, it } from 'vitest'
import { lightPixels, lightWithin, type WallLight, wallLight } from './wall-light'

/** A level tube from 0 to `length` mm, at y = 0. */
const tube = (length: number) => Array.from({ length: 2 * length + 1 }, (_, at) => ({ x: at / 2, y: 0 }))

const light = (length: number, offMm: number): WallLight => {
  const made = wallLight([{ colour: '#ffffff', lines: [tube(length)] }], offMm)
  if (!made) throw new Error('There is no tube')
  return made
}

/** The light at a place, in mm from the left end of the tube. */
function at({ box, columns, amounts }: WallLight, x: number, y: number): number {
  const [column, row] = [Math.floor((x - box.x) / 10), Math.floor((y - box.y) / 10)]
  return amounts[0]?.values[row * columns + column] ?? 0
}

it('the light on the wall falls with the distance, more slowly for a tube that is farther from it', () => {
  const near = light(2000, 30)
  expect([0, 30, 60, 120, 240].map((y) => Math.round(at(near, 1000, y) * 100))).toEqual([86, 48, 18, 7, 2])
  // Behind a straight line without end it would be 100, 50, 20, 6 and 2.
  const far = light(2000, 45)
  expect([0, 30, 60, 120, 240].map((y) => Math.round(at(far, 1000, y) * 100))).toEqual([91, 68, 35, 13, 3])
})

it('three blurs come near to the light of a point: 29, 55 and 76 % of it are within 1, 2 and 4 distances', () => {
  expect([30, 60, 120].map((far) => Math.round(lightWithin(far, 30) * 100))).toEqual([31, 59, 79])
})

it('no light is lost, and none is beyond the box', () => {
  const { amounts, columns, rows } = light(100, 30)
  const values = amounts[0]?.values ?? new Float32Array()
  // 100 mm of tube, at one part in π × 30 mm.
  expect(values.reduce((sum, value) => sum + value, 0) * 100).toBeCloseTo(100 * Math.PI * 30, -1)
  const edge = [...values.slice(0, columns), ...values.slice(columns * (rows - 1))]
  expect(Math.max(...edge)).toBeLessThan(0.001)
})

it('is null without tubes', () => {
  expect(wallLight([{ colour: '#ffffff', lines: [] }], 30)).toBeNull()
})

it('two colours add up on a wall, and the dimmer takes from both', () => {
  const both = wallLight(
    [
      { colour: '#ff0000', lines: [tube(600)] },
      { colour: '#0000ff', lines: [tube(600)] },
    ],
    30,
  )
  if (!both) throw new Error('There is no tube')
  const middle = Math.floor(-both.box.y / 10) * both.columns + Math.floor((300 - both.box.x) / 10)
  const pixel = (power: number) => [
    ...lightPixels(both, { ambient: [0, 0, 0], power }).slice(4 * middle, 4 * middle + 4),
  ]
  expect(pixel(1)).toEqual([226, 0, 226, 255])
  expect(pixel(0.1)).toEqual([103, 0, 103, 255])
  expect([...lightPixels(both, { ambient: [0.011, 0.014, 0.024], power: 0 }).slice(0, 4)]).toEqual([33, 37, 46, 255])
})

import { expect, it } from 'vitest'
import { distanceField } from './field'

it('has the true distances around its level, and elsewhere the right side of it', () => {
  const points = Array.from({ length: 60 }, (_, at) => ({ x: at * 1.7, y: 30 * Math.sin(at / 7) }))
  const { x, y, columns, rows, values } = distanceField(points, { x: 0, y: -30, width: 100.3, height: 60 }, 16, 2)
  let around = 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const far = Math.min(...points.map((point) => Math.hypot(x + column * 2 - point.x, y + row * 2 - point.y)))
      const value = values[row * columns + column] ?? Number.NaN
      if (Math.abs(far - 16) <= 2) {
        expect(value).toBeCloseTo(far, 4)
        around += 1
      } else expect(value < 16).toBe(far < 16)
    }
  expect(around).toBeGreaterThan(200)
})

import { expect, test } from 'vitest'
import { labelMiddle } from './paint-quiet'

const area = { x: 100, y: 200, width: 120, height: 90 }

test('the label of a covered area stands in its middle, and below a hole there', () => {
  expect(labelMiddle(area, [])).toEqual({ x: 160, y: 245 })
  expect(labelMiddle(area, [{ x: 20, y: 240, width: 12, height: 12 }])).toEqual({ x: 160, y: 245 })
  expect(labelMiddle(area, [{ x: 154, y: 239, width: 12, height: 12 }])).toEqual({ x: 160, y: 273 })
  expect(labelMiddle({ ...area, height: 60 }, [{ x: 150, y: 225, width: 20, height: 20 }])).toEqual({ x: 160, y: 249 })
})

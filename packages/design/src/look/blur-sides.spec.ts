import { expect, test } from 'vitest'
import { blurSides, sidesGrid } from './blur-sides'

const box = { x: -29, y: -29, width: 258, height: 258 }
const face = { x: 0, y: 0, width: 200, height: 200 }
const grid = sidesGrid(box, face)

/** Pixels of the face by their place in 0..1; nothing beside it. */
function pixelsOf(colour: (x: number, y: number) => readonly [number, number, number]): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(grid.width * grid.height * 4)
  for (let y = grid.top; y < grid.bottom; y += 1) {
    for (let x = grid.left; x < grid.right; x += 1) {
      const at = colour((x - grid.left) / (grid.right - grid.left), (y - grid.top) / (grid.bottom - grid.top))
      pixels.set([...at, 255], (y * grid.width + x) * 4)
    }
  }
  return pixels
}

const at = (pixels: Uint8ClampedArray, x: number, y: number) => [
  ...pixels.slice((y * grid.width + x) * 4, (y * grid.width + x) * 4 + 4),
]

test('the grid has the proportions of the print, and holds whole pixels of the face', () => {
  expect([grid.width, grid.height]).toEqual([96, 96])
  expect(grid.left / grid.scale).toBeGreaterThanOrEqual(29 - 0.1)
  expect(grid.right / grid.scale).toBeLessThanOrEqual(229.1)
  expect(
    sidesGrid({ x: -29, y: -29, width: 1058, height: 558 }, { x: 0, y: 0, width: 1000, height: 500 }),
  ).toMatchObject({ width: 96, height: 51 })
})

test('one colour stays as it is, up to the corners', () => {
  const pixels = pixelsOf(() => [200, 100, 50])
  blurSides(pixels, grid)
  for (const [x, y] of [
    [0, 0],
    [95, 95],
    [48, 0],
    [0, 48],
  ] as const) {
    expect(at(pixels, x, y)).toEqual([200, 100, 50, 255])
  }
})

test('each side continues the rim beside it, and not what is far from it', () => {
  const pixels = pixelsOf((x) => (x < 0.3 ? [220, 0, 0] : x > 0.7 ? [0, 0, 220] : [0, 220, 0]))
  blurSides(pixels, grid)
  const [red, green] = at(pixels, 2, 48)
  expect(red).toBeGreaterThan(215)
  expect(green).toBeLessThan(5)
  expect(at(pixels, 93, 48)[2]).toBeGreaterThan(215)
  expect(at(pixels, 48, 2)[1]).toBeGreaterThan(200)
})

test('a sharp edge of the photo is soft on the side', () => {
  const pixels = pixelsOf((x) => (x < 0.5 ? [255, 255, 255] : [0, 0, 0]))
  blurSides(pixels, grid)
  const row = Array.from({ length: grid.width }, (_, x) => at(pixels, x, 1)[0] ?? 0)
  const steps = row.slice(1).map((value, x) => Math.abs(value - (row[x] ?? 0)))
  expect(Math.max(...steps)).toBeLessThan(32)
  expect(row[20]).toBeGreaterThan(250)
  expect(row[75]).toBeLessThan(5)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { turnAbout } from './frame'
import { ellipsePath, pathCommands, rectPath, transformPath } from './path'

const box = { x: 1, y: 2, width: 30, height: 20 }

test('a rectangle goes clockwise from its top left', () => {
  expect(rectPath(box)).toBe('M1 2L31 2L31 22L1 22Z')
})

test('round corners touch the sides, and are at most half of the shorter side', () => {
  const commands = pathCommands(rectPath(box, 4))
  expect(commands.map(({ name }) => name).join('')).toBe('MLCLCLCLCZ')
  expect(commands.map(({ points }) => points.at(-1))).toEqual([
    { x: 5, y: 2 },
    { x: 27, y: 2 },
    { x: 31, y: 6 },
    { x: 31, y: 18 },
    { x: 27, y: 22 },
    { x: 5, y: 22 },
    { x: 1, y: 18 },
    { x: 1, y: 6 },
    { x: 5, y: 2 },
    undefined,
  ])
  expect(pathCommands(rectPath(box, 400))[0]?.points[0]).toEqual({ x: 11, y: 2 })
})

/** The points of a path of curves, ten for each curve. */
function pointsOn(path: string) {
  let from = { x: 0, y: 0 }
  return pathCommands(path).flatMap(({ name, points }) => {
    const [first, second, third] = points
    const start = from
    from = points.at(-1) ?? from
    if (name !== 'C' || !first || !second || !third) return points
    return Array.from({ length: 10 }, (_, at) => {
      const t = (at + 1) / 10
      const mix = (a: number, b: number, c: number, d: number) =>
        (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d
      return { x: mix(start.x, first.x, second.x, third.x), y: mix(start.y, first.y, second.y, third.y) }
    })
  })
}

test('an ellipse is one, to three in ten thousand', () => {
  const points = pointsOn(ellipsePath(box))
  expect(points.length).toBe(41)
  for (const { x, y } of points) {
    const radius = Math.hypot((x - 16) / 15, (y - 12) / 10)
    expect(Math.abs(radius - 1)).toBeLessThan(3e-4)
  }
  expect(ellipsePath(box).endsWith('Z')).toBe(true)
})

test('round corners are quarters of a circle', () => {
  const corner = pointsOn(rectPath({ x: 0, y: 0, width: 10, height: 10 }, 5))
  for (const { x, y } of corner) expect(Math.abs(Math.hypot(x - 5, y - 5) - 5)).toBeLessThan(2e-3)
})

test('numbers may be negative, short and with exponents', () => {
  expect(pathCommands('M-1 .5L1e2,-3.25Z')).toEqual([
    { name: 'M', points: [{ x: -1, y: 0.5 }] },
    { name: 'L', points: [{ x: 100, y: -3.25 }] },
    { name: 'Z', points: [] },
  ])
})

test('a path turned there and back is the same to a thousandth of a millimetre', () => {
  fc.assert(
    fc.property(fc.double({ min: -360, max: 360, noNaN: true }), (angle) => {
      const path = ellipsePath(box)
      const back = transformPath(
        transformPath(path, turnAbout({ x: 3, y: 4 }, angle)),
        turnAbout({ x: 3, y: 4 }, -angle),
      )
      const [wanted, found] = [pathCommands(path), pathCommands(back)]
      expect(found.map(({ name }) => name)).toEqual(wanted.map(({ name }) => name))
      found.forEach(({ points }, at) => {
        points.forEach((point, index) => {
          const { x, y } = wanted[at]?.points[index] ?? { x: Number.NaN, y: Number.NaN }
          expect(Math.hypot(point.x - x, point.y - y)).toBeLessThan(1e-3)
        })
      })
    }),
  )
})

import { describe, expect, it } from 'vitest'
import { restingPage } from '../../solids/book/book-rest'
import { arrivingLight, lightOn, wallsOf } from './arriving-light'
import { bentSheet, mirroredProfile, straight } from './sheet'

const NOTHING = wallsOf([])
const upright = (x: number, height: number) =>
  bentSheet({ length: height, steps: 4, from: [x, 0], angleAt: straight(Math.PI / 2) })

describe('the light that arrives', () => {
  it('is all of it on an open table', () => {
    expect(arrivingLight([20, 0], [0, 1], NOTHING)).toBe(1)
  })

  it('is less beside a wall, and the least between the wall and the window on the left', () => {
    const walls = wallsOf([upright(0, 200)])
    const [left, right, far] = [-25, 25, 400].map((x) => arrivingLight([x, 0], [0, 1], walls)) as [
      number,
      number,
      number,
    ]
    expect(right).toBeLessThan(0.75)
    expect(left).toBeGreaterThan(right + 0.1)
    expect(far).toBeGreaterThan(0.9)
  })

  it('falls softly: no point is much darker than the one beside it', () => {
    const walls = wallsOf([upright(0, 200)])
    const row = Array.from({ length: 120 }, (_, at) => arrivingLight([4 + at * 4, 0], [0, 1], walls))
    const steps = row.slice(1).map((value, at) => Math.abs(value - (row[at] ?? 0)))
    expect(Math.max(...steps)).toBeLessThan(0.13)
  })

  it('is dark in the fold of a book and full on the flat of its pages', () => {
    const page = restingPage(200, 3, [0, 2.5])
    const light = lightOn(page, 1, wallsOf([page, mirroredProfile(page)]))
    const [fold = 1, flat = 0] = [Math.min(...light), light.at(-3)]
    expect(fold).toBeLessThan(0.72)
    expect(flat).toBeGreaterThan(0.97)
  })

  it('does not arrive through the page itself', () => {
    const sheet = bentSheet({ length: 100, steps: 8, from: [0, 50], angleAt: straight(0) })
    const floor = bentSheet({ length: 300, steps: 8, from: [-100, 0], angleAt: straight(0) })
    const walls = wallsOf([sheet, floor])
    const [upper, lower] = [lightOn(sheet, 1, walls), lightOn(sheet, -1, walls)]
    expect(upper[4]).toBe(1)
    expect(lower[4]).toBeLessThan(0.65)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { restAngle, restingPage } from '../../solids/book/book-rest'
import { bentSheet, heightAt, mirroredProfile, type Profile, straight } from './sheet'
import { overTheWire, turnedPart, turningSheet } from './turning-sheet'

const lengthOf = ({ x, y }: Profile): number =>
  x.slice(1).reduce((sum, value, at) => sum + Math.hypot(value - (x[at] ?? 0), (y[at + 1] ?? 0) - (y[at] ?? 0)), 0)

const way = fc.constantFrom<1 | -1>(1, -1)
const turned = fc.double({ min: 0, max: 1, noNaN: true })

/** A page of a book between two blocks. */
const leaf = (width: number, heights: readonly [number, number], at: number, direction: 1 | -1): Profile => {
  const [before, after] = heights.map((height) => restAngle(width, height)) as [
    (part: number) => number,
    (part: number) => number,
  ]
  return turningSheet({
    ...{ length: width, steps: 34, crowd: 1.7, from: [0, 0.3], way: direction },
    ...{ before, after: (part) => Math.PI - after(part), turned: at },
  })
}

describe('a bent sheet', () => {
  it('that is not bent lies where it points', () => {
    const { x, y } = bentSheet({ length: 80, steps: 4, from: [5, 2], angleAt: straight(Math.PI / 2) })
    expect(x.map((value) => Math.round(value * 1e6) / 1e6)).toEqual([5, 5, 5, 5, 5])
    expect(y.map(Math.round)).toEqual([2, 22, 42, 62, 82])
  })

  it('keeps its length in every turn', () => {
    fc.assert(
      fc.property(turned, way, fc.double({ min: 90, max: 420, noNaN: true }), (at, direction, width) => {
        expect(lengthOf(leaf(width, [1.8, 5.4], at, direction))).toBeCloseTo(width, 6)
        const over = bentSheet({
          length: width,
          steps: 60,
          from: [0, 8],
          angleAt: overTheWire(0, width, at, direction),
        })
        expect(lengthOf(over)).toBeCloseTo(width, 6)
      }),
    )
  })

  it('mirrored goes to the other side at the same height', () => {
    const page = restingPage(200, 3, [0, 2.5])
    const other = mirroredProfile(page)
    expect(heightAt(other, -120)).toBeCloseTo(heightAt(page, 120) ?? Number.NaN)
    expect(heightAt(other, 120)).toBeNull()
  })
})

describe('a page of a book', () => {
  it('climbs out of the fold, makes a hump and lies down', () => {
    const page = restingPage(200, 1.8, [0, 2.5])
    const [near, hump, end] = [1, 30, 190].map((x) => heightAt(page, x) ?? 0)
    expect(near).toBeLessThan(5)
    expect(hump).toBeGreaterThan(6)
    expect(end).toBeLessThan((hump ?? 0) - 1.5)
    expect(end).toBeGreaterThan(2.5 + 1)
    expect(Math.abs(page.angle.at(-1) ?? 1)).toBeLessThan(0.02)
  })

  it('rests before and after its turn exactly as the pages there do', () => {
    const before = leaf(200, [1.8, 5.4], 0, 1)
    const after = leaf(200, [1.8, 5.4], 1, 1)
    expect(before.angle).toEqual(before.part.map(restAngle(200, 1.8)))
    expect(after.angle.map((angle) => Math.PI - angle)).toEqual(
      after.part.map((part) => expect.closeTo(restAngle(200, 5.4)(part), 9)),
    )
  })

  it('never cuts the pages on which it lies, on its way there and back', () => {
    const heights = fc.double({ min: 0.1, max: 7.3, noNaN: true })
    fc.assert(
      fc.property(turned, way, heights, heights, (at, direction, right, left) => {
        const page = leaf(210, [right, left], at, direction)
        // What lies under it is as high as the page at rest, but for the sheet that it is itself.
        const blocks = [restingPage(210, right, [0, 0]), mirroredProfile(restingPage(210, left, [0, 0]))]
        for (const [k, x] of page.x.entries()) {
          const under = Math.max(...blocks.map((block) => heightAt(block, x) ?? Number.NEGATIVE_INFINITY))
          expect((page.y[k] ?? 0) - under).toBeGreaterThan(-0.05)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('is pulled at its free edge: that is ahead on the way there, and ahead on the way back', () => {
    expect(turnedPart(0.3, 1, 1)).toBeGreaterThan(0.4)
    expect(turnedPart(0.3, 0, 1)).toBeLessThan(0.2)
    expect(turnedPart(0.7, 1, -1)).toBeLessThan(0.6)
    expect([0, 1].map((end) => turnedPart(end, 0.8, 1))).toEqual([0, 1])
  })

  it('stands up half way, bent', () => {
    const { x, y } = leaf(200, [1.8, 1.8], 0.5, 1)
    expect(Math.max(...y)).toBeGreaterThan(170)
    expect(Math.abs(x.at(-1) ?? 99)).toBeLessThan(40)
  })
})

describe('a sheet that goes over a wire', () => {
  const at = (part: number) =>
    bentSheet({ length: 300, steps: 90, from: [0, 8], angleAt: overTheWire(0, 300, part, 1) })

  it('hangs, stands up in the middle, and hangs behind at the end', () => {
    expect([at(0).x.at(-1), at(0.5).x.at(-1), at(1).x.at(-1)].map((x) => Math.round(x ?? 0))).toEqual([300, -300, 300])
    expect(at(1).angle.every((angle) => Math.abs(angle - 2 * Math.PI) < 1e-9)).toBe(true)
  })

  it('is seen above the wire the less the farther it has slipped behind', () => {
    const above = [0.5, 0.65, 0.8, 0.95].map((part) => -Math.min(...at(part).x))
    expect(above).toEqual(above.toSorted((a, b) => b - a))
    expect(above[0]).toBeCloseTo(300, 0)
    expect(above[3]).toBeLessThan(40)
  })
})

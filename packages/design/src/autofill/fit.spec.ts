import { describe, expect, test } from 'vitest'
import { costOf, fitOf, type Shot } from './fit'

/** A lying photo of 3 to 2 whose subject is a square in its middle. */
const shot = (changes: Partial<Shot> = {}): Shot => ({
  id: 'p1',
  ratio: 1.5,
  widthPx: 3000,
  subject: { x: 0.3, y: 0.2, width: 0.4, height: 0.6 },
  score: 0.5,
  event: 0,
  isHero: false,
  ...changes,
})
const place = (width: number, height: number, stripLeft = 0, stripRight = 0) => ({
  width,
  height,
  stripLeft,
  stripRight,
})

describe('the fit of a photo in a place', () => {
  test('is without loss in one of its own proportions', () => {
    expect(fitOf(shot(), place(254, 254 / 1.5))).toEqual({ lost: 0, cut: 0, inFold: 0, ppi: 300 })
  })

  test('loses what a place of other proportions does not show', () => {
    const square = fitOf(shot(), place(100, 100))
    expect(square.lost).toBeCloseTo(1 / 3, 9)
    expect(square.cut).toBe(0)
    expect(square.ppi).toBeCloseTo(508, 5)
    expect(fitOf(shot({ subject: null }), place(100, 100)).lost).toBeCloseTo(1 / 3, 9)
  })

  test('cuts a subject that is wider than the place shows', () => {
    // Of the width a third is seen, and of the subject, 0.4 wide, five sixths.
    expect(fitOf(shot(), place(50, 100)).cut).toBeCloseTo(1 / 6, 9)
    expect(fitOf(shot({ subject: { x: 0, y: 0, width: 1, height: 1 } }), place(100, 100)).cut).toBeCloseTo(1 / 3, 9)
  })

  test('zooms in until a subject is off the fold, and says where it cannot be', () => {
    const near = shot({ subject: { x: 0.55, y: 0.2, width: 0.35, height: 0.5 } })
    // The strip has 0.12 of the place, and 0.1 are beside the subject: 1.2 times are needed, and 1.3 is the next step.
    const zoomed = fitOf(near, place(150, 100, 0, 0.12))
    expect(zoomed.inFold).toBe(0)
    expect(zoomed.lost).toBeCloseTo(1 - 1 / 1.69, 9)
    const atEdge = fitOf(shot({ subject: { x: 0.6, y: 0.2, width: 0.4, height: 0.6 } }), place(150, 100, 0, 0.2))
    expect(atEdge.inFold).toBeCloseTo(0.5, 9)
    expect(fitOf(near, place(150, 100, 0.12, 0)).inFold).toBe(0)
    expect(fitOf(near, place(150, 100, 0.12, 0)).lost).toBe(0)
  })

  test('costs more the worse it is', () => {
    const none = { lost: 0, cut: 0, inFold: 0, ppi: 300 }
    expect(costOf(none, 100)).toBe(0)
    expect(costOf({ ...none, lost: 0.5 }, 100)).toBe(2)
    expect(costOf({ ...none, cut: 0.4 }, 100)).toBe(4)
    expect(costOf({ ...none, cut: 0.2 }, 100)).toBeCloseTo(0.2, 9)
    expect(costOf({ ...none, inFold: 0.3 }, 100)).toBe(6)
    expect(costOf({ ...none, inFold: 0.1 }, 100)).toBeCloseTo(0.2, 9)
    expect(costOf({ ...none, ppi: 99 }, 100)).toBe(3)
  })
})

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

  test('shows the middle of a subject, and no more than the photo', () => {
    // Two thirds of the width are seen, about a subject at the left: it is all there.
    expect(fitOf(shot({ subject: { x: 0, y: 0, width: 0.6, height: 1 } }), place(100, 100)).cut).toBe(0)
    // A third of the width is seen: of a subject of three fifths at the right, five ninths.
    expect(fitOf(shot({ subject: { x: 0.4, y: 0, width: 0.6, height: 1 } }), place(50, 100)).cut).toBeCloseTo(4 / 9, 9)
    // A place that is wider than the photo cuts above and below: half of the height is seen.
    const wide = fitOf(shot({ subject: { x: 0.4, y: 0.1, width: 0.2, height: 0.8 } }), place(300, 100))
    expect(wide.cut).toBeCloseTo(0.375, 9)
    expect(wide.lost).toBeCloseTo(0.5, 9)
    expect(wide.ppi).toBeCloseTo(254, 9)
  })

  test('in a fold zooms by the next step, for the strip at each side', () => {
    const near = (x: number, width: number, left: number, right: number) => {
      const fit = fitOf(shot({ subject: { x, y: 0.3, width, height: 0.4 } }), place(150, 100, left, right))
      return [Math.round(1e6 / (1 - fit.lost) ** 0.5) / 1e6, fit.inFold, fit.cut, Math.round(fit.ppi)]
    }
    // The strip at the left takes a tenth, and the subject begins there.
    expect(near(0.1, 0.3, 0.1, 0)).toEqual([1, 0, 0, 508])
    expect(near(0.09, 0.3, 0.1, 0)).toEqual([1.15, 0, 0, 442])
    expect(near(0.08, 0.3, 0.1, 0)).toEqual([1.3, 0, 0, 391])
    expect(near(0.07, 0.3, 0.1, 0)).toEqual([1.5, 0, 0, 339])
    // Nothing moves it off: what lies there is told, and that it will be cut.
    expect(near(0.06, 0.4, 0.1, 0)).toEqual([1.5, expect.closeTo(0.1, 9), 0.1, 339])
    expect(near(0.5, 0.45, 0, 0.06)).toEqual([1.3, 0, 0, 391])
    // It is too wide for what is left beside the strip.
    expect(near(0.22, 0.73, 0, 0.06)).toEqual([1.3, expect.closeTo(1 / 73, 9), 0.1, 391])
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
    expect(costOf({ ...none, ppi: 100 }, 100)).toBe(0)
    expect(costOf({ ...none, cut: 1 / 3 }, 100)).toBeCloseTo(1 / 3, 9)
    expect(costOf({ ...none, inFold: 0.2 }, 100)).toBeCloseTo(0.4, 9)
    expect(costOf({ lost: 0.1, cut: 0.1, inFold: 0.1, ppi: 1 }, 100)).toBeCloseTo(3.46, 9)
  })
})

import { describe, expect, test } from 'vitest'
import type { Box } from '../geometry/display-list'
import type { Size } from '../geometry/surfaces'
import { surfaceGeometry } from '../geometry/surfaces'
import { printDefinition } from '../testing/definitions'
import { firstSpaces, layoutSlots, placesOf } from './slots'

const FACE = { width: 200, height: 300 }
const base = surfaceGeometry(printDefinition, ['size-20x30'], 'portrait')
const grown = ({ width, height }: Size, x: number, y = x) => ({ width: width + 2 * x, height: height + 2 * y })

/** The places as x, y, width and height. */
function boxesOf(id: string, gapMm: number, marginMm: number, face: Size = FACE, photo: Size = grown(face, 2)) {
  const rounded = ({ x, y, width, height }: Box) => [x, y, width, height].map((side) => Math.round(side * 1000) / 1000)
  return layoutSlots({ id, gapMm, marginMm }, { ...base, face, photo }).map(rounded)
}

describe('the places of a layout', () => {
  test('in rows share the face inside the margin, with the gap between them', () => {
    expect(boxesOf('rows-1-2', 4, 8)).toEqual([
      [8, 8, 184, 140],
      [8, 152, 90, 140],
      [102, 152, 90, 140],
    ])
  })

  test('of a drawn grid reach over their cells and the gaps between these', () => {
    expect(boxesOf('grid-aab_aac_def', 4, 8)).toEqual([
      [8, 8, 121.333, 188],
      [133.333, 8, 58.667, 92],
      [133.333, 104, 58.667, 92],
      [8, 200, 58.667, 92],
      [70.667, 200, 58.667, 92],
      [133.333, 200, 58.667, 92],
    ])
  })

  test('on a lying face are mirrored at its diagonal, and on a square one they are not', () => {
    expect(boxesOf('rows-1-2', 4, 8, { width: 300, height: 200 })).toEqual([
      [8, 8, 140, 184],
      [152, 8, 140, 90],
      [152, 102, 140, 90],
    ])
    expect(boxesOf('rows-1-2', 4, 8, { width: 200, height: 200 })[0]).toEqual([8, 8, 184, 90])
  })

  test('without a margin reach into the bleed at the edges of the face only', () => {
    expect(boxesOf('rows-2-2', 4, 0)).toEqual([
      [-2, -2, 100, 150],
      [102, -2, 100, 150],
      [-2, 152, 100, 150],
      [102, 152, 100, 150],
    ])
    expect(boxesOf('rows-1', 4, 0, FACE, grown(FACE, 5, 15))).toEqual([[-5, -15, 210, 330]])
    expect(boxesOf('rows-1', 4, 0.5)).toEqual([[0.5, 0.5, 199, 299]])
  })

  test('leave an unprinted border free, and have the margin inside it', () => {
    const photo = grown(FACE, -10)
    expect(boxesOf('rows-1', 4, 0, FACE, photo)).toEqual([[10, 10, 180, 280]])
    expect(boxesOf('rows-1', 4, 6, FACE, photo)).toEqual([[16, 16, 168, 268]])
  })

  test('keep room for the photos, however wide the gap and the margin', () => {
    // Six tenths of the narrowest place, which would be 100 wide.
    expect(boxesOf('rows-2-2', 500, 0)).toEqual([
      [-2, -2, 72, 122],
      [130, -2, 72, 122],
      [-2, 180, 72, 122],
      [130, 180, 72, 122],
    ])
    expect(boxesOf('grid-aab_aac_def', 500, 8)[1]).toEqual([155.2, 8, 36.8, 70.133])
    expect(boxesOf('rows-1', 4, 500)).toEqual([[60, 60, 80, 180]])
    expect(boxesOf('rows-1', 4, 500, FACE, grown(FACE, -10))).toEqual([[64, 64, 72, 172]])
  })

  test('are none for an unknown layout, and none on a surface without one', () => {
    expect(boxesOf('rows-9-9', 4, 8)).toEqual([])
    expect(placesOf({}, base)).toEqual([])
    expect(placesOf({ layout: { id: 'rows-2', gapMm: 4, marginMm: 8 } }, base)).toHaveLength(2)
  })
})

test('a new layout has a gap of 1.5 % and no margin, so that no line of it lies at a cut or runs round a side', () => {
  expect(firstSpaces({ width: 630, height: 400 })).toEqual({ gapMm: 6, marginMm: 0 })
  expect(firstSpaces({ width: 20, height: 20 })).toEqual({ gapMm: 1, marginMm: 0 })
  // A pendant of 20 mm with 0.5 mm of bleed.
  const pendant = { width: 20, height: 20 }
  const { gapMm, marginMm } = firstSpaces(pendant)
  expect(boxesOf('rows-1-1', gapMm, marginMm, pendant, grown(pendant, 0.5))).toEqual([
    [-0.5, -0.5, 21, 10],
    [-0.5, 10.5, 21, 10],
  ])
})

test('the places of a part with an area for them divide it, and reach the bleed only where it ends at the edge', () => {
  const layoutArea = { x: 0, y: 0, width: 1, height: 0.5 }
  const photo = grown(FACE, 3)
  const geometry = { ...base, part: { ...base.part, layoutArea }, face: FACE, photo }
  const places = (id: string, gapMm: number, marginMm: number, area = layoutArea) =>
    layoutSlots({ id, gapMm, marginMm }, { ...geometry, part: { ...geometry.part, layoutArea: area } })
  expect(places('rows-1', 0, 0)).toEqual([{ x: -3, y: -3, width: 206, height: 153 }])
  // The area lies, though the face stands.
  expect(places('rows-1-2', 4, 10)).toEqual([
    { x: 10, y: 10, width: 88, height: 130 },
    { x: 102, y: 10, width: 88, height: 63 },
    { x: 102, y: 77, width: 88, height: 63 },
  ])
  const corner = { x: 0.5, y: 0.6, width: 0.5, height: 0.4 }
  expect(places('rows-1', 0, 0, corner)).toEqual([{ x: 100, y: 180, width: 103, height: 123 }])
})

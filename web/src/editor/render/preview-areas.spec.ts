import { expect, it } from 'vitest'
import { sideAreas } from './preview-areas'

it('one side fills the preview inside its margins', () => {
  expect(sideAreas(1, 1)).toEqual([{ x: 70, y: 70, width: 1060, height: 760 }])
})

it('two square sides stand beside each other', () => {
  expect(sideAreas(2, 1)).toEqual([
    { x: 70, y: 70, width: 505, height: 760 },
    { x: 625, y: 70, width: 505, height: 760 },
  ])
})

it('two wide sides stand below each other', () => {
  expect(sideAreas(2, 5 / 3)).toEqual([
    { x: 70, y: 70, width: 1060, height: 355 },
    { x: 70, y: 475, width: 1060, height: 355 },
  ])
})

it('six square sides stand in two rows of three', () => {
  const areas = sideAreas(6, 1)
  expect(new Set(areas.map(({ x }) => x)).size).toBe(3)
  expect(areas.map(({ y }) => y)).toEqual([70, 70, 70, 475, 475, 475])
  const last = areas[5]
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(1130)
})

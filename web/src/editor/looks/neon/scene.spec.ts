import { expect, it } from 'vitest'
import { movedSpot, ownScene, photoBox, sceneOf, thingOnPhoto } from './scene'

const board = { width: 700, height: 300 }

it('a sign by itself is in the middle, as large as it looks well', () => {
  expect(sceneOf(board, 'nothing', { width: 1000, height: 500 })).toEqual({
    view: { x: 150, y: 100, scale: 1, width: 1000, height: 500 },
    thing: null,
    floor: null,
  })
})

it('a sign over a sofa has the scale of the sofa', () => {
  const { view, thing, floor } = sceneOf(board, 'sofa', { width: 1190, height: 595 })
  // 2,380 mm from the ceiling to the end of the floor.
  expect(view.scale).toBe(0.25)
  expect([floor, view.x, view.y]).toEqual([562.5, 507.5, 150])
  expect(thing).toEqual({ x: 332.5, y: 355, width: 525, height: 207.5 })
})

it('a high sign hangs above the sofa, and one beside a door is free of it', () => {
  const high = sceneOf({ width: 600, height: 1200 }, 'sofa', { width: 1000, height: 1000 })
  expect(high.view.y + 1200 * high.view.scale).toBeLessThan(high.thing?.y ?? 0)
  const { view, thing } = sceneOf(board, 'door', { width: 400, height: 500 })
  expect(view.x - (thing?.x ?? 0) - (thing?.width ?? 0)).toBeCloseTo(220 * view.scale, 6)
  expect(view.x + 700 * view.scale).toBeLessThanOrEqual(400)
})

it('a sign on a photo of a wall that is 3.5 m wide takes a fifth of its width', () => {
  const canvas = { width: 900, height: 600 }
  const photo = photoBox({ width: 4000, height: 3000 }, canvas)
  expect(photo).toEqual({ x: 50, y: 0, width: 800, height: 600 })
  const view = ownScene(board, photo, canvas, { wallMm: 3500, spot: { x: 0.5, y: 0.4 } })
  expect(700 * view.scale).toBeCloseTo(160, 6)
  expect([view.x, view.y].map(Math.round)).toEqual([370, 206])
  expect(thingOnPhoto('door', photo, 3500)).toEqual({
    x: 74,
    y: 123.42857142857144,
    width: 185.14285714285714,
    height: 452.57142857142856,
  })
})

it('the middle of a sign stays on the photo', () => {
  const photo = { width: 800, height: 600 }
  expect(movedSpot({ x: 0.5, y: 0.5 }, { x: 80, y: -60 }, photo)).toEqual({ x: 0.6, y: 0.4 })
  expect(movedSpot({ x: 0.5, y: 0.5 }, { x: 9999, y: -9999 }, photo)).toEqual({ x: 1, y: 0 })
})

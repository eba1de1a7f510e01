import { describe, expect, it } from 'vitest'
import { groupSizes, placeIn, ROOM_FLOOR, SOFA, sceneFor, turned } from './size-scale'

const size = (widthMm: number, heightMm: number) => ({ optionUid: `${widthMm}x${heightMm}`, widthMm, heightMm })

describe('sizes drawn to scale', () => {
  it('a canvas keeps its true size, centred over the sofa with its middle at eye level', () => {
    const scene = sceneFor([size(900, 600), size(200, 200)])
    expect(scene.kind).toBe('room')
    expect(placeIn(scene, size(900, 600))).toEqual({ x: 840, y: 580, width: 900, height: 600 })
  })

  it('a tall piece moves up rather than stand on the sofa', () => {
    const scene = sceneFor([size(1000, 1500)])
    const box = placeIn(scene, size(1000, 1500))
    expect(ROOM_FLOOR - (box.y + box.height)).toBe(SOFA.height + 160)
    expect(box.y).toBeGreaterThanOrEqual(-50)
  })

  it('what is held in a hand lies on a table', () => {
    const scene = sceneFor([size(100, 150), size(200, 300)])
    expect(scene.kind).toBe('table')
    expect(placeIn(scene, size(300, 200))).toEqual({ x: 145, y: 160, width: 300, height: 200 })
  })

  it('turning swaps the sides', () => {
    expect(turned(size(200, 300), false)).toMatchObject({ widthMm: 300, heightMm: 200 })
    expect(turned(size(200, 300), true)).toMatchObject({ widthMm: 200, heightMm: 300 })
  })

  it('sizes are grouped by shape, small ones first', () => {
    expect(groupSizes([size(600, 900), size(300, 300), size(200, 300), size(1500, 500)])).toEqual([
      { title: 'Square', sizes: [size(300, 300)] },
      { title: 'Rectangle', sizes: [size(200, 300), size(600, 900)] },
      { title: 'Panorama', sizes: [size(1500, 500)] },
    ])
  })
})

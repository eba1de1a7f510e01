import { describe, expect, it } from 'vitest'
import { orientSize, positionIn, ROOM_FLOOR, SOFA, sceneFor } from './size-scale'

const size = (widthMm: number, heightMm: number) => ({ optionUid: `${widthMm}x${heightMm}`, widthMm, heightMm })

describe('sizes drawn to scale', () => {
  it('a canvas has its real size, centred over the sofa at eye level', () => {
    const scene = sceneFor([size(900, 600), size(200, 200)])
    expect(scene.kind).toBe('room')
    expect(positionIn(scene, size(900, 600))).toEqual({ x: 840, y: 580, width: 900, height: 600 })
  })

  it('a tall print moves up to leave a gap above the sofa', () => {
    const scene = sceneFor([size(1000, 1500)])
    const box = positionIn(scene, size(1000, 1500))
    expect(ROOM_FLOOR - (box.y + box.height)).toBe(SOFA.height + 160)
    expect(box.y).toBeGreaterThanOrEqual(-50)
  })

  it('small prints are on a table', () => {
    const scene = sceneFor([size(100, 150), size(200, 300)])
    expect(scene.kind).toBe('table')
    expect(positionIn(scene, size(300, 200))).toEqual({ x: 145, y: 160, width: 300, height: 200 })
  })

  it('the orientation swaps the sides', () => {
    expect(orientSize(size(200, 300), false)).toMatchObject({ widthMm: 300, heightMm: 200 })
    expect(orientSize(size(200, 300), true)).toMatchObject({ widthMm: 200, heightMm: 300 })
  })
})

import { surfaceGeometry } from '@kea/design/geometry/surfaces'
import { canvasDefinition } from '@kea/design/testing/definitions'
import { describe, expect, it } from 'vitest'
import { layoutSurface, pointOnFace } from './layout'

const surface = surfaceGeometry(canvasDefinition, ['size-30x40', 'depth-19', 'edge-wrap'], 'portrait')
const layout = layoutSurface(surface, { x: 100, y: 50, width: 800, height: 438 })

describe('the surface on the screen', () => {
  it('is as large as the area allows, with face and sides', () => {
    expect(layout.scale).toBe(1)
    expect(layout.outer).toEqual({ x: 331, y: 50, width: 338, height: 438 })
    expect(layout.face).toEqual({ x: 350, y: 69, width: 300, height: 400 })
  })

  it('a point of the screen is a point of the face', () => {
    expect(pointOnFace(layout, { x: 500, y: 269 })).toEqual({ x: 150, y: 200 })
    expect(pointOnFace({ ...layout, scale: 2 }, { x: 350, y: 169 })).toEqual({ x: 0, y: 50 })
  })
})

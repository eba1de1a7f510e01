import { describe, expect, it } from 'vitest'
import { chosenSize, listedOrientation, surfaceGeometry } from './surfaces'
import { canvasDefinition, mugDefinition, printDefinition } from './testing/definitions'

describe('surfaceGeometry', () => {
  it.each([
    ['wrap', { width: 348, height: 448 }],
    ['mirror', { width: 300, height: 400 }],
    ['white', { width: 300, height: 400 }],
  ])('a canvas with a %s edge leaves the photo %o mm', (edge, photo) => {
    const surface = surfaceGeometry(canvasDefinition, ['size-30x40', 'depth-19', `edge-${edge}`], 'portrait')
    expect(surface).toMatchObject({
      edge,
      face: { width: 300, height: 400 },
      photo,
      printed: { width: 348, height: 448 },
    })
  })

  it('a deeper frame prints more on every side', () => {
    const surface = surfaceGeometry(canvasDefinition, ['size-30x40', 'depth-38', 'edge-wrap'], 'portrait')
    expect(surface.printed).toEqual({ width: 386, height: 486 })
  })

  it('turns a piece that can be turned', () => {
    expect(surfaceGeometry(printDefinition, ['size-10x15'], 'landscape').face).toEqual({ width: 150, height: 100 })
    expect(surfaceGeometry(printDefinition, ['size-10x15'], 'portrait').face).toEqual({ width: 100, height: 150 })
  })

  it('never turns a mug', () => {
    expect(surfaceGeometry(mugDefinition, ['size-330'], 'portrait').face).toEqual({ width: 200, height: 85 })
  })

  it('a flat print has a bleed and no edge', () => {
    expect(surfaceGeometry(printDefinition, ['size-20x30'], 'portrait')).toMatchObject({
      edge: null,
      depthMm: 0,
      printed: { width: 204, height: 304 },
      photo: { width: 204, height: 304 },
    })
  })

  it('refuses options that name no size', () => {
    expect(chosenSize(canvasDefinition, ['depth-19'])).toBeNull()
    expect(() => surfaceGeometry(canvasDefinition, ['depth-19'], 'portrait')).toThrow('no size')
  })

  it('starts as the product is listed', () => {
    expect(listedOrientation(canvasDefinition)).toBe('portrait')
    expect(listedOrientation(mugDefinition)).toBe('landscape')
  })
})

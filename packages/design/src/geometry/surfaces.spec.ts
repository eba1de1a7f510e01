import { describe, expect, it } from 'vitest'
import { canvasDefinition, cushionDefinition, mugDefinition, printDefinition } from '../testing/definitions'
import { chosenSize, listedOrientation, surfaceGeometry } from './surfaces'

describe('surfaceGeometry', () => {
  it.each([
    ['wrap', { width: 348, height: 448 }],
    ['mirror', { width: 300, height: 400 }],
    ['white', { width: 300, height: 400 }],
    ['colour', { width: 300, height: 400 }],
    ['blurred', { width: 300, height: 400 }],
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

  it('takes the size of the part where the options name none', () => {
    expect(chosenSize(canvasDefinition, ['depth-19'])).toBeNull()
    expect(surfaceGeometry(canvasDefinition, ['depth-38'], 'portrait')).toMatchObject({
      face: { width: 200, height: 200 },
      depthMm: 38,
    })
  })

  it('a border leaves the photo less than the face', () => {
    const [part] = printDefinition.parts
    const bordered = { ...printDefinition, parts: part ? [{ ...part, borderMm: 10 }] : [] }
    expect(surfaceGeometry(bordered, ['size-20x30'], 'landscape').photo).toEqual({ width: 280, height: 180 })
  })

  it('refuses a part that the product does not have', () => {
    expect(() => surfaceGeometry(cushionDefinition, [], 'portrait', 'lid')).toThrow('no part lid')
    expect(surfaceGeometry(cushionDefinition, [], 'portrait', 'back').part.label).toBe('Back')
  })

  it('starts as the product is listed', () => {
    expect(listedOrientation(canvasDefinition)).toBe('portrait')
    expect(listedOrientation(mugDefinition)).toBe('landscape')
  })
})

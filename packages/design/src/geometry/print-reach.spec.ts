import { describe, expect, it } from 'vitest'
import { canvasDefinition, mugDefinition, printDefinition, withSizes } from '../testing/definitions'
import { printReach } from './print-reach'

describe('how large a photo prints well', () => {
  it.each([
    ['a large photo on canvas', canvasDefinition, 9000, 6000, { level: 'excellent', optionUid: 'size-100x150' }],
    ['a photo of a phone on canvas', canvasDefinition, 4032, 3024, { level: 'good', optionUid: 'size-60x90' }],
    ['an upright photo of a phone on canvas', canvasDefinition, 3024, 4032, { level: 'good', optionUid: 'size-60x90' }],
    ['a thumbnail on canvas', canvasDefinition, 100, 100, { level: 'poor', optionUid: 'size-20x20' }],
    ['a small photo on canvas', canvasDefinition, 1400, 1050, { level: 'good', optionUid: 'size-20x20' }],
    ['a photo of a message on prints', printDefinition, 900, 600, { level: 'fair', optionUid: 'size-10x15' }],
    ['a thumbnail on prints', printDefinition, 300, 200, { level: 'poor', optionUid: 'size-10x15' }],
    ['an upright photo on a mug', mugDefinition, 3024, 4032, { level: 'excellent', optionUid: 'size-330' }],
  ])('%s', (_, definition, width, height, reach) => {
    expect(printReach(definition, [], { width, height })).toEqual(reach)
  })

  it('counts the pixels that a deep frame takes', () => {
    const size = { width: 1320, height: 1320 }
    const squares = withSizes(
      canvasDefinition,
      [200, 250].map((side) => [`square-${side}`, side, side]),
    )
    expect(printReach(squares, ['square-200', 'depth-19', 'edge-wrap'], size)?.optionUid).toBe('square-250')
    expect(printReach(squares, ['square-200', 'depth-38', 'edge-wrap'], size)?.optionUid).toBe('square-200')
  })
})

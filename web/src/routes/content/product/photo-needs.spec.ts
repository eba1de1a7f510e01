import { canvasDefinition, withSizes } from '@kea/design/testing/definitions'
import { describe, expect, it } from 'vitest'
import { photoNeeds } from './photo-needs'

const canvas = withSizes(canvasDefinition, [
  ['s', 200, 300],
  ['l', 600, 900],
])
const definition = {
  ...canvas,
  parts: canvas.parts.map((part) => ({ ...part, bleedMm: 0, wrapMm: 27 })),
  resolution: { goodPpi: 127, leastPpi: 63.5 },
}

describe('what a photo needs', () => {
  it('is pixels for each size, from the face where the sides are white', () => {
    expect(photoNeeds(definition, ['l', 'edge-white'])).toEqual([
      { optionUid: 's', good: '1000 × 1500', least: '500 × 750', megapixels: '1.5' },
      { optionUid: 'l', good: '3000 × 4500', least: '1500 × 2250', megapixels: '13.5' },
    ])
  })

  it('is more where the picture goes round the edge', () => {
    expect(photoNeeds(definition, ['edge-wrap'])[0]).toMatchObject({ good: '1300 × 1800' })
  })
})

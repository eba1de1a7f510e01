import { describe, expect, it } from 'vitest'
import { photoNeeds } from './photo-needs'

const definition = JSON.stringify({
  version: 1,
  shape: 'canvas',
  surface: { id: 'front', label: 'Front' },
  sizes: [
    { optionUid: 's', widthMm: 200, heightMm: 300 },
    { optionUid: 'l', widthMm: 600, heightMm: 900 },
  ],
  canRotate: true,
  bleedMm: 0,
  depths: [{ optionUid: 'd', depthMm: 27 }],
  edges: [
    { optionUid: 'wrap', edge: 'wrap' },
    { optionUid: 'white', edge: 'white' },
  ],
  resolution: { goodPpi: 127, leastPpi: 63.5 },
})

describe('what a photo needs', () => {
  it('is pixels for each size, from the face where the sides are white', () => {
    expect(photoNeeds(definition, ['l', 'd', 'white'])).toEqual([
      { optionUid: 's', good: '1000 × 1500', least: '500 × 750', megapixels: '1.5' },
      { optionUid: 'l', good: '3000 × 4500', least: '1500 × 2250', megapixels: '13.5' },
    ])
  })

  it('is more where the picture goes round the edge', () => {
    expect(photoNeeds(definition, ['wrap'])[0]).toMatchObject({ good: '1300 × 1800' })
  })

  it.each(['', '{}', 'null', '{"sizes":[]}'])('is unknown for a product whose definition is %j', (text) => {
    expect(photoNeeds(text, [])).toEqual([])
  })
})

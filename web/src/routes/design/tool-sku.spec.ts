import { describe, expect, it } from 'vitest'
import { skuOf } from './tool-sku'

describe('the product of a design tool', () => {
  it('is the tool’s default when the address names none', () => {
    const tools = ['/uploadchoice', '/photoprints-tool/', '/photomug-tool', '/rug-tool']
    expect(tools.map((pathname) => skuOf({ pathname, search: '?sku=' }))).toEqual([
      'canvas-print',
      'photo-print',
      'photo-mug',
      '',
    ])
  })

  it('is the one in the address', () => {
    expect(skuOf({ pathname: '/uploadchoice', search: '?sku=easel&line=1' })).toBe('easel')
  })
})

import { expect, it } from 'vitest'
import { readToolAddress } from './tool-address'

it.each([
  ['/uploadchoice?sku=easel&line=1', { tool: 'uploadchoice', sku: 'easel' }],
  ['/uploadchoice-new', { tool: 'uploadchoice', sku: '' }],
  ['/photomug-tool/?sku=', { tool: 'photomug-tool', sku: '' }],
  ['/create-your-rug?template_sku=waves', { tool: 'rug-tool', sku: '' }],
])('the address %s is read', (path, address) => {
  expect(readToolAddress(new URL(path, 'https://shop.test'))).toEqual(address)
})

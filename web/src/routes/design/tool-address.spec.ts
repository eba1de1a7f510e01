import { expect, it } from 'vitest'
import { isBare, readToolAddress } from './tool-address'

it.each([
  ['/uploadchoice?sku=easel&line=1', { tool: 'uploadchoice', sku: 'easel', template: '' }],
  ['/uploadchoice-new', { tool: 'uploadchoice', sku: '', template: '' }],
  ['/photomug-tool/?sku=', { tool: 'photomug-tool', sku: '', template: '' }],
  ['/create-your-rug?template_sku=waves', { tool: 'rug-tool', sku: '', template: 'waves' }],
  ['/rug-tool?sku=photo-rug&template_sku=rug-road', { tool: 'rug-tool', sku: 'photo-rug', template: 'rug-road' }],
])('the address %s is read', (path, address) => {
  expect(readToolAddress(new URL(path, 'https://shop.test'))).toEqual(address)
})

it.each(['', '?utm_source=mail', '?sku=', '?template_sku='])('an address with %j names nothing to open', (search) => {
  expect(isBare(search)).toBe(true)
})

it.each(['?sku=photo-rug', '?template_sku=waves', '?design=d1', '?line=l1', '?draft=x'])(
  'an address with %j opens something',
  (search) => {
    expect(isBare(search)).toBe(false)
  },
)

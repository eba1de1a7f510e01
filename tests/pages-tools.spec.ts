import { productDefinition } from '@kea/design/product/definition'
import { isPagesTool } from '@kea/shared/routes'
import { expect, it } from 'vitest'
import { designed } from './support/designed-products'

it('the account knows which products have pages, which only the tool paints for a link', () => {
  const ofPages = designed.filter(
    ([, , json]) => productDefinition.parse(JSON.parse(json)).arrangement.kind === 'pages',
  )
  const known = designed.filter(([, { tool }]) => isPagesTool(tool ?? ''))
  expect(ofPages.length).toBeGreaterThanOrEqual(4)
  expect(known.map(([sku]) => sku)).toEqual(ofPages.map(([sku]) => sku))
})

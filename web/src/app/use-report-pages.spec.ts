import { canvasCms, canvasDetails, pageAt } from '@kea/shared/testing/page'
import { expect, it } from 'vitest'
import { factsOf } from './use-report-pages'

const CANVAS = { sku: 'canvas-print', name: 'Canvas print', cents: 2950, discountCents: 0, quantity: 1 }

it('a product page reports the page and the product with its lowest price', () => {
  const page = pageAt('/canvas-prints', { details: canvasDetails, cms: canvasCms })
  expect(factsOf('/canvas-prints', page, false)).toEqual([
    {
      kind: 'page',
      page: 'product',
      event: 'ViewContent',
      remarketing: { type: 'product', sku: 'canvas-print', cents: 2950 },
    },
    { kind: 'product', item: CANVAS },
  ])
})

it('a promotion reports its price to remarketing, and the product its own', () => {
  const page = pageAt('/free-canvas', { details: canvasDetails, cms: canvasCms })
  expect(factsOf('/free-canvas', page, false)).toMatchObject([
    { kind: 'page', remarketing: { sku: 'canvas-print', cents: 999 } },
    { kind: 'product', item: CANVAS },
  ])
  expect(factsOf('/gift-certificate', null, false)).toMatchObject([{ remarketing: { sku: null, cents: 1000 } }])
})

it('a category page reports at most twenty of its products', () => {
  const page = pageAt('/wall-art', { details: { name: 'Wall art' }, cms: canvasCms })
  const tile = (at: number) => ({
    sku: `print-${at}`,
    name: `Print ${at}`,
    path: `/print-${at}`,
    picture: '',
    alt: '',
    cents: 2000,
    regularCents: 2500,
    inStock: true,
    arrivesBy: '',
    rating: null,
    readyWithin: null,
    bestSellerPlace: null,
    values: {},
  })
  const listing = { tiles: Array.from({ length: 30 }, (_, at) => tile(at)), attributes: [], hasBestSellers: false }
  const [seen, list] = factsOf('/wall-art', { ...page, listing } as typeof page, false)
  expect(seen).toMatchObject({ kind: 'page', page: 'category' })
  if (list?.kind !== 'list') throw new Error('no list')
  expect(list.items).toHaveLength(20)
  expect(list.items[19]).toEqual({ sku: 'print-19', name: 'Print 19', cents: 2000, discountCents: 500, quantity: 1 })
})

it('a cart reports its event only while it is empty', () => {
  expect(factsOf('/checkout/cart', null, true)).toMatchObject([{ page: 'cart', event: 'ViewContent' }])
  expect(factsOf('/checkout/cart', null, false)).toMatchObject([{ page: 'cart', event: null }])
})

import { canvasDefinition } from '@kea/design/testing/definitions'
import { describe, expect, it } from 'vitest'
import type { PhotoProductsQuery } from '~/api/__generated__/types'
import { onlyOf, photoProductsQuery, toPhotoProducts } from './photo-products'

type Item = NonNullable<NonNullable<NonNullable<PhotoProductsQuery['products']>['items']>[number]>

const picture = (name: string) => `/pictures/${name}.1200x900.cac0af.21afd6d6/800.webp`
const SMALL = { uid: 'size-20x20', title: '20 × 20 cm', price: 19.95, sort_order: 1 }
const item = (changes: Record<string, unknown> = {}): Item =>
  ({
    sku: 'canvas-print',
    name: 'Canvas print',
    url_key: 'canvas-prints',
    canonical_url: 'canvas-prints',
    stock_status: 'IN_STOCK',
    small_image: { url: picture('canvas-wide'), label: 'A canvas' },
    media_gallery: [
      { url: picture('canvas-room-2'), label: 'Another' },
      { url: picture('canvas-room'), label: 'A canvas in a room' },
    ],
    price_range: { minimum_price: { regular_price: { value: 19.95 }, final_price: { value: 19.95 } } },
    options: [{ uid: 'size', title: 'Size', required: true, sort_order: 1, value: [SMALL] }],
    personalisation: { tool: 'uploadchoice', definition: JSON.stringify(canvasDefinition) },
    ...changes,
  }) as unknown as Item
const mug = item({ sku: 'photo-mug', name: 'Photo mug' })
const SHOWN = [
  { sku: 'canvas-print', picture: 'canvas-room' },
  { sku: 'photo-mug', picture: 'mug-shelf' },
]
const products = (...items: (Item | null)[]) => toPhotoProducts(SHOWN, { products: { items } } as PhotoProductsQuery)

describe('the products of “Start with a photo”', () => {
  it('stand in the order of the page, and those that are not sold are missing', () => {
    const shown = products(mug, null, item({ sku: 'door-mat' }), item())
    expect(shown.map(({ name }) => name)).toEqual(['Canvas print', 'Photo mug'])
    expect(toPhotoProducts(SHOWN, { products: null } as PhotoProductsQuery)).toEqual([])
  })

  it('have the picture on whose prints the photo is drawn, else their own', () => {
    expect(products(item())[0]?.picture).toBe(picture('canvas-room'))
    expect(products(item({ media_gallery: [] }))[0]?.picture).toBe(picture('canvas-wide'))
  })

  it('lead to their tool with their sku', () => {
    expect(products(item())[0]?.tool).toBe('/uploadchoice?sku=canvas-print')
  })

  it.each([
    ['is sold out', { stock_status: 'OUT_OF_STOCK' }],
    ['has no tool', { personalisation: { tool: null, definition: JSON.stringify(canvasDefinition) } }],
    [
      'has a tool that this shop has no page for',
      { personalisation: { tool: 'no-such-tool', definition: JSON.stringify(canvasDefinition) } },
    ],
    ['has no definition', { personalisation: { tool: 'uploadchoice', definition: '' } }],
  ])('lead to no tool if the product %s', (_, changes) => {
    const [product] = products(item(changes))
    expect(product?.tool).toBeNull()
    expect(product?.print === null).toBe('personalisation' in changes && changes.personalisation.definition === '')
  })

  it('know what the print quality depends on', () => {
    const [product] = products(item())
    expect(product?.print?.definition).toMatchObject({ version: 3, parts: [{ label: 'Canvas', bleedMm: 5 }] })
    expect(product?.print?.options.map(({ uid }) => uid)).toEqual(['size'])
  })

  it.each([
    [null, ['photo-mug', 'canvas-print']],
    ['photo-mug,nothing', ['photo-mug']],
    ['nothing', ['photo-mug', 'canvas-print']],
  ])('are those of the address %s', (asked, skus) => {
    const both = toPhotoProducts([...SHOWN].reverse(), { products: { items: [item(), mug] } } as PhotoProductsQuery)
    expect(onlyOf(both, asked).map(({ sku }) => sku)).toEqual(skus)
  })

  it('are requested by their skus', () => {
    const photoProducts = ['photo-mug:mug-shelf', 'canvas-print:canvas-room']
    expect(photoProductsQuery({ photoProducts }).queryKey).toEqual([
      'PhotoProducts',
      { skus: ['photo-mug', 'canvas-print'] },
    ])
  })
})

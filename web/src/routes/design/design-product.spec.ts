import { canvasDefinition } from '@kea/design/testing/definitions'
import { describe, expect, it } from 'vitest'
import { toDesignProduct } from './design-product'

const answer = (definition: string, stock: 'IN_STOCK' | 'OUT_OF_STOCK' = 'IN_STOCK') => ({
  products: {
    items: [
      {
        sku: 'canvas-print',
        name: 'Canvas print',
        url_key: 'canvas-prints',
        stock_status: stock,
        options: [
          {
            uid: 'depth',
            title: 'Depth',
            required: true,
            sort_order: 1,
            value: [{ uid: 'depth-38', title: '38 mm', price: 12.5, sort_order: 1 }],
          },
        ],
        price_rows: [],
        personalisation: { tool: 'uploadchoice', definition },
      },
    ],
  },
})

describe('the product that is designed', () => {
  it('has the shape of the design tool, with cents', () => {
    expect(toDesignProduct(answer(JSON.stringify(canvasDefinition)))).toEqual({
      slug: 'canvas-prints',
      product: {
        sku: 'canvas-print',
        name: 'Canvas print',
        tool: 'uploadchoice',
        definition: canvasDefinition,
        prices: [],
        options: [
          {
            uid: 'depth',
            title: 'Depth',
            required: true,
            choices: [{ uid: 'depth-38', title: '38 mm', addCents: 1250 }],
          },
        ],
      },
    })
  })

  it.each([
    ['unknown', { products: { items: [] } }],
    ['without a definition', answer('')],
    ['with a definition that cannot be read', answer('{"version":1}')],
    ['out of stock', answer(JSON.stringify(canvasDefinition), 'OUT_OF_STOCK')],
  ])('is none when it is %s', (_, data) => {
    expect(toDesignProduct(data)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { listOf, listPath, readSearch } from './customer-orders'

describe('the address of the list of orders', () => {
  it.each([
    ['', { page: 1, number: '' }],
    ['page=3&number=000000123', { page: 3, number: '000000123' }],
    ['page=-1&number=%20No.%20123', { page: 1, number: '123' }],
    ['page=x', { page: 1, number: '' }],
    [`number=${'9'.repeat(50)}`, { page: 1, number: '9'.repeat(12) }],
  ])('%s', (search, read) => {
    expect(readSearch(new URLSearchParams(search))).toEqual(read)
  })

  it('has only what differs from the whole list', () => {
    expect(listPath({ page: 1, number: '' })).toBe('/customer/account/my-orders')
    expect(listPath({ page: 2, number: '12' })).toBe('/customer/account/my-orders?number=12&page=2')
  })
})

describe('the list of orders', () => {
  it('names what was ordered, with the first picture', () => {
    const item = (product_name: string, quantity_ordered: number, preview_image: string | null) => ({
      product_name,
      quantity_ordered,
      preview_image,
    })
    const list = listOf({
      customer: {
        orders: {
          total_count: 11,
          page_info: { total_pages: 2 },
          items: [
            null,
            {
              number: '000000123',
              order_date: '2026-11-02 09:00:00',
              status: 'Processing',
              total: { grand_total: { value: 12.5 } },
              items: [item('Gift certificate', 1, null), item('Canvas print', 2, '/media/uploads/x')],
            },
          ],
        },
      },
    })
    expect(list).toEqual({
      total: 11,
      pages: 2,
      orders: [
        {
          number: '000000123',
          placedAt: Date.parse('2026-11-02T09:00:00Z'),
          status: 'Processing',
          totalCents: 1250,
          products: 'Gift certificate, 2 × Canvas print',
          preview: '/media/uploads/x',
        },
      ],
    })
  })
})

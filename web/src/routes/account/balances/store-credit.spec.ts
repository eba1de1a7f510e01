import { expect, it } from 'vitest'
import { creditOf, creditPath } from './store-credit'

it('store credit has its balance and its entries as texts', () => {
  const answer = {
    customer: {
      store_credit: {
        current_balance: { value: 10.5 },
        balance_history: {
          items: [
            {
              action: 'A late parcel',
              actual_balance: { value: 10.5 },
              balance_change: { value: -2 },
              date_time_changed: '2026-11-02 09:00:00',
            },
            null,
          ],
          page_info: { total_pages: 3 },
        },
      },
    },
  }
  expect(creditOf(answer)).toEqual({
    balance: 1050,
    entries: [{ text: 'A late parcel', date: '02/11/2026', change: '−N$2.00', balance: 'N$10.50' }],
    pages: 3,
  })
})

it('a backend without store credit has a balance of 0', () => {
  expect(creditOf({ customer: { store_credit: null } })).toEqual({ balance: 0, entries: [], pages: 1 })
  expect(() => creditOf({ customer: null })).toThrow(expect.objectContaining({ code: 'unauthorised' }))
})

it.each([
  [1, '/customer/account/my-credits'],
  [2, '/customer/account/my-credits?page=2'],
])('page %d of the credit is %s', (page, path) => {
  expect(creditPath(page)).toBe(path)
})

import { describe, expect, it } from 'vitest'
import { ticketsOf, ticketsPath } from './order-tickets'

describe('the tickets of a customer', () => {
  it('have their messages, with who wrote them', () => {
    const message = {
      message: 'We send a new one.',
      created_at: '2026-11-02 09:00:00',
      attachments: null,
      documents: null,
    }
    const ticket = { uid: 'a', number: 'T000001', order_number: null, subject: 'Bent', status: 'Answered' }
    const data = {
      customer: {
        order_tickets: {
          page_info: { total_pages: 3 },
          items: [
            {
              ...ticket,
              messages: [
                { ...message, author: 'customer' },
                { ...message, author: 'shop' },
              ],
            },
          ],
        },
      },
    }
    const at = Date.parse('2026-11-02T09:00:00Z')
    const read = { text: 'We send a new one.', at, photos: [], documents: [] }
    expect(ticketsOf(data)).toEqual({
      pages: 3,
      tickets: [
        {
          uid: 'a',
          number: 'T000001',
          order: '',
          subject: 'Bent',
          status: 'Answered',
          messages: [
            { ...read, isFromShop: false },
            { ...read, isFromShop: true },
          ],
        },
      ],
    })
  })

  it('have pages with addresses', () => {
    expect([1, 2].map(ticketsPath)).toEqual(['/customer/account/ordertickets', '/customer/account/ordertickets?page=2'])
  })
})

import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import { OrderedLines } from './OrderedLines'
import type { Order, OrderLine } from './order'

const line = (id: string, name: string, unitCents: number, more: Partial<OrderLine> = {}): OrderLine => ({
  ...{
    id,
    sku: id,
    name,
    quantity: 1,
    options: '',
    unitCents,
    set: null,
    preview: null,
    previewWords: '',
    picture: '/a.webp',
  },
  ...{ isShared: false, isCalendar: false, isSign: false, hasWords: false, sign: null },
  ...more,
})
const set = { uid: 'b', name: 'Mug and coaster set' }

const order: Order = {
  ...{ number: '000000042', token: 't', email: '', status: 'Processing', placedAt: null, events: [], parcels: [] },
  ...{ hasLeft: false, hasInvoice: true, shippingMethod: '', arrivesBy: null, paymentCode: '', address: [] },
  lines: [
    line('mug', 'Photo mug', 1813, { quantity: 2, options: 'White, 330 ml', set }),
    line('coaster', 'Photo coaster', 1182, { quantity: 2, options: 'Round', set }),
    line('easel', 'Mini easel', 1295),
  ],
  ...{ isDropShip: false, subtotalCents: 7285, discounts: [], giftWrapCents: 0, shippingCents: 0, taxCents: 950 },
  grandTotalCents: 7285,
}

it('an order has a set as one line with its pieces in it, and with one price', () => {
  const { container } = render(
    <Shop>
      <OrderedLines order={order} />
    </Shop>,
  )
  const [first, second] = [...container.querySelectorAll('section > ul > li')]
  expect(first?.querySelector('p')?.textContent).toBe('2 × Mug and coaster setN$59.90')
  expect([...(first?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Photo mugWhite, 330 ml',
    'Photo coasterRound',
  ])
  expect(second?.textContent).toBe('Mini easelN$12.95')
})

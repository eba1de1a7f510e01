import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Cart, CartLine } from '~/features/cart/cart'
import { reportAdded } from '~/features/cart/line-item'
import { entriesOf } from '~/features/events/data-layer'
import { type Fact, orderNumberOf } from '~/features/events/fact'
import { subscribe } from '~/features/events/report'
import type { Order } from '~/features/order/order'
import { storageOf } from '~/lib/testing/storage-of'
import { reportCheckout, reportOrder } from './report-checkout'

let told: Fact[]
let stop: () => void

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf(new Map()))
  told = []
  stop = subscribe((fact) => told.push(fact))
  told.length = 0
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

/** Everything that a shopper may have written or uploaded. */
const NAME = 'Aroha'
const EMAIL = 'aroha@example.co.nz'
const PHOTO = 'wedding-2026.jpg'
const WORDS = 'Happy birthday Mia'
const STREET = '12 Secret Road'
const PHONE = '021 555 0199'
const SECRETS = [NAME, EMAIL, PHOTO, WORDS, STREET, PHONE]

const line = {
  uid: 'l1',
  sku: 'photo-mug',
  name: 'Photo mug',
  quantity: 2,
  path: `/photo-mugs?for=${NAME}`,
  options: [{ label: 'Words', value: WORDS }],
  entered: [{ uid: 'recipient_email', value: EMAIL }],
  unitCents: 1995,
  rowCents: 3990,
  regularRowCents: 4990,
  preview: `/media/${PHOTO}`,
  previewWords: WORDS,
  picture: PHOTO,
  editLink: `/photomug-tool?design=${NAME}`,
  problems: [WORDS],
} as unknown as CartLine
const cart = {
  id: 'c'.repeat(32),
  email: EMAIL,
  lines: [line],
  grandTotalCents: 4780,
  notes: { comment: WORDS, giftMessage: WORDS },
  address: { firstname: NAME, street: STREET, telephone: PHONE },
} as unknown as Cart
const order = {
  number: '000000123',
  token: 'order-token-secret',
  email: EMAIL,
  address: [NAME, STREET],
  lines: [
    {
      sku: 'photo-mug',
      name: 'Photo mug',
      quantity: 2,
      unitCents: 1995,
      options: WORDS,
      preview: PHOTO,
      previewWords: WORDS,
    },
  ],
  grandTotalCents: 4780,
  status: 'Pending Payment',
} as unknown as Order

const MUG = { sku: 'photo-mug', name: 'Photo mug', cents: 1995, discountCents: 500, quantity: 2 }

it('what was added has the product, its price and the added quantity', () => {
  reportAdded(cart, [
    { sku: 'photo-mug', quantity: 1 },
    { sku: 'not-there', quantity: 1 },
  ])
  expect(told).toEqual([{ kind: 'added', items: [{ ...MUG, quantity: 1 }] }])
  reportAdded(cart, [{ sku: 'not-there', quantity: 1 }])
  expect(told).toHaveLength(1)
})

it('a checkout and an order are reported once in a tab', () => {
  reportCheckout(cart)
  reportCheckout(cart)
  reportOrder(order)
  reportOrder(order)
  expect(told).toEqual([
    { kind: 'checkout', items: [MUG], cents: 4780 },
    { kind: 'purchased', order: '000000123', items: [{ ...MUG, discountCents: 0 }], cents: 4780, isPaid: false },
  ])
})

it('no name, address, photo name or word of a design is in a fact or in the data layer', () => {
  reportAdded(cart, [{ sku: 'photo-mug', quantity: 2 }])
  reportCheckout(cart)
  reportOrder(order)
  expect(told.map(({ kind }) => kind)).toEqual(['added', 'checkout', 'purchased'])
  const sent = JSON.stringify([told, told.map(entriesOf)])
  for (const secret of [...SECRETS, 'order-token-secret', cart.id]) expect(sent).not.toContain(secret)
})

it('a fact has no place for a word of a shopper', () => {
  // @ts-expect-error a text that was searched for is no part of the fact
  const search: Fact = { kind: 'searched', hits: 1, text: WORDS }
  // @ts-expect-error only a text of the catalogue is a name
  const product: Fact = { kind: 'product', item: { ...MUG, sku: PHOTO, name: WORDS } }
  // @ts-expect-error only the number of an order is one
  const bought: Fact = { kind: 'purchased', order: EMAIL, items: [], cents: 0, isPaid: true }
  expect([search, product, bought]).toHaveLength(3)
  expect([orderNumberOf(EMAIL), orderNumberOf('000000123')]).toEqual([null, '000000123'])
})

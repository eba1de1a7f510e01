import { type Address, NO_EXTRAS } from '../modules/cart/state/cart'
import type { CartState, ShippingMethodRow, StoredLine } from '../modules/cart/state/cart-state'
import { NO_WALLET, type Wallet } from '../modules/cart/state/wallet'
import type { Product } from '../modules/catalogue/product'
import type { Coupon, Reduction } from '../modules/coupons/coupon'
import { productOf } from './product'

/** A small shop with every rule that changes a total. Prices are in cents. */

const choice = (id: number, title: string, addCents = 0) => ({
  id,
  uid: `v${id}`,
  title,
  addCents,
  position: id,
  picture: '',
  swatch: [],
  part: null,
})
const option = (id: number, title: string, choices: ReturnType<typeof choice>[]) => ({
  id,
  uid: `o${id}`,
  title,
  required: true,
  position: id,
  choices,
})
const row = (value: string, quantityFrom: number, cents: number, regularCents: number | null = null) => ({
  optionUids: value === '' ? [] : [value],
  quantityFrom,
  cents,
  regularCents,
  offerFrom: regularCents === null ? null : '2026-10-01T00:00:00.000Z',
  offerTo: regularCents === null ? null : '2026-12-01T00:00:00.000Z',
})

/** Names of the table's lines, with the ids of their option values. */
export const LINES: Record<string, readonly [sku: string, ...values: number[]]> = {
  'canvas 30': ['canvas', 2, 10],
  'canvas 30 framed': ['canvas', 2, 11],
  'canvas 60': ['canvas', 3, 10],
  'canvas 60 framed': ['canvas', 3, 11],
  // The special size, which takes no code.
  'canvas 20': ['canvas', 1, 10],
  print: ['print'],
  // With an offer of 15 %.
  mug: ['mug'],
  // An accessory, which takes no code.
  easel: ['easel', 30],
}

const PRODUCTS: Product[] = [
  productOf({
    id: 1,
    sku: 'canvas',
    options: [
      option(1, 'Size', [choice(1, '20 × 20 cm'), choice(2, '30 × 40 cm'), choice(3, '60 × 90 cm')]),
      option(2, 'Frame', [choice(10, '19 mm'), choice(11, '38 mm', 1250)]),
    ],
    prices: [row('v1', 1, 1995), row('v2', 1, 4295), row('v2', 3, 3895), row('v3', 1, 12_995), row('v3', 2, 11_495)],
    withoutOffers: ['v1'],
  }),
  productOf({ id: 2, sku: 'print', prices: [row('', 1, 45), row('', 50, 39), row('', 100, 29)] }),
  productOf({ id: 3, sku: 'mug', prices: [row('', 1, 1696, 1995), row('', 6, 1441, 1695)] }),
  productOf({
    id: 4,
    sku: 'easel',
    options: [option(3, 'Kind', [choice(30, 'Wooden')])],
    prices: [row('v30', 1, 895)],
    withoutOffers: ['v30'],
  }),
]

const address = (city: string, postcode: string, street = '12 Ponsonby Road'): Address => ({
  firstname: 'Aroha',
  lastname: 'Ngata',
  company: null,
  street: [street],
  city,
  region: null,
  regionId: null,
  postcode,
  countryCode: 'NZ',
  telephone: null,
  vatId: null,
  ...NO_EXTRAS,
})
const ADDRESSES: Record<string, Address> = {
  town: address('Auckland', '1011'),
  rural: address('Outram', '9073', '54 Maple Road, RD 2'),
  chathams: address('Waitangi', '8016'),
}

const method = (code: string, zone: string, cents: number, freeAbove: boolean): ShippingMethodRow => ({
  carrier_code: 'courier',
  method_code: code,
  carrier_title: 'Courier',
  method_title: code,
  description: '',
  cents,
  free_above: Number(freeAbove),
  zones: JSON.stringify([zone]),
  days: null,
  position: 1,
})
const METHODS = [
  method('standard', 'town', 795, true),
  method('express', 'town', 1495, false),
  method('rural', 'rural', 1295, true),
  method('chathams', 'chathams', 1995, true),
]
/** Where an order goes, and how. */
export const WAYS: Record<string, readonly [zone: string, method: string]> = {
  town: ['town', 'standard'],
  express: ['town', 'express'],
  rural: ['rural', 'rural'],
  chathams: ['chathams', 'chathams'],
}

export const CODES: Record<string, Reduction> = {
  TEN: { kind: 'percent', percent: 10 },
  THIRD: { kind: 'percent', percent: 33 },
  ALL: { kind: 'percent', percent: 100 },
  FIVE: { kind: 'amount', cents: 500 },
  HUNDRED: { kind: 'amount', cents: 10_000 },
  FREE20: { kind: 'piece', sku: 'canvas', optionValueId: 1 },
}
const couponOf = (code: string): Coupon | null => {
  const reduction = CODES[code]
  if (!reduction) return null
  return {
    id: 1,
    code,
    reduction,
    label: code,
    fromAt: '2026-01-01T00:00:00.000Z',
    toAt: '2027-01-01T00:00:00.000Z',
    firstOrderOnly: false,
    emailKey: null,
    isUsedUp: false,
  }
}

export interface GoldenCart {
  /** `canvas 30 x2 + gift 5000`: a gift certificate with its cents. */
  lines: string
  code: string
  way: string
  cards: readonly number[]
  credit: number
  points: number
  /** The price of gift wrap, which the cart has; none without. */
  wrap?: number
}

function lineOf(text: string, at: number): StoredLine {
  const [name = '', count = '1'] = text.trim().split(' x')
  const line = { id: at + 1, quantity: Number(count), valueIds: [], design: null, gift: null, bundle: null }
  if (name.startsWith('gift ')) {
    const gift = { recipientName: '', recipientEmail: '', senderName: '', message: '', deliverOn: '2026-12-01' }
    return { ...line, productId: 2, gift: { ...gift, amountCents: Number(name.slice(5)) } }
  }
  const [sku, ...valueIds] = LINES[name] ?? ['']
  const product = PRODUCTS.find((each) => each.sku === sku)
  if (!product) throw new Error(`No line "${name}"`)
  return { ...line, productId: product.id, valueIds }
}

const walletOf = ({ cards, credit, points }: GoldenCart): Wallet => ({
  cards: cards.map((balanceCents, id) => ({ id, ending: '0000', balanceCents })),
  usesCredit: credit > 0,
  pointsWanted: points > 0 ? points : null,
  savings: { creditCents: credit, points, earned: 0, hasJoined: false },
  rules: { ...NO_WALLET.rules, pointsPerDollar: 1, pointCents: 5 },
})

/** The stored cart of a row. Standard delivery is free from N$99. */
export function stateOf(cart: GoldenCart): CartState {
  const [zone, methodCode] = WAYS[cart.way] ?? []
  return {
    id: 1,
    maskedId: 'golden',
    version: 1,
    active: true,
    customerId: 1,
    email: null,
    carrierCode: methodCode ? 'courier' : null,
    methodCode: methodCode ?? null,
    paymentMethod: null,
    coupon: couponOf(cart.code),
    hasOrdered: false,
    lines: cart.lines === '' ? [] : cart.lines.split('+').map(lineOf),
    shipping: ADDRESSES[zone ?? ''] ?? null,
    billing: null,
    methods: METHODS,
    paymentMethods: [{ code: 'banktransfer', title: 'Bank transfer' }],
    wallet: walletOf(cart),
    notes: { giftWrap: cart.wrap !== undefined },
    takesGuests: true,
    services: { giftWrapCents: cart.wrap ?? null, takesDropship: false },
    freeShippingCents: 9900,
    products: PRODUCTS,
  }
}

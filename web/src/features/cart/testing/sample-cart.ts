import { NO_BALANCES } from '../balances'
import type { Cart, CartAddress, CartLine } from '../cart'

export const sampleLine = (changes: Partial<CartLine> = {}): CartLine => ({
  uid: 'MQ==',
  sku: 'photo-mug',
  name: 'Photo mug',
  path: '/photo-mugs',
  quantity: 1,
  options: [],
  selectedOptions: [],
  entered: [],
  design: null,
  hasCopies: false,
  unitCents: 1990,
  rowCents: 1990,
  regularRowCents: null,
  preview: null,
  previewWords: '',
  picture: '',
  editLink: null,
  problems: [],
  ...changes,
})

/** A new cart of a guest, without address, delivery and payment. */
export const sampleCart = (changes: Partial<Cart> = {}): Cart => ({
  id: 'c'.repeat(32),
  email: '',
  lines: [],
  totalQuantity: 1,
  isVirtual: false,
  subtotalCents: 1990,
  coupon: null,
  balances: NO_BALANCES,
  notes: { comment: '', giftMessage: '', business: null, giftWrap: false, dropShip: false, affiliateClick: '' },
  services: { giftWrapCents: null, takesDropShip: false },
  grandTotalCents: 1990,
  taxCents: 260,
  freeShipping: null,
  address: null,
  invoiceAddress: null,
  shippingMethods: [],
  selectedShipping: null,
  paymentMethods: [],
  selectedPayment: null,
  ...changes,
})

export const SAMPLE_ADDRESS: CartAddress = {
  firstname: 'Aroha',
  lastname: 'Ngata',
  company: '',
  street: '1 Queen Street',
  street2: '',
  city: 'Auckland',
  region: 'Auckland',
  postcode: '1010',
  telephone: '021 555 0100',
}

import type { CartFieldsFragment } from '~/api/__generated__/types'

/** A line of a cart's answer. */
export type Item = NonNullable<NonNullable<CartFieldsFragment['itemsV2']>['items'][number]>

export const item = (changes: Partial<Item> = {}): Item => ({
  uid: 'NDI=',
  quantity: 2,
  is_available: true,
  errors: null,
  product: {
    sku: 'canvas-print',
    name: 'Canvas print',
    url_key: 'canvas-prints',
    small_image: { url: '/pictures/canvas.webp' },
  },
  customizable_options: [{ values: [{ customizable_option_value_uid: 'c2l6ZQ==' }] }],
  prices: {
    price_including_tax: { value: 19.9 },
    row_total_including_tax: { value: 39.8 },
    regular_row_total_including_tax: { value: 47.8 },
  },
  extra_info: {
    tool_options: [
      { label: 'Size', value: '20 × 30 cm' },
      { label: 'Note', value: null },
    ],
    edit_link: '/uploadchoice?sku=canvas-print&design=d1&line=NDI%3D',
    design_uid: 'd1',
    design_revision: 3,
    has_copies: false,
    preview_image: '/media/uploads/p1',
    preview_words: 'cover and two of its 12 months',
    parts: null,
  },
  ...changes,
})

const PRICES: NonNullable<CartFieldsFragment['prices']> = {
  grand_total: { value: 48.3 },
  subtotal_including_tax: { value: 39.8 },
  applied_taxes: [{ label: 'GST', amount: { value: 6.3 } }],
  totals: [],
  free_shipping: { message: null, amount: { value: 60.2 } },
}

/** The sums of a cart whose lines come to so many dollars. */
export const pricesOf = (subtotal: number) => ({ ...PRICES, subtotal_including_tax: { value: subtotal } })

export const cart = (changes: Partial<CartFieldsFragment> = {}): CartFieldsFragment => ({
  id: 'c'.repeat(32),
  email: null,
  total_quantity: 2,
  is_virtual: false,
  itemsV2: { items: [item()] },
  applied_coupons: null,
  applied_gift_cards: [],
  applied_store_credit: null,
  applied_reward_points: null,
  reward_points: null,
  additional_info: null,
  giftwrap: null,
  dropship: null,
  prices: PRICES,
  shipping_addresses: [],
  billing_address: null,
  available_payment_methods: [],
  selected_payment_method: null,
  ...changes,
})

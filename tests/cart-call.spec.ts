import { buildSchema, graphql } from 'graphql'
import { describe, expect, it } from 'vitest'
import { typeDefs } from '../packages/store/src/__generated__/sdl'
import { CartDocument } from '../web/src/api/__generated__/documents/Cart'

const schema = buildSchema(typeDefs)

/** What a store could answer: each part of a cart has something. */
const WHOLE = {
  id: 'c',
  email: 'aroha@example.co.nz',
  total_quantity: 1,
  is_virtual: false,
  applied_coupons: [{ code: 'SPRING10' }],
  prices: { grand_total: { value: 19.9 } },
  itemsV2: {
    items: [
      {
        __typename: 'SimpleCartItem',
        uid: 'MQ==',
        quantity: 1,
        is_available: true,
        product: { __typename: 'SimpleProduct', sku: 'photo-mug', name: 'Photo mug' },
        customizable_options: [],
        extra_info: { edit_link: '/photomug-tool', preview_image: '/media/uploads/p' },
      },
    ],
  },
  additional_info: { gift_message: 'Kia ora' },
  applied_gift_cards: [{ code: '…0123' }],
  reward_points: { balance: 10 },
  shipping_addresses: [{ firstname: 'Aroha', lastname: 'Ngata', street: [], city: 'Auckland' }],
  billing_address: { firstname: 'Aroha', lastname: 'Ngata', street: [], city: 'Auckland' },
  available_payment_methods: [{ code: 'banktransfer', title: 'Bank transfer' }],
  selected_payment_method: { code: 'banktransfer', title: 'Bank transfer' },
}

const FLAGS = ['billing', 'shipping', 'items', 'paymentMethods', 'checkout', 'extraInfo'] as const
const NONE = Object.fromEntries(FLAGS.map((flag) => [flag, false]))

let askedFor: unknown = null

/** The cart of the shop's own cart call, and the arguments that the backend got. */
async function callCart(flags: Partial<Record<(typeof FLAGS)[number], boolean>>) {
  const { data, errors } = await graphql({
    schema,
    source: CartDocument.toString(),
    variableValues: { cartId: 'c', ...flags },
    rootValue: {
      cart: (args: unknown) => {
        askedFor = args
        return WHOLE
      },
    },
  })
  expect(errors).toBeUndefined()
  return JSON.parse(JSON.stringify(data?.cart)) as Record<string, unknown>
}

const ALWAYS = ['id', 'total_quantity', 'is_virtual', 'applied_coupons', 'prices']

describe('the cart call', () => {
  it('is the query cart with cart_id', async () => {
    expect(CartDocument.toString()).toMatch(/^\s*query Cart\(/)
    await callCart({})
    expect(askedFor).toEqual({ cart_id: 'c' })
  })

  it('with every flag off has no part of the cart but its sums', async () => {
    expect(Object.keys(await callCart(NONE)).toSorted()).toEqual(ALWAYS.toSorted())
  })

  it.each([
    ['billing', ['billing_address']],
    ['shipping', ['shipping_addresses']],
    ['items', ['itemsV2']],
    ['paymentMethods', ['available_payment_methods', 'selected_payment_method']],
    ['checkout', ['email', 'applied_gift_cards', 'applied_store_credit', 'applied_reward_points', 'reward_points']],
    ['extraInfo', ['additional_info', 'giftwrap', 'dropship']],
  ] as const)('has by the flag %s only %j besides', async (flag, parts) => {
    const cart = await callCart({ ...NONE, [flag]: true })
    expect(Object.keys(cart).toSorted()).toEqual([...ALWAYS, ...parts].toSorted())
  })

  it('has the extra info of its items only by both flags', async () => {
    const itemsOf = async (extraInfo: boolean) => (await callCart({ ...NONE, items: true, extraInfo })).itemsV2
    expect(await itemsOf(true)).toMatchObject({ items: [{ uid: 'MQ==', extra_info: { edit_link: '/photomug-tool' } }] })
    expect(JSON.stringify(await itemsOf(false))).toContain('Photo mug')
    expect(JSON.stringify(await itemsOf(false))).not.toContain('extra_info')
  })

  it('without flags has the whole cart', async () => {
    const all = await callCart({})
    expect(all).toEqual(await callCart(Object.fromEntries(FLAGS.map((flag) => [flag, true]))))
    expect(Object.keys(all)).toEqual(expect.arrayContaining(['billing_address', 'email', 'additional_info', 'itemsV2']))
  })
})

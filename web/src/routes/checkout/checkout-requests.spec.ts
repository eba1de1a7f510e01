import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SAMPLE_ADDRESS as ADDRESS } from '~/features/cart/testing/sample-cart'
import { setAddress } from './checkout-requests'

interface Asked {
  operation: string
  variables: Record<string, unknown>
}
let asked: Asked[] = []
let selected: object | null = null
let methods: object[] = []

const money = (value: number) => ({ value, currency: 'NZD' })
const method = (code: string | null, available = true) => ({
  carrier_code: 'courier',
  method_code: code,
  method_title: code,
  available,
  price_incl_tax: money(7.95),
  additional_info: null,
})
const cart = () => ({
  id: 'c',
  total_quantity: 1,
  is_virtual: false,
  itemsV2: { items: [] },
  prices: { grand_total: money(1), totals: [] },
  shipping_addresses: [
    {
      firstname: 'Aroha',
      lastname: 'Ngata',
      street: ['1 Queen Street'],
      city: 'Auckland',
      country: { code: 'NZ' },
      available_shipping_methods: methods,
      selected_shipping_method: selected,
    },
  ],
  available_payment_methods: [],
})

const namesOf = () => asked.map(({ operation }) => operation)

beforeEach(() => {
  asked = []
  selected = null
  methods = [method('standard'), method('express')]
  vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:' })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body)
    const operation = /mutation (\w+)/.exec(query)?.[1] ?? ''
    asked.push({ operation, variables })
    const field = /\{\s*(\w+)\(/.exec(query)?.[1] ?? ''
    return Response.json({ data: { [field]: { cart: cart() } } })
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('an address that is set', () => {
  it('sets the first available delivery method when none is chosen', async () => {
    methods = [method(null, false), method('standard', false), method('rural'), method('express')]
    await setAddress('c', { address: ADDRESS, isKept: false }, 'same')
    expect(namesOf()).toEqual(['SetShippingAddressOnCart', 'SetBillingAddressOnCart', 'SetShippingMethodOnCart'])
    expect(asked[2]?.variables).toEqual({
      cartId: 'c',
      methods: [{ carrier_code: 'courier', method_code: 'rural' }],
    })
  })

  it('keeps the chosen delivery method', async () => {
    selected = { carrier_code: 'courier', method_code: 'express', method_title: 'Express', price_incl_tax: money(14) }
    await setAddress('c', { address: ADDRESS, isKept: false }, 'same')
    expect(namesOf()).toEqual(['SetShippingAddressOnCart', 'SetBillingAddressOnCart'])
  })

  it('sends what was entered, and the invoice goes there too', async () => {
    await setAddress('c', { address: ADDRESS, isKept: false }, 'same')
    const entered = {
      firstname: 'Aroha',
      lastname: 'Ngata',
      company: null,
      street: ['1 Queen Street'],
      city: 'Auckland',
      region: 'Auckland',
      postcode: '1010',
      country_code: 'NZ',
      telephone: '021 555 0100',
    }
    expect(asked[0]?.variables).toEqual({ cartId: 'c', addresses: [{ address: entered }] })
    expect(asked[1]?.variables).toEqual({ cartId: 'c', address: { same_as_shipping: true } })
  })

  it('is kept in the address book if the customer wants that', async () => {
    await setAddress('c', { address: ADDRESS, isKept: true }, 'same')
    expect(asked[0]?.variables).toMatchObject({ addresses: [{ address: { save_in_address_book: true } }] })
  })

  it('is one of the book by its id, and the invoice goes to another one', async () => {
    await setAddress('c', { savedId: 7 }, { savedId: 9 })
    expect(asked[0]?.variables).toEqual({ cartId: 'c', addresses: [{ customer_address_id: 7 }] })
    expect(asked[1]?.variables).toEqual({ cartId: 'c', address: { customer_address_id: 9 } })
  })

  it('leaves the invoice where it goes', async () => {
    await setAddress('c', { savedId: 7 }, 'kept')
    expect(namesOf()).toEqual(['SetShippingAddressOnCart', 'SetShippingMethodOnCart'])
  })

  it('sets no delivery method when none is available', async () => {
    methods = []
    await setAddress('c', { address: ADDRESS, isKept: false }, 'same')
    expect(namesOf()).toEqual(['SetShippingAddressOnCart', 'SetBillingAddressOnCart'])
  })
})

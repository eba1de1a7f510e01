import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createMember, type Member } from '../../testing/test-customer'
import { createTestShop } from '../../testing/test-shop'
import { ADDRESS, createShopper } from '../../testing/test-shopper'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = createTestShop()
const FIELDS = `id prefix firstname middlename lastname suffix company street city region { region region_id } postcode
  country_code telephone fax vat_id default_shipping default_billing`
const HOME = {
  firstname: 'Hēmi',
  lastname: 'Kōpu',
  street: ['12 Cuba Street', 'Te Aro'],
  city: 'Wellington',
  region: { region: 'Wellington' },
  postcode: '6011',
  country_code: 'NZ',
  telephone: '04 555 0100',
}
const NOT_FOUND = (id: number) => [
  expect.objectContaining({
    message: `Could not find a address with ID "${id}"`,
    extensions: { category: 'graphql-no-such-entity' },
  }),
]
const NOT_AUTHORISED = [expect.objectContaining({ message: "The current customer isn't authorized." })]

const CREATE = `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { ${FIELDS} } }`
const UPDATE = `mutation ($id: Int!, $input: CustomerAddressInput) { updateCustomerAddress(id: $id, input: $input) { ${FIELDS} } }`
const DELETE = 'mutation ($id: Int!) { deleteCustomerAddress(id: $id) }'

let hemi: Member
let aroha: Member
beforeAll(async () => {
  hemi = await createMember(shop, 'hemi@example.nz')
  aroha = await createMember(shop)
})

const create = async (input: object = HOME, who = hemi) =>
  (await who.ask(CREATE, { input })).data.createCustomerAddress as { id: number }
const book = async (who = hemi) =>
  (await who.ask(`{ customer { addresses { ${FIELDS} } default_shipping default_billing } }`)).data.customer

describe('an address of the book', () => {
  it('is stored with all its fields', async () => {
    const extras = {
      prefix: 'Mx',
      middlename: 'T',
      suffix: 'Jr',
      fax: '04 555 0101',
      vat_id: '123-456-789',
      company: 'Kōpu Ltd',
    }
    const created = await create({ ...HOME, ...extras })
    expect(created).toEqual({
      ...HOME,
      ...extras,
      id: expect.any(Number),
      region: { region: 'Wellington', region_id: expect.any(Number) },
      default_shipping: false,
      default_billing: false,
    })
    expect((await book()).addresses).toContainEqual(created)
    expect((await book(aroha)).addresses).not.toContainEqual(created)
  })

  it('takes the country by its older name, and the region by its id', async () => {
    const { region: _, country_code, ...rest } = HOME
    const known = (await create()) as unknown as { region: { region_id: number } }
    const created = await create({ ...rest, country_id: country_code, region: { region_id: known.region.region_id } })
    expect(created).toMatchObject({ country_code: 'NZ', region: { region: 'Wellington' } })
  })

  it.each([
    [{ postcode: '60111' }, 'Postcode: Please enter a valid zip/postal code.'],
    [{ postcode: '' }, 'Postcode: This is a required field.'],
    [{ telephone: 'none' }, 'Phone: Please enter a valid phone.'],
    [{ firstname: ' ' }, 'First name: This is a required field.'],
    [{ street: [] }, 'Street address: This is a required field.'],
    [{ street: ['a', 'b', 'c'] }, '"Street Address" cannot contain more than 2 lines.'],
    [{ region: { region: 'Bavaria' } }, 'The specified region is not a part of the selected country or region'],
    [{ country_code: null }, 'Country is not available'],
    [{ fax: 'x'.repeat(101) }, 'Please enter no more than 100 characters.'],
    [{ custom_attributes: [{ attribute_code: 'a', value: 'b' }] }, 'An address has no custom attributes in this shop.'],
  ])('with %j is refused', async (change, message) => {
    expect((await hemi.ask(CREATE, { input: { ...HOME, ...change } })).errors?.[0]).toMatchObject({
      message,
      extensions: { category: 'graphql-input' },
    })
  })

  it('keeps the fields that a change leaves out, and empties those that are null', async () => {
    const { id } = await create({ ...HOME, company: 'Kōpu Ltd', default_shipping: true })
    const change = { city: 'Lower Hutt', company: null }
    const { data } = await hemi.ask(UPDATE, { id, input: change })
    expect(data.updateCustomerAddress).toMatchObject({
      id,
      city: 'Lower Hutt',
      company: null,
      street: HOME.street,
      region: { region: 'Wellington' },
      default_shipping: true,
    })
  })

  it('is the only default of its kind', async () => {
    const [first, second] = [await create({ ...HOME, default_shipping: true, default_billing: true }), await create()]
    expect(await book()).toMatchObject({ default_shipping: `${first.id}`, default_billing: `${first.id}` })
    await hemi.ask(UPDATE, { id: second.id, input: { default_shipping: true } })
    const { addresses, ...defaults } = await book()
    expect(defaults).toEqual({ default_shipping: `${second.id}`, default_billing: `${first.id}` })
    const isDefault = (each: { default_shipping: boolean }) => each.default_shipping
    expect(addresses.filter(isDefault)).toHaveLength(1)
  })

  it.each(['default_shipping', 'default_billing'])('is not deleted while it is the %s', async (kind) => {
    const { id } = await create({ ...HOME, [kind]: true })
    expect((await hemi.ask(DELETE, { id })).errors?.[0]?.message).toBe(
      `Customer Address ${id} is set as ${kind.replace('_', ' ')} address and can not be deleted`,
    )
    await hemi.ask(UPDATE, { id, input: { [kind]: false } })
    expect((await hemi.ask(DELETE, { id })).data).toEqual({ deleteCustomerAddress: true })
    expect((await hemi.ask(DELETE, { id })).errors).toEqual(NOT_FOUND(id))
  })

  it('is one of a hundred at most', async () => {
    const many = await createMember(shop, 'many@example.nz')
    await create(HOME, many)
    await shop.db
      .prepare(
        `INSERT INTO customer_addresses (customer_id, firstname, lastname, street, city, postcode, country_code,
           default_shipping, default_billing, created_at)
         SELECT a.customer_id, 'a', 'b', '["c"]', 'd', '1011', 'NZ', 0, 0, 'e' FROM customer_addresses a, json_each(?)
         JOIN customers c ON c.id = a.customer_id WHERE c.email = 'many@example.nz'`,
      )
      .bind(JSON.stringify(Array(99).fill(0)))
      .run()
    expect((await many.ask(CREATE, { input: HOME })).errors?.[0]?.message).toBe(
      'Your address book is full. Delete an address first.',
    )
  })
})

describe('an address of another customer', () => {
  it('is not read, changed, deleted or put on a cart, and the answer does not tell that there is one', async () => {
    const { id } = await create()
    const before = await book()
    const cart = await createShopper(shop).newCart()
    const ship = `mutation { setShippingAddressesOnCart(input: { cart_id: "${cart}",
      shipping_addresses: [{ customer_address_id: ${id} }] }) { cart { id } } }`
    for (const [document, variables] of [
      [UPDATE, { id, input: { city: 'Nowhere' } }],
      [DELETE, { id }],
      [ship, {}],
    ] as const) {
      expect((await aroha.ask(document, variables)).errors).toEqual(NOT_FOUND(id))
      expect((await shop.graphql(document, variables)).errors).toEqual(NOT_AUTHORISED)
    }
    expect((await aroha.ask(DELETE, { id: 999_999 })).errors).toEqual(NOT_FOUND(999_999))
    expect(await book()).toEqual(before)
  })

  it('is not made by an input with its owner or its id', async () => {
    for (const field of ['customer_id: 1', 'id: 1']) {
      const { status } = await hemi.ask(
        `mutation { createCustomerAddress(input: { ${field}, firstname: "A" }) { id } }`,
      )
      expect(status).toBe(400)
    }
  })
})

describe('an address of a cart', () => {
  const ADDRESSES = 'shipping_addresses { firstname city postcode } billing_address { city }'

  it('may be one of the book', async () => {
    const { id } = await create()
    const { cartId } = await createShopper(shop).readyCart()
    const { data } = await hemi.ask(
      `mutation { setShippingAddressesOnCart(input: { cart_id: "${cartId}", shipping_addresses: [{ customer_address_id: ${id} }] })
         { cart { id } }
       setBillingAddressOnCart(input: { cart_id: "${cartId}", billing_address: { customer_address_id: ${id} } })
         { cart { ${ADDRESSES} } } }`,
    )
    expect(data.setBillingAddressOnCart.cart).toEqual({
      shipping_addresses: [{ firstname: 'Hēmi', city: 'Wellington', postcode: '6011' }],
      billing_address: { city: 'Wellington' },
    })
  })

  it('is either one of the book or a new one', async () => {
    const { id } = await create()
    const { cartId } = await createShopper(shop).readyCart()
    const { errors } = await hemi.ask(
      `mutation ($address: CartAddressInput!) { setShippingAddressesOnCart(input: { cart_id: "${cartId}",
         shipping_addresses: [{ customer_address_id: ${id}, address: $address }] }) { cart { id } } }`,
      { address: ADDRESS },
    )
    expect(errors?.[0]?.message).toBe(
      'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
    )
  })

  it('is added to the book when the customer asks for it, once', async () => {
    const keeper = await createMember(shop, 'keeper@example.nz')
    const { cartId } = await createShopper(shop).readyCart()
    const set = (save: boolean, ask = keeper.ask) =>
      ask(
        `mutation ($address: CartAddressInput!) { setShippingAddressesOnCart(input: { cart_id: "${cartId}",
           shipping_addresses: [{ address: $address }] }) { cart { id } } }`,
        { address: { ...ADDRESS, save_in_address_book: save } },
      )
    expect((await set(false)).errors).toBeUndefined()
    expect((await book(keeper)).addresses).toEqual([])
    await set(true)
    await set(true)
    expect((await book(keeper)).addresses).toEqual([expect.objectContaining({ city: 'Auckland', postcode: '1011' })])
    // A guest has no book.
    expect((await set(true, shop.graphql)).errors).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { createMember } from '../../testing/test-customer'
import { createTestShop } from '../../testing/test-shop'
import { ADDRESS, createShopper } from '../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop, 'guest-key-of-address-parts')
const PARTS = { prefix: 'Dr', middlename: 'Kahurangi', suffix: 'QSM', fax: '09 555 0199' }
const FIELDS = 'prefix firstname middlename lastname suffix telephone fax'

const ship = (cartId: string, input: object) =>
  shop.graphql(
    `mutation ($cartId: String!, $input: ShippingAddressInput!) { setShippingAddressesOnCart(input: { cart_id: $cartId,
      shipping_addresses: [$input] }) { cart { order_comment shipping_addresses { ${FIELDS} customer_notes } } } }`,
    { cartId, input },
    'guest-key-of-address-parts',
  )
const answered = async (cartId: string, input: object) =>
  (await ship(cartId, input)).data.setShippingAddressesOnCart.cart

describe('a title, a middle name, a suffix and a fax number', () => {
  it('go from the address of a cart to that of its order', async () => {
    const { cartId } = await shopper.readyCart()
    const { shipping_addresses: sent } = await answered(cartId, { address: { ...ADDRESS, ...PARTS } })
    expect(sent).toMatchObject([{ prefix: 'Dr', middlename: 'Kahurangi', suffix: 'QSM', fax: '09 555 0199' }])
    const { token } = (await shopper.place(cartId)).orderV2
    const { guestOrderByToken } = await shopper.call(`{ guestOrderByToken(input: { token: "${token}" }) {
      shipping_address { ${FIELDS} } billing_address { ${FIELDS} } } }`)
    expect(guestOrderByToken.shipping_address).toMatchObject(PARTS)
    // It was set before them.
    expect(guestOrderByToken.billing_address).toMatchObject({
      ...{ prefix: null, middlename: null, suffix: null, fax: null },
    })
  })

  it('come from the address book, which keeps an address without them once', async () => {
    const member = await createMember(shop, 'address-parts@example.co.nz')
    const { data } = await member.ask(
      `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id custom_attributesV2 { code } } }`,
      { input: { ...ADDRESS, region: { region: ADDRESS.region }, ...PARTS } },
    )
    expect(data.createCustomerAddress.custom_attributesV2).toEqual([])
    const { id } = data.createCustomerAddress
    const cart = (await member.ask('{ customerCart { id } }')).data.customerCart.id
    const bill = (address: string) =>
      member.ask(`mutation { setBillingAddressOnCart(input: { cart_id: "${cart}", billing_address: { ${address} } }) {
        cart { billing_address { ${FIELDS} } } } }`)
    const chosen = await bill(`customer_address_id: ${id}`)
    expect(chosen.data.setBillingAddressOnCart.cart.billing_address).toMatchObject(PARTS)
    const typed = Object.entries(ADDRESS).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    await bill(`address: { ${typed.join(', ')}, save_in_address_book: true }`)
    const { customer } = (await member.ask('{ customer { addresses { id } } }')).data
    expect(customer.addresses).toEqual([{ id }])
    await bill(`address: { ${typed.join(', ')}, prefix: "Ms", save_in_address_book: true }`)
    expect((await member.ask('{ customer { addresses { prefix } } }')).data.customer.addresses).toEqual([
      { prefix: 'Dr' },
      { prefix: 'Ms' },
    ])
  })

  it('are as long as a line', async () => {
    const cartId = await shopper.newCart()
    await shopper.add(cartId, [shopper.canvasItem(await shopper.design(), 1)])
    const { errors } = await ship(cartId, { address: { ...ADDRESS, fax: 'x'.repeat(101) } })
    expect(errors?.[0]?.message).toBe('Please enter no more than 100 characters.')
  })
})

describe('customer_notes', () => {
  it('are the comment of the order: a missing one stays, and null removes it', async () => {
    const { cartId } = await shopper.readyCart()
    const asked = await answered(cartId, { address: ADDRESS, customer_notes: 'Leave it at the shed.' })
    expect([asked.order_comment, asked.shipping_addresses[0].customer_notes]).toEqual([
      'Leave it at the shed.',
      'Leave it at the shed.',
    ])
    expect((await answered(cartId, { address: ADDRESS })).order_comment).toBe('Leave it at the shed.')
    expect((await answered(cartId, { address: ADDRESS, customer_notes: null })).order_comment).toBeNull()
    const { errors } = await ship(cartId, { address: ADDRESS, customer_notes: 'x'.repeat(501) })
    expect(errors?.[0]?.message).toBe('The comment may have up to 500 characters.')
  })
})

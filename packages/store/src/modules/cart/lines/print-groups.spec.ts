import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../../testing/test-shop'
import { createShopper, type Saved, value } from '../../../testing/test-shopper'

const TOKEN = 'operator-token-of-prints'
const shop = createTestShop({ OPERATOR_TOKEN: TOKEN })
const shopper = createShopper(shop, 'guest-key-of-many-prints')

const SMALL = [value(4, 201), value(5, 251)]
const SMALL_GLOSS = [value(4, 201), value(5, 252)]
const LARGE = [value(4, 206), value(5, 251)]

interface Print {
  copies?: number
  options?: string[]
}

/** A design with a print for each entry; all show one photo. */
async function document(prints: readonly Print[]) {
  const photo = await shopper.upload()
  const { records, ...rest } = shopper.document(photo, SMALL, 'photo-print')
  const made = prints.flatMap((print, at) => [
    { ...records.s1, id: `s${at}`, order: `a${at}`, ...print },
    { ...records.i1, id: `i${at}`, surface: `s${at}` },
  ])
  const all = [records.p1, ...made].map((entry) => [entry.id, entry])
  return { ...rest, tool: 'photoprints-tool', records: Object.fromEntries(all) }
}

async function save(prints: readonly Print[], uid?: string): Promise<Saved> {
  const { design, user_errors } = await shopper.save({
    product_type: 'photoprints-tool',
    sku: 'photo-print',
    tool_data: JSON.stringify(await document(prints)),
    for_cart: true,
    ...(uid && { design_uid: uid }),
  })
  if (!design) throw new Error(user_errors[0]?.message)
  return design
}

const item = ({ uid, revision }: Saved, options: string[], quantity: number) => ({
  sku: 'photo-print',
  quantity,
  selected_options: options,
  design_uid: uid,
  design_revision: revision,
})

const linesOf = async (cartId: string) => {
  const { cart } = await shopper.call(
    `query ($cartId: String!) { cart(cart_id: $cartId) { itemsV2 { items { uid quantity
      prices { row_total_including_tax { value } }
      extra_info { design_uid design_revision has_copies tool_options { value } } } } } }`,
    { cartId },
  )
  return cart.itemsV2.items as {
    uid: string
    quantity: number
    prices: { row_total_including_tax: { value: number } }
    extra_info: { design_uid: string; design_revision: number; has_copies: boolean; tool_options: { value: string }[] }
  }[]
}
const shown = async (cartId: string) =>
  (await linesOf(cartId)).map(
    ({ quantity, extra_info: { tool_options, design_revision } }) =>
      `${quantity} × ${tool_options[0]?.value}, revision ${design_revision}`,
  )

const PRINTS = [{ copies: 12 }, { copies: 13 }, { copies: 4, options: LARGE }, { options: [...SMALL_GLOSS].reverse() }]
const group = (saved: Saved) => [item(saved, SMALL, 25), item(saved, LARGE, 4), item(saved, SMALL_GLOSS, 1)]

async function cartOfPrints() {
  const saved = await save(PRINTS)
  const cartId = await shopper.newCart()
  const { user_errors } = await shopper.add(cartId, group(saved))
  expect(user_errors).toEqual([])
  return { cartId, saved }
}

describe('prints by copies in a cart', () => {
  it('have one line for each size and finish, each with its own price', async () => {
    const { cartId } = await cartOfPrints()
    const lines = await linesOf(cartId)
    expect(
      lines.map(({ quantity, prices, extra_info: { tool_options, has_copies } }) => [
        quantity,
        tool_options.map((option) => option.value).join(),
        prices.row_total_including_tax.value,
        has_copies,
      ]),
    ).toEqual([
      [25, '10 × 15 cm,Lustre', 9.75, true],
      [4, '20 × 30 cm,Lustre', 22, true],
      [1, '10 × 15 cm,Gloss', 0.45, true],
    ])
  })

  it.each([
    [
      'another number than the design has',
      SMALL,
      24,
      'Your design has 25 prints of this size. Change the number in the design tool.',
    ],
    [
      'options that no print has',
      [value(4, 208), value(5, 251)],
      25,
      'The size or options of this design have changed. Please open it again.',
    ],
  ])('are refused with %s, and then none is added', async (_, options, quantity, message) => {
    const saved = await save(PRINTS)
    const cartId = await shopper.newCart()
    const { user_errors } = await shopper.add(cartId, [item(saved, LARGE, 4), item(saved, options, quantity)])
    expect(user_errors).toEqual([{ code: 'UNDEFINED', message }])
    expect(await linesOf(cartId)).toEqual([])
  })

  it('are not added twice', async () => {
    const { cartId, saved } = await cartOfPrints()
    await shopper.add(cartId, [...group(saved), item(saved, SMALL, 25)])
    expect((await linesOf(cartId)).map(({ quantity }) => quantity)).toEqual([25, 4, 1])
  })

  it('are replaced as a whole by another revision, and a refused one replaces nothing', async () => {
    const { cartId, saved } = await cartOfPrints()
    const canvas = await shopper.design()
    await shopper.add(cartId, [shopper.canvasItem(canvas)])
    const edited = await save([{ copies: 7, options: LARGE }], saved.uid)
    await shopper.add(cartId, [item(edited, LARGE, 7), item(edited, SMALL, 25)])
    expect((await linesOf(cartId)).map(({ quantity }) => quantity)).toEqual([25, 4, 1, 1])
    const { user_errors } = await shopper.add(cartId, [item(edited, LARGE, 7)])
    expect(user_errors).toEqual([])
    expect(await shown(cartId)).toEqual(['1 × 30 × 40 cm, revision 1', '7 × 20 × 30 cm, revision 2'])
  })

  it('are removed together, also by a quantity of 0, and other designs stay', async () => {
    const { cartId, saved } = await cartOfPrints()
    const other = await save([{}])
    await shopper.add(cartId, [item(other, SMALL, 1)])
    const remove = async () =>
      shopper.call(
        `mutation ($cartId: String!, $uid: ID!) { removeItemFromCart(input: { cart_id: $cartId, cart_item_uid: $uid }) {
          cart { id } } }`,
        { cartId, uid: (await linesOf(cartId)).find(({ quantity }) => quantity === 4)?.uid },
      )
    await remove()
    expect(await shown(cartId)).toEqual(['1 × 10 × 15 cm, revision 1'])
    await shopper.add(cartId, group(saved))
    const [, line] = await linesOf(cartId)
    await shopper.call(
      `mutation ($cartId: String!, $uid: ID!) { updateCartItems(input: { cart_id: $cartId,
        cart_items: [{ cart_item_uid: $uid, quantity: 0 }] }) { cart { id } } }`,
      { cartId, uid: line?.uid },
    )
    expect(await shown(cartId)).toEqual(['1 × 10 × 15 cm, revision 1'])
  })

  it('keep the quantity of their design', async () => {
    const { cartId } = await cartOfPrints()
    const [line] = await linesOf(cartId)
    const change = shopper.call(
      `mutation ($cartId: String!, $uid: ID!) { updateCartItems(input: { cart_id: $cartId,
        cart_items: [{ cart_item_uid: $uid, quantity: 26 }] }) { cart { id } } }`,
      { cartId, uid: line?.uid },
    )
    await expect(change).rejects.toThrow('Choose how many prints you want in the design tool.')
    expect((await linesOf(cartId))[0]?.quantity).toBe(25)
  })

  it('are ordered together, and each line is a print file with a page for each copy', async () => {
    const { cartId } = await cartOfPrints()
    await shopper.fillCheckout(cartId)
    const { orderV2 } = await shopper.place(cartId)
    expect(orderV2.items.map(({ quantity_ordered }: { quantity_ordered: number }) => quantity_ordered)).toEqual([
      25, 4, 1,
    ])
    const init = {
      method: 'POST',
      body: JSON.stringify({ args: ['paid', orderV2.number] }),
      headers: { authorization: `Bearer ${TOKEN}` },
    }
    await shop.request('/operator', init, null)
    await shop.tick()
    const pages = async (line: number) => {
      const object = await shop.files.get(`print/${orderV2.number}-${line}-photo-print-1x.pdf`)
      return (new TextDecoder('latin1').decode(await object?.arrayBuffer()).match(/\/Type\/Page\//g) ?? []).length
    }
    expect([await pages(1), await pages(2), await pages(3)]).toEqual([25, 4, 1])
  })
})

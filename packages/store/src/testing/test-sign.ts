import { type createShopper, type Saved, value } from './test-shopper'

type Shopper = ReturnType<typeof createShopper>

export const SIGN_SKU = 'kids-name-neon-sign'
/** 70 × 30 cm, sky blue, nothing beside it, the running hand. */
export const SIGN_OPTIONS = [value(2151, 215103), value(2152, 215204), value(2153, 215301), value(2154, 215401)]

/** Saves a sign with these words for a cart. */
export async function saveSign(
  shopper: Shopper,
  words: string,
  options: readonly string[] = SIGN_OPTIONS,
  picture?: string,
): Promise<Saved> {
  const records = [
    { kind: 'surface', id: 'surface:sign', part: 'sign', order: 'a0', orientation: 'landscape' },
    {
      ...{ kind: 'item', id: 'sign', surface: 'surface:sign', order: 'a0', locked: true, type: 'neon' },
      frame: { x: 0, y: 0, width: 700, height: 300, angle: 0 },
      data: { lines: [{ words }], align: 'centre', lineSpacing: 1.6 },
    },
  ]
  const tool = 'neonchamp-tool'
  const all = Object.fromEntries(records.map((record) => [record.id, record]))
  const { design } = await shopper.save({
    ...{ product_type: tool, sku: SIGN_SKU, for_cart: true, ...(picture !== undefined && { preview_image: picture }) },
    tool_data: JSON.stringify({ version: 2, sku: SIGN_SKU, tool, options, records: all }),
  })
  return design
}

/** An order of a neon sign with these words, which is not paid yet. */
export async function orderSign(
  shopper: Shopper,
  words = 'Tama',
  picture?: string,
): Promise<{ number: string; token: string }> {
  const design = await saveSign(shopper, words, SIGN_OPTIONS, picture)
  const cart = await shopper.newCart()
  const line = { sku: SIGN_SKU, quantity: 1, selected_options: SIGN_OPTIONS }
  await shopper.add(cart, [{ ...line, design_uid: design.uid, design_revision: design.revision }])
  await shopper.fillCheckout(cart)
  return (await shopper.place(cart)).orderV2
}

import { type createShopper, type Saved, value } from './test-shopper'
import { SIGN, saveSign as save, signDocument } from './test-signs'

type Shopper = ReturnType<typeof createShopper>

/** 70 × 30 cm, sky blue, nothing beside it, in handwriting. */
export const SIGN_OPTIONS = [value(2151, 215103), value(2152, 215204), value(2153, 215301), value(2154, 215401)]

/** Saves a sign with these words for a cart. */
export const saveSign = (
  shopper: Shopper,
  words: string,
  options: readonly string[] = SIGN_OPTIONS,
  picture?: string,
): Promise<Saved> =>
  save(shopper, [words], {
    tool_data: JSON.stringify(signDocument([words], options)),
    ...(picture !== undefined && { preview_image: picture }),
  })

/** An order of a neon sign with these words, which is not paid yet. */
export async function orderSign(
  shopper: Shopper,
  words = 'Tama',
  picture?: string,
): Promise<{ number: string; token: string }> {
  const design = await saveSign(shopper, words, SIGN_OPTIONS, picture)
  const cart = await shopper.newCart()
  const line = { sku: SIGN, quantity: 1, selected_options: SIGN_OPTIONS }
  await shopper.add(cart, [{ ...line, design_uid: design.uid, design_revision: design.revision }])
  await shopper.fillCheckout(cart)
  return (await shopper.place(cart)).orderV2
}

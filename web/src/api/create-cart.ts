import { CreateGuestCartDocument } from './__generated__/graphql'
import { CART_ID_MISSING, ShopError } from './errors'
import { callShop } from './query'

/** Creates an empty cart and returns its masked id. */
export async function createCart(): Promise<string> {
  const { createGuestCart } = await callShop(CreateGuestCartDocument, {})
  const id = createGuestCart?.cart?.id
  if (!id) throw new ShopError('server', CART_ID_MISSING)
  return id
}

import { readCookie } from '~/lib/cookies'
import { CreateGuestCartDocument } from './__generated__/documents/CreateGuestCart'
import { CustomerCartDocument } from './__generated__/documents/CustomerCart'
import { CART_ID_MISSING, ShopError } from './errors'
import { callShop } from './query'

/** The masked id of the customer's cart, which is the same on every device. */
export const customerCartId = async (): Promise<string> => (await callShop(CustomerCartDocument, {})).customerCart.id

/** The id of the customer's cart; null if nobody is logged in any more. */
async function ofCustomer(): Promise<string | null> {
  if (readCookie('loggedIn') === undefined) return null
  try {
    return await customerCartId()
  } catch (error) {
    if (error instanceof ShopError && error.code === 'unauthorised') return null
    throw error
  }
}

/** The masked id of the customer's cart, or of a new and empty one. */
export async function createCart(): Promise<string> {
  const own = await ofCustomer()
  if (own !== null) return own
  const { createGuestCart } = await callShop(CreateGuestCartDocument, {})
  const id = createGuestCart?.cart?.id
  if (!id) throw new ShopError('server', CART_ID_MISSING)
  return id
}

import { DeleteAccountDocument } from '~/api/__generated__/documents/DeleteAccount'
import { OwnDataDocument } from '~/api/__generated__/documents/OwnData'
import { forgetCart, readCartId } from '~/api/cart-identity'
import { ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { callShop, sendForm } from '~/api/query'
import { dropCookie } from '~/lib/cookies'

/** Everything that the shop has of the customer, as JSON. */
export async function fetchOwnData(): Promise<string> {
  const { customerData } = await callShop(OwnDataDocument, {})
  if (!customerData) throw new ShopError('server', UNKNOWN_ERROR)
  return customerData
}

/** Deletes the account, and what this browser knows of it. */
export async function deleteAccount(proof: { password: string } | { code: string }, captcha: string): Promise<void> {
  const { deleteCustomer: isDeleted } = await sendForm(DeleteAccountDocument, proof, captcha)
  if (!isDeleted) throw new ShopError('server', UNKNOWN_ERROR)
  dropCookie('loggedIn')
  forgetCart(readCartId())
}

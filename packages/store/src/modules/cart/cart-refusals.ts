import { messageOf } from '../../constraints'
import { inputRefusal, missingRefusal, Refusal } from '../../refusal'

/** Magento's text. */
export const cartNotFound = (cartId: string) => missingRefusal(`Could not find a cart with ID "${cartId}"`)
export const cartNotActive = () => missingRefusal(messageOf('CART_NOT_ACTIVE'))
/** Magento's text. */
export const cartOfSomeoneElse = (cartId: string) =>
  new Refusal('graphql-authorization', `The current user cannot perform operations on cart "${cartId}"`)
/** Magento's text, for a shop that takes no orders of guests. */
export const GUESTS_REFUSED = 'Guest checkout is not allowed. Register a customer account or login with existing one.'
export const guestsRefused = () => new Refusal('graphql-authorization', GUESTS_REFUSED)
export const cartIdMissing = () => inputRefusal('Required parameter "cart_id" is missing')

/** After the last attempt. Nothing of the change was written. */
export const cartBusy = () => inputRefusal('Your cart is open in another place too. Nothing is lost. Please try again.')

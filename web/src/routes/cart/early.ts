// Sends the first request of the cart. The document starts this script before the shop has loaded.
import { sendEarlyCart } from '~/features/cart/early-cart'

sendEarlyCart()

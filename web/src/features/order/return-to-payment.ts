import { redirect } from 'react-router-dom'
import { readOrder } from './last-order'
import { canRestore } from './payment'
import { approvedPath } from './tracking-link'

/**
 * For the pages of a cart that was ordered, when its shopper comes back from the payment page by the browser's own
 * button or in another tab: the page of the order, where it is paid or left. Null for any other cart.
 */
export function returnToPayment(): Response | null {
  const order = readOrder()
  if (!order?.isPaying || !canRestore(order.token)) return null
  return redirect(approvedPath(order.token))
}

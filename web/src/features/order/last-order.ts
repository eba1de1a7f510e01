import { dropCookie, readCookie, writeCookie } from '~/lib/cookies'
import { fieldsOf } from '~/lib/fields-of'

/** The number of an order and the token that grants access to it. */
export interface OrderRef {
  number: string
  token: string
}

/** An order and the id of its cart; '' where the stored order has no cart id. */
export interface LastOrder extends OrderRef {
  cartId: string
  /** The browser has gone to the payment page of this order, and has not come back. */
  isPaying?: boolean
}

/** Stores the order for this browser session, so that its page can be reloaded. The token grants access to one order. */
export const keepOrder = ({ number, token, cartId, isPaying }: LastOrder): void =>
  writeCookie('orderData', JSON.stringify({ number, token, cartId, ...(isPaying && { isPaying }) }))

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Forgets an order whose cart is open again. */
export const dropOrder = (): void => dropCookie('orderData')

export function readOrder(): LastOrder | null {
  try {
    const stored = fieldsOf(JSON.parse(readCookie('orderData') ?? ''))
    const number = textOf(stored.number)
    const token = textOf(stored.token)
    return number && token
      ? { number, token, cartId: textOf(stored.cartId), ...(stored.isPaying === true && { isPaying: true }) }
      : null
  } catch {
    dropCookie('orderData')
    return null
  }
}

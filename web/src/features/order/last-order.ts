import { dropCookie, readCookie, writeCookie } from '~/lib/cookies'

/** An order by its number, and the token that opens it. */
export interface OrderRef {
  number: string
  token: string
}

/** An order with the cart that it was; '' for one that was kept before carts were named. */
export interface LastOrder extends OrderRef {
  cartId: string
}

/** Remembers the order of this browser session, so that its page can be reloaded. The token opens only this order. */
export const keepOrder = ({ number, token, cartId }: LastOrder): void =>
  writeCookie('orderData', JSON.stringify({ number, token, cartId }))

export function readOrder(): LastOrder | null {
  try {
    const { number, token, cartId = '' } = JSON.parse(readCookie('orderData') ?? '') as Partial<LastOrder>
    return number && token ? { number, token, cartId } : null
  } catch {
    dropCookie('orderData')
    return null
  }
}

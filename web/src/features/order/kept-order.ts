import { dropCookie, readCookie, writeCookie } from '~/lib/cookies'

/** An order by its number, and the token that opens it. */
export interface OrderRef {
  number: string
  token: string
}

/** Remembers the order of this browser session, so that its page can be reloaded. The token opens only this order. */
export const keepOrder = ({ number, token }: OrderRef): void =>
  writeCookie('orderData', JSON.stringify({ number, token }))

export function readOrder(): OrderRef | null {
  try {
    const { number, token } = JSON.parse(readCookie('orderData') ?? '') as Partial<OrderRef>
    return number && token ? { number, token } : null
  } catch {
    dropCookie('orderData')
    return null
  }
}

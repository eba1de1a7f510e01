/** What can go wrong between the shop and its backend, in words that pages may act on. */
export type ShopErrorCode = 'network' | 'server' | 'input' | 'unauthorised' | 'cart-gone' | 'not-found'

export class ShopError extends Error {
  readonly code: ShopErrorCode
  /** The form field the message belongs to, where the server said so. */
  readonly field: string | undefined
  /** What the browser has to work out before it asks again: the captcha that came along was too cheap. */
  readonly challenge: unknown

  constructor(code: ShopErrorCode, message: string, more: { field?: string; challenge?: unknown } = {}) {
    super(message)
    this.name = 'ShopError'
    this.code = code
    this.field = more.field
    this.challenge = more.challenge
  }
}

export const UNKNOWN_ERROR = 'Unknown error, please try after some time.'
export const CART_ID_MISSING = 'No cart id available'

/** For a request that had no answer at all. */
export const noAnswer = (): ShopError =>
  new ShopError('network', 'Request origin is blocked by your browser, please check the access control policy')

/** What to show for anything that was thrown; '' for what is handled without words. */
export const messageOf = (error: unknown): string => (error instanceof ShopError ? error.message : UNKNOWN_ERROR)

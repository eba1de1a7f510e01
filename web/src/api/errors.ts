/** The kinds of failure between the shop and its backend. */
export type ShopErrorCode = 'network' | 'server' | 'input' | 'unauthorised' | 'cart-gone' | 'not-found'

export class ShopError extends Error {
  readonly code: ShopErrorCode
  /** The form field of the message, when the server names one. */
  readonly field: string | undefined
  /** A new captcha challenge, when the server refused the solved one. */
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

/** The error for a request without a response. */
export const noAnswer = (): ShopError =>
  new ShopError('network', 'Request origin is blocked by your browser, please check the access control policy')

/** The message for the shopper; '' for an error that is handled without a message. */
export const messageOf = (error: unknown): string => (error instanceof ShopError ? error.message : UNKNOWN_ERROR)

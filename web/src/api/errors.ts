/**
 * The kinds of failure between the shop and its backend. `busy`: too many requests, so the backend did not read this one.
 * `proof-needed`: the customer must log in again first.
 */
export type ShopErrorCode =
  | 'network'
  | 'server'
  | 'busy'
  | 'input'
  | 'unauthorised'
  | 'proof-needed'
  | 'cart-gone'
  | 'not-found'

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

/** Whether the connection was lost or the server failed. */
export const isDown = (error: unknown): boolean =>
  error instanceof ShopError && (error.code === 'network' || error.code === 'server')

/** Whether a request got no answer about its subject: neither the data nor a refusal. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ShopError) || isDown(error) || error.code === 'busy'

export const UNKNOWN_ERROR = 'Unknown error, please try after some time.'
export const CART_ID_MISSING = 'No cart id available'
export const OTHER_CUSTOMER = 'Someone logged in in another window. Nothing was sent.'

const NO_ANSWER = 'Request origin is blocked by your browser, please check the access control policy'
export const OFFLINE = 'You are offline. Please try again when you are back online.'

/** The error for a request without a response. The connection may be back when its message is drawn. */
export const noAnswer = (message = NO_ANSWER): ShopError =>
  new ShopError('network', globalThis.navigator?.onLine === false ? OFFLINE : message)

/** The message for the shopper; '' for an error that is handled without a message. */
export const messageOf = (error: unknown): string => (error instanceof ShopError ? error.message : UNKNOWN_ERROR)

/** The message with its full stop, where another sentence follows. */
export const sentenceOf = (error: unknown): string => messageOf(error).replace(/[^.!?]$/, '$&.')

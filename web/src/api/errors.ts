/** What can go wrong between the shop and its backend, in words that pages may act on. */
export type ShopErrorCode = 'network' | 'server' | 'input' | 'unauthorised' | 'cart-gone' | 'not-found'

export class ShopError extends Error {
  readonly code: ShopErrorCode
  /** The form field the message belongs to, where the server said so. */
  readonly field: string | undefined

  constructor(code: ShopErrorCode, message: string, field?: string) {
    super(message)
    this.name = 'ShopError'
    this.code = code
    this.field = field
  }
}

export const MESSAGES = {
  blocked: 'Request origin is blocked by your browser, please check the access control policy',
  unknown: 'Unknown error, please try after some time.',
  notAuthorised: 'You are not authorized to perform this action.',
  noRecord: 'Record not found, please try again.',
  notJson: 'Invalid json object.',
  cartMissing: 'Invalid request, please restart the session',
  cartIdMissing: 'No cart id available',
  country:
    'We are currently not delivering to your default shipping/billing country address. To place an order kindly update your default billing & shipping addresses from My Account -> Address Book.',
} as const

export interface GraphQlFailure {
  message: string
  path?: readonly (string | number)[]
  extensions?: { category?: string }
}

/** An answer that was no success, however it came. `status` is 0 when there was none. */
export interface Failure {
  status: number
  errors?: readonly GraphQlFailure[]
  body?: unknown
}

/** Matched by text, since Magento says these with more than one category. */
const CART_GONE = [
  'Current user does not have an active cart.',
  'Current customer does not have an active cart.',
  'The current user cannot perform operations on cart',
  'Could not find a cart with ID',
  "The cart isn't active.",
]
const CART_GONE_REST = ['Current customer does not have an active cart.', 'No such entity with']
const SERVER_NOISE = /Fatal|Uncaught|permission|directory/

const WRONG_COUNTRY = /^Country is not available|^Invalid value of ".*" provided for the country/i

const isCartGone = (message: string): boolean => CART_GONE.some((text) => message.includes(text))

/** Fills `%fieldName` of a REST message from its parameters. */
export function fillPlaceholders(message: string, parameters: unknown): string {
  if (typeof parameters !== 'object' || parameters === null) return message
  const values = Array.isArray(parameters)
    ? Object.fromEntries(parameters.map((value, at) => [String(at + 1), value]))
    : (parameters as Record<string, unknown>)
  return message.replace(/%(\w+)/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}

function fromGraphQl({ message, extensions }: GraphQlFailure): ShopError {
  if (isCartGone(message)) return new ShopError('cart-gone', '')
  if (WRONG_COUNTRY.test(message)) return new ShopError('input', MESSAGES.country)
  const category = extensions?.category
  if (category === 'graphql-authorization' || category === 'graphql-authentication') {
    return new ShopError('unauthorised', message || MESSAGES.notAuthorised)
  }
  if (category === 'graphql-no-such-entity') return new ShopError('not-found', message || MESSAGES.noRecord)
  if (category) return new ShopError('input', message || MESSAGES.unknown)
  // Without a category it is the server's own trouble; its words are not meant for shoppers.
  return new ShopError('server', MESSAGES.unknown)
}

function fromHttp(status: number, body: unknown): ShopError {
  if (typeof body === 'string' && SERVER_NOISE.test(body)) return new ShopError('server', MESSAGES.notJson)
  const { message: raw, parameters } = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: unknown
    parameters?: unknown
  }
  const message = typeof raw === 'string' ? fillPlaceholders(raw, parameters) : ''
  if (status === 404 && CART_GONE_REST.some((text) => message.startsWith(text))) return new ShopError('cart-gone', '')
  if (status === 401) return new ShopError('unauthorised', MESSAGES.notAuthorised)
  if (status === 400) {
    if (message === 'Internal server error') return new ShopError('server', MESSAGES.unknown)
    return new ShopError('input', message || MESSAGES.noRecord)
  }
  const code = status === 404 ? 'not-found' : status >= 500 ? 'server' : 'input'
  return new ShopError(code, message || MESSAGES.unknown)
}

/** One failure as the error that pages show. The first GraphQL error counts; Magento sends no more either. */
export function toShopError({ status, errors, body }: Failure): ShopError {
  const [first] = errors ?? []
  if (first) return fromGraphQl(first)
  if (status === 0) return new ShopError('network', MESSAGES.blocked)
  return fromHttp(status, body)
}

/** What to show for anything that was thrown; '' for what is handled without words. */
export const messageOf = (error: unknown): string => (error instanceof ShopError ? error.message : MESSAGES.unknown)

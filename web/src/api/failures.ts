import { fieldsOf } from '~/lib/fields-of'
import { noAnswer, ShopError, UNKNOWN_ERROR } from './errors'

export interface GraphQlFailure {
  message: string
  extensions?: Readonly<Record<string, unknown>>
}

/** A failed response of any kind. `status` is 0 without a response. */
export interface Failure {
  status: number
  errors?: readonly GraphQlFailure[]
  body?: unknown
}

const MESSAGES = {
  notAuthorised: 'You are not authorized to perform this action.',
  noRecord: 'Record not found, please try again.',
  notJson: 'Invalid json object.',
  country:
    'We are currently not delivering to your default shipping/billing country address. To place an order kindly update your default billing & shipping addresses from My Account -> Address Book.',
  defaultAddress: 'This address is set as default address and can not be deleted.',
} as const

/** Matched by text, because Magento sends these messages under several categories. */
const CART_GONE = [
  'Current user does not have an active cart.',
  'Current customer does not have an active cart.',
  'The current user cannot perform operations on cart',
  'Could not find a cart with ID',
  "The cart isn't active.",
]
const CART_GONE_REST = ['Current customer does not have an active cart.', 'No such entity with']
const SERVER_NOISE = /Fatal|Uncaught|permission|directory/

const DEFAULT_ADDRESS = /^Customer Address \d+ is set as default (?:billing|shipping) address/
const WRONG_COUNTRY = /^Country is not available|^Invalid value of ".*" provided for the country/i

const isCartGone = (message: string): boolean => CART_GONE.some((text) => message.includes(text))

/** Fills `%fieldName` placeholders of a REST message. */
export function fillPlaceholders(message: string, parameters: unknown): string {
  const values: Readonly<Record<string, unknown>> = Array.isArray(parameters)
    ? Object.fromEntries(parameters.map((value, at) => [String(at + 1), value]))
    : fieldsOf(parameters)
  return message.replace(/%(\w+)/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}

function fromGraphQl({ message, extensions }: GraphQlFailure): ShopError {
  if (isCartGone(message)) return new ShopError('cart-gone', '')
  if (DEFAULT_ADDRESS.test(message)) return new ShopError('input', MESSAGES.defaultAddress)
  if (WRONG_COUNTRY.test(message)) return new ShopError('input', MESSAGES.country)
  const category = extensions?.category
  if (category === 'graphql-authorization' || category === 'graphql-authentication') {
    return new ShopError('unauthorised', message || MESSAGES.notAuthorised)
  }
  if (category === 'rate-limit') return new ShopError('busy', message || UNKNOWN_ERROR)
  if (category === 'graphql-no-such-entity') return new ShopError('not-found', message || MESSAGES.noRecord)
  if (extensions?.needs_fresh_login === true) return new ShopError('proof-needed', message)
  if (category) return new ShopError('input', message || UNKNOWN_ERROR, { challenge: extensions?.challenge })
  // Without a category it is an internal error. Its message is not for shoppers.
  return new ShopError('server', UNKNOWN_ERROR)
}

function fromHttp(status: number, body: unknown): ShopError {
  if (typeof body === 'string' && SERVER_NOISE.test(body)) return new ShopError('server', MESSAGES.notJson)
  const fields = fieldsOf(body)
  const message = typeof fields.message === 'string' ? fillPlaceholders(fields.message, fields.parameters) : ''
  if (status === 404 && CART_GONE_REST.some((text) => message.startsWith(text))) return new ShopError('cart-gone', '')
  if (status === 401) return new ShopError('unauthorised', MESSAGES.notAuthorised)
  if (status === 400) {
    if (message === 'Internal server error') return new ShopError('server', UNKNOWN_ERROR)
    return new ShopError('input', message || MESSAGES.noRecord)
  }
  const code = status === 404 ? 'not-found' : status >= 500 ? 'server' : 'input'
  return new ShopError(code, message || UNKNOWN_ERROR)
}

/** Converts a failure to a `ShopError`. Only the first GraphQL error counts. */
export function toShopError({ status, errors, body }: Failure): ShopError {
  const [first] = errors ?? []
  if (first) return fromGraphQl(first)
  if (status === 0) return noAnswer()
  return fromHttp(status, body)
}

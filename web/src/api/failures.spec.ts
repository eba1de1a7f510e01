import { afterEach, describe, expect, it, vi } from 'vitest'
import { messageOf, noAnswer, OFFLINE, ShopError, sentenceOf } from './errors'
import { type Failure, fillPlaceholders, toShopError } from './failures'

const rows: [name: string, failure: Failure, code: string, message: string][] = [
  [
    'no answer',
    { status: 0 },
    'network',
    'Request origin is blocked by your browser, please check the access control policy',
  ],
  [
    'a cart that is not there',
    {
      status: 200,
      errors: [{ message: 'Could not find a cart with ID "x"', extensions: { category: 'graphql-no-such-entity' } }],
    },
    'cart-gone',
    '',
  ],
  [
    'a cart that became an order',
    {
      status: 200,
      errors: [{ message: "The cart isn't active.", extensions: { category: 'graphql-no-such-entity' } }],
    },
    'cart-gone',
    '',
  ],
  [
    'a cart of someone else',
    {
      status: 200,
      errors: [
        {
          message: 'The current user cannot perform operations on cart "x"',
          extensions: { category: 'graphql-authorization' },
        },
      ],
    },
    'cart-gone',
    '',
  ],
  [
    'what needs a login',
    {
      status: 200,
      errors: [
        { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } },
      ],
    },
    'unauthorised',
    "The current customer isn't authorized.",
  ],
  [
    'a refused input',
    { status: 200, errors: [{ message: 'Region is required.', extensions: { category: 'graphql-input' } }] },
    'input',
    'Region is required.',
  ],
  [
    'an error of the server itself',
    { status: 200, errors: [{ message: 'Internal server error' }] },
    'server',
    'Unknown error, please try after some time.',
  ],
  [
    '400 with a message',
    { status: 400, body: { message: 'No %fieldName', parameters: { fieldName: 'name' } } },
    'input',
    'No name',
  ],
  ['400 with an empty message', { status: 400, body: { message: '' } }, 'input', 'Record not found, please try again.'],
  [
    'too much at once',
    { status: 429, errors: [{ message: 'Please wait a minute.', extensions: { category: 'rate-limit' } }] },
    'busy',
    'Please wait a minute.',
  ],
  [
    '400 of a broken server',
    { status: 400, body: { message: 'Internal server error' } },
    'server',
    'Unknown error, please try after some time.',
  ],
  ['401', { status: 401, body: { message: 'x' } }, 'unauthorised', 'You are not authorized to perform this action.'],
  [
    '404 of a cart',
    {
      status: 404,
      body: {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'cartId', fieldValue: 7 },
      },
    },
    'cart-gone',
    '',
  ],
  [
    '404 of a cart that nobody has any more',
    { status: 404, body: { message: 'Current customer does not have an active cart.' } },
    'cart-gone',
    '',
  ],
  ['404 of something else', { status: 404, body: { message: 'No page.' } }, 'not-found', 'No page.'],
  [
    '503 with a message for the shopper',
    { status: 503, body: { message: 'The shop is resting. Please try again.' } },
    'server',
    'The shop is resting. Please try again.',
  ],
  ['500 without a message', { status: 500 }, 'server', 'Unknown error, please try after some time.'],
  ['409 with a message', { status: 409, body: { message: 'Somebody was faster.' } }, 'input', 'Somebody was faster.'],
  ...['Fatal error', 'Uncaught Exception', 'No permission', 'No such directory'].map(
    (text): [string, Failure, string, string] => [
      `${text} in place of JSON`,
      { status: 200, body: `<b>${text}</b>: x` },
      'server',
      'Invalid json object.',
    ],
  ),
  [
    'a cart of a customer that is none',
    {
      status: 200,
      errors: [
        {
          message: 'Current user does not have an active cart.',
          extensions: { category: 'graphql-no-such-entity' },
        },
      ],
    },
    'cart-gone',
    '',
  ],
  ['PHP in place of JSON', { status: 200, body: '<b>Fatal error</b>: Uncaught …' }, 'server', 'Invalid json object.'],
]

afterEach(() => vi.unstubAllGlobals())

describe('toShopError', () => {
  it.each(rows)('converts %s to an error for pages', (_, failure, code, message) => {
    expect(toShopError(failure)).toMatchObject({ code, message })
  })

  it.each(['Country is not available', 'Invalid value of "XX" provided for the country_id field.'])(
    'a country we do not deliver to says where to change it: %s',
    (message) => {
      const error = toShopError({ status: 200, errors: [{ message, extensions: { category: 'graphql-input' } }] })
      expect(error.message).toBe(
        'We are currently not delivering to your default shipping/billing country address. To place an order kindly update your default billing & shipping addresses from My Account -> Address Book.',
      )
    },
  )

  it.each(['billing', 'shipping'])('a default %s address that is deleted has the words of the shop', (kind) => {
    const message = `Customer Address 7 is set as default ${kind} address and can not be deleted`
    const error = toShopError({ status: 200, errors: [{ message, extensions: { category: 'graphql-input' } }] })
    expect(error.message).toBe('This address is set as default address and can not be deleted.')
  })

  it('has the new challenge of a refused captcha, and otherwise none', () => {
    const extensions = { category: 'graphql-input', challenge: { signature: 'x' } }
    expect(toShopError({ status: 200, errors: [{ message: 'm', extensions }] }).challenge).toEqual({ signature: 'x' })
    const plain = { message: 'm', extensions: { category: 'graphql-input' } }
    expect(toShopError({ status: 200, errors: [plain] }).challenge).toBeUndefined()
  })

  it('fills placeholders by name and by position, and leaves unknown ones', () => {
    expect(fillPlaceholders('%a and %b', { a: 1 })).toBe('1 and %b')
    expect(fillPlaceholders('%1 of %2', ['x', 'y'])).toBe('x of y')
    expect(fillPlaceholders('as it is', null)).toBe('as it is')
  })

  it('says offline for a request that failed without a connection, also when it is back', () => {
    vi.stubGlobal('navigator', { onLine: false })
    const errors = [toShopError({ status: 0 }), noAnswer('We can’t reach the shop.')]
    vi.stubGlobal('navigator', { onLine: true })
    expect(errors.map(messageOf)).toEqual([OFFLINE, OFFLINE])
    expect(messageOf(noAnswer('We can’t reach the shop.'))).toBe('We can’t reach the shop.')
  })

  it('ends a message with one full stop where another sentence follows', () => {
    expect(sentenceOf(new ShopError('input', 'Check the policy'))).toBe('Check the policy.')
    expect(sentenceOf(new ShopError('input', 'Really?'))).toBe('Really?')
    expect(sentenceOf(new ShopError('cart-gone', ''))).toBe('')
  })

  it('shows any other thrown value as an unknown error', () => {
    expect(messageOf(new TypeError('x is undefined'))).toBe('Unknown error, please try after some time.')
    expect(messageOf(new ShopError('input', 'No.'))).toBe('No.')
  })
})

import { routeOf } from '@kea/shared/routes'
import { describe, expect, test } from 'vitest'
import { entityTag, isUnchanged } from '../http/entity-tag'
import { isSameSecret } from '../http/same-secret'
import { extractTokens } from './extract-tokens'
import { isLoggedOut } from './is-logged-out'
import { dependsOnCustomer, personalTarget, type Visitor } from './login-redirect'
import { isToken } from './session-cookies'

describe('an answer that ends a session', () => {
  const error = (category: string, message = "The current customer isn't authorized.", path?: unknown[]) => ({
    errors: [{ message, path, extensions: { category } }],
  })

  test.each([
    ['the category of Magento 2.4.7', error('graphql-authorization'), true],
    ['the category of Magento 2.4.8', error('graphql-authentication'), true],
    ['another category', error('graphql-input'), false],
    ['a wrong password', error('graphql-authentication', 'Wrong.', ['generateCustomerToken']), false],
    ['a wrong universal password', error('graphql-authentication', 'Wrong.', ['loginUniversalpassword']), false],
    ['a failed social login', error('graphql-authentication', 'Wrong.', ['createCustomerBySocialLogin']), false],
    ['an error of another field', error('graphql-authentication', 'Gone.', ['customer']), true],
    [
      'a cart of somebody else',
      error('graphql-authorization', 'The current user cannot perform operations on cart "a"'),
      false,
    ],
    [
      'a request for guests only',
      error('graphql-authorization', 'The request is not allowed for logged in customers'),
      false,
    ],
    ['an error without extensions', { errors: [{ message: 'a' }] }, false],
    ['an error that is text', { errors: ['a'] }, false],
    ['errors that are no list', { errors: { a: 1 } }, false],
    ['no errors', { data: {} }, false],
    ['no object', null, false],
    ['a second error', { errors: [{}, ...error('graphql-authorization').errors] }, true],
  ])('has %s', (_, answer, loggedOut) => {
    expect(isLoggedOut(answer)).toBe(loggedOut)
  })
})

describe('the tokens of an answer', () => {
  test('are replaced wherever they are', () => {
    const answer = {
      data: {
        generateCustomerToken: { token: 'one' },
        loginUniversalpassword: { token: 'two' },
        customer: { token: 'no session', list: [{ customer_token: 'three' }] },
        customer_token: 'four',
      },
    }
    expect(extractTokens(answer).sort()).toEqual(['four', 'one', 'three', 'two'])
    expect(answer).toEqual({
      data: {
        generateCustomerToken: { token: 'cookie' },
        loginUniversalpassword: { token: 'cookie' },
        customer: { token: 'no session', list: [{ customer_token: 'cookie' }] },
        customer_token: 'cookie',
      },
    })
  })

  test.each([
    [null],
    ['text'],
    [{}],
    [{ data: null }],
    [{ data: { generateCustomerToken: null } }],
    [{ data: { generateCustomerToken: { token: '' }, customer_token: 5 } }],
  ])('are none in %j', (answer) => {
    expect(extractTokens(answer)).toEqual([])
  })

  test.each([
    ['a.b~c+d/e=f-g_h', true],
    ['', false],
    ['a b', false],
    ['a;b', false],
    ['x'.repeat(3500), true],
    ['x'.repeat(3501), false],
  ])('fit into a cookie: %s', (token, fits) => {
    expect(isToken(token)).toBe(fits)
  })
})

describe('a page that depends on the visitor', () => {
  const at = (path: string, visitor: Visitor, search = '') => {
    const route = routeOf(path)
    return route && personalTarget(route, path, new URL(`https://shop.example${path}${search}`), visitor)
  }

  test.each([
    ['/customer/login', true],
    ['/customer/account/dashboard', true],
    ['/canvas-prints', false],
    ['/two/segments', false],
  ])('%s: %s', (path, depends) => {
    expect(dependsOnCustomer(routeOf(path))).toBe(depends)
  })

  test.each([
    ['/customer/login', 'customer', '', '/customer/account/dashboard'],
    ['/customer/login', 'guest', '', null],
    ['/customer/login', 'expired', '', null],
    ['/customer/login', 'unknown', '', null],
    ['/customer/account/dashboard', 'customer', '', null],
    ['/customer/account/dashboard', 'unknown', '', null],
    [
      '/customer/account/dashboard',
      'guest',
      '?a=b&c',
      '/customer/login?redirect=%2Fcustomer%2Faccount%2Fdashboard%3Fa%3Db%26c',
    ],
    ['/customer/account/dashboard', 'expired', '', '/customer/login?redirect=%2Fcustomer%2Faccount%2Fdashboard'],
    ['/customer/account/my-saved-design', 'guest', '?token=t', null],
    [
      '/customer/account/my-saved-design',
      'guest',
      '',
      '/customer/login?redirect=%2Fcustomer%2Faccount%2Fmy-saved-design',
    ],
    [
      '/customer/account/dashboard',
      'guest',
      '?token=t',
      '/customer/login?redirect=%2Fcustomer%2Faccount%2Fdashboard%3Ftoken%3Dt',
    ],
  ] as const)('at %s a visitor (%s)%s is redirected to %s', (path, visitor, search, target) => {
    expect(at(path, visitor, search)).toBe(target)
  })
})

describe('an entity tag', () => {
  test('is made of the bytes', async () => {
    const tag = await entityTag(new TextEncoder().encode('abc'))
    expect(tag).toBe('"ungWv48Bz+pBQUDe"')
  })

  test.each([
    ['"a"', '"a"', true],
    ['W/"a"', '"a"', true],
    ['"b", W/"a"', '"a"', true],
    ['"b"', '"a"', false],
    [undefined, '"a"', false],
    ['"a"', undefined, false],
  ])('%s of the browser is the current %s: %s', (given, current, same) => {
    expect(isUnchanged(given, current)).toBe(same)
  })
})

test.each([
  ['secret', 'secret', true],
  ['secret', 'secreT', false],
  ['secret', 'secrets', false],
  ['', 'secret', false],
])('the secret %j is %j: %s', async (given, secret, same) => {
  expect(await isSameSecret(given, secret)).toBe(same)
})

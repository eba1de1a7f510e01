import { describe, expect, it } from 'vitest'
import { claimsLogin, GREETING_LENGTH, loginState, shortName } from './login-state'

it.each([
  ['the cookie', '1', '', true],
  ['a sessionid in the address', undefined, '?a=1&sessionid=abc', true],
  ['an empty sessionid', undefined, '?sessionid=', false],
  ['nothing', undefined, '?session=abc', false],
])('%s claims a login: %s %s', (_, cookie, search, isClaim) => {
  expect(claimsLogin(cookie, search)).toBe(isClaim)
})

const named = (firstName: string) => ({ firstName, email: '' })

describe('the login state in the header', () => {
  it('is checking while a claim has no response', () => {
    expect(loginState(true, { data: undefined, isError: false })).toEqual({ state: 'checking' })
  })

  it('is logged in with a first name', () => {
    expect(loginState(true, { data: named('Aroha'), isError: false })).toEqual({
      state: 'loggedIn',
      firstName: 'Aroha',
    })
  })

  it.each([
    ['no claim', false, undefined, false],
    ['a name without a claim', false, named('Aroha'), false],
    ['an answer without a name', true, named(''), false],
    ['a failed request', true, undefined, true],
  ])('is logged out with %s', (_, isClaimed, data, isError) => {
    expect(loginState(isClaimed, { data, isError })).toEqual({ state: 'loggedOut' })
  })
})

it.each([
  ['Aroha', 7, 'Aroha'],
  ['Anahera', GREETING_LENGTH.wide, 'Anahera'],
  ['Christopher', GREETING_LENGTH.wide, 'Christo…'],
  ['Christopher', GREETING_LENGTH.narrow, 'Christophe…'],
  ['😀😀😀', 2, '😀😀…'],
])('%s in at most %s letters is %s', (name, length, shown) => {
  expect(shortName(name, length)).toBe(shown)
})

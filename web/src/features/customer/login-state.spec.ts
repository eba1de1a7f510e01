import { describe, expect, it } from 'vitest'
import { GREETING_LENGTH, loginState, shortName } from './login-state'

describe('the login as the header shows it', () => {
  it('is checked first where a cookie claims one', () => {
    expect(loginState(true, { data: undefined, isError: false })).toEqual({ state: 'checking' })
  })

  it('stands with a first name', () => {
    expect(loginState(true, { data: 'Aroha', isError: false })).toEqual({ state: 'loggedIn', firstName: 'Aroha' })
  })

  it.each([
    ['no claim', false, undefined, false],
    ['a name without a claim', false, 'Aroha', false],
    ['an answer without a name', true, '', false],
    ['a failed request', true, undefined, true],
  ])('is none with %s', (_, isClaimed, data, isError) => {
    expect(loginState(isClaimed, { data, isError })).toEqual({ state: 'loggedOut' })
  })
})

it.each([
  ['Aroha', 7, 'Aroha'],
  ['Anahera', GREETING_LENGTH.wide, 'Anahera'],
  ['Christopher', GREETING_LENGTH.wide, 'Christo…'],
  ['Christopher', GREETING_LENGTH.narrow, 'Christophe…'],
  ['😀😀😀', 2, '😀😀…'],
])('%s in %s letters is %s', (name, length, shown) => {
  expect(shortName(name, length)).toBe(shown)
})

import { expect, it } from 'vitest'
import { emailChangeOf } from './EmailChange'

it.each([
  ['#change=abc', { kind: 'change', token: 'abc' }],
  ['#undo=abc', { kind: 'undo', token: 'abc' }],
  ['#email=a%40b.nz&key=abc', null],
  ['#change=', null],
  ['', null],
])('the link %j is about %j', (hash, change) => {
  expect(emailChangeOf(hash)).toEqual(change)
})

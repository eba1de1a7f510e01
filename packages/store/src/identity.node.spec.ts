import { expect, it } from 'vitest'
import { mailboxKey } from './identity'

it.each([
  ['Ana@Example.co.nz', 'ana@example.co.nz'],
  ['ana+shop@xtra.co.nz', 'ana@xtra.co.nz'],
  ['a.b@gmail.com', 'ab@gmail.com'],
  ['ab@googlemail.com', 'ab@gmail.com'],
  ['ab+x@gmail.com', 'ab@gmail.com'],
  ['A.B+x.y@GoogleMail.com', 'ab@gmail.com'],
  ['+x@xtra.co.nz', '+x@xtra.co.nz'],
  ['+x+y@xtra.co.nz', '+x+y@xtra.co.nz'],
  ['+X.y@GoogleMail.com', '+xy@gmail.com'],
  ['a.b@xtra.co.nz', 'a.b@xtra.co.nz'],
  ['ab@xtra.co.nz', 'ab@xtra.co.nz'],
  ['a.b@gmail.com.example.nz', 'a.b@gmail.com.example.nz'],
])('the mailbox of %s is %s', (email, key) => {
  expect(mailboxKey(email)).toBe(key)
})

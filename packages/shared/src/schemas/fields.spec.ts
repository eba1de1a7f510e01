import { describe, expect, it } from 'vitest'
import { email, optionalText, phone, postcode, requiredText } from './fields'

describe('the rules of a field', () => {
  it.each([
    ['an empty email', email, ' ', 'This is a required field.'],
    [
      'an email without a host',
      email,
      'mere@',
      expect.stringMatching(/^Please enter a valid email address and make sure/),
    ],
    ['an empty phone', phone, '', 'This is a required field.'],
    ['a phone of words', phone, 'none', 'Please enter a valid phone.'],
    ['an empty postcode', postcode, '', 'This is a required field.'],
    ['a long postcode', postcode, '60111', 'Please enter a valid zip/postal code.'],
    ['a long text of two lines', requiredText(5), 'one\ntwo', 'Please enter no more than 5 characters.'],
    ['a short text of two lines', optionalText(9), 'one\ntwo', 'Please enter plain text on one line.'],
  ])('run in order and stop at the first failure: %s', (_, rule, value, message) => {
    expect(rule.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message])
  })
})

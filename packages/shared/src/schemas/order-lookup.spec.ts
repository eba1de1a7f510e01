import { describe, expect, it } from 'vitest'
import { orderLookup } from './order-lookup'

const lookup = { number: '000000123', email: 'aroha@example.co.nz', postcode: '1011' }

describe('the order lookup', () => {
  it.each([
    ['000000123', '000000123'],
    [' #123 ', '000000123'],
    ['000 000 123', '000000123'],
    ['NZ-100-7', 'NZ-100-7'],
  ])('reads the number %j as %j', (typed, number) => {
    expect(orderLookup.parse({ ...lookup, number: typed }).number).toBe(number)
  })

  it('has a message at each invalid field', () => {
    const { error } = orderLookup.safeParse({ number: '12/34', email: 'aroha', postcode: '12' })
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['number', 'Please enter the order number from your confirmation email, like 000000123.'],
      ['email', expect.stringContaining('valid email address')],
      ['postcode', 'Please enter a valid zip/postal code.'],
    ])
    expect(orderLookup.safeParse({ ...lookup, number: ' # ' }).error?.issues[0]?.message).toBe(
      'This is a required field.',
    )
  })
})

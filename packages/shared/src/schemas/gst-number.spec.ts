import { describe, expect, it } from 'vitest'
import { gstNumber } from './gst-number'

const problemOf = (value: string, takesNewZealand = true) =>
  gstNumber(takesNewZealand).safeParse(value).error?.issues[0]?.message ?? null

describe('a GST number', () => {
  it.each(['27AAPFU0939F1ZV', 'abcdefghijklmn1', '12345678901234a', ' 27AAPFU0939F1ZV ', ''])('may be %j', (value) => {
    expect([problemOf(value), problemOf(value, false)]).toEqual([null, null])
  })

  it.each([
    '27AAPFU0939F1Z',
    '27AAPFU0939F1ZVX',
    '123456789012345',
    'abcdefghijklmno',
    '27AAPFU0939F1Z-',
    '27AAPFU0939F1Zā',
    '1234567',
    '1234567890',
    '12345678a',
  ])('may not be %j', (value) => {
    expect(problemOf(value)).toBe('Please enter a valid GST number.')
  })

  it.each(['12345678', '123456789', '123-456-789', '12 345 678'])(
    'may be %j where the shop takes numbers of New Zealand',
    (value) => {
      expect([problemOf(value), problemOf(value, false)]).toEqual([null, 'Please enter a valid GST number.'])
    },
  )
})

import { describe, expect, it } from 'vitest'
import { addressSchema } from './address'
import { email, phone, postcode } from './fields'

const address = {
  firstname: ' Aroha ',
  lastname: 'Ngata',
  company: '',
  street: '12 Ponsonby Road',
  street2: '',
  city: 'Tāmaki Makaurau',
  region: 'Auckland',
  postcode: '1011',
  countryCode: 'NZ',
  telephone: '+64 21 123 4567',
}

const messages = (value: unknown) => addressSchema.safeParse(value).error?.issues.map(({ message }) => message)

describe('an address', () => {
  it('is trimmed and keeps its macrons', () => {
    expect(addressSchema.parse(address)).toMatchObject({ firstname: 'Aroha', city: 'Tāmaki Makaurau' })
  })

  it('has one message for each missing field', () => {
    expect(messages({ ...address, lastname: '  ' })).toEqual(['This is a required field.'])
    expect(messages({ ...address, city: ' ', postcode: '', telephone: '' })).toEqual([
      'This is a required field.',
      'This is a required field.',
      'This is a required field.',
    ])
  })

  it('has a town of more than one letter', () => {
    expect(messages({ ...address, city: 'T' })).toEqual(['Please enter the whole name of the town or city.'])
    expect(messages({ ...address, city: 'ō ' })).toEqual(['Please enter the whole name of the town or city.'])
    expect(messages({ ...address, city: 'Ōu' })).toBeUndefined()
  })

  it('is in New Zealand', () => {
    expect(messages({ ...address, countryCode: 'AU' })).toEqual(['Country is not available'])
  })

  it.each(['12 Road\u0000', '12\u2028Road', '12 \u202eRoad', '12 Road \ud800x'])(
    'has no control characters: %j',
    (street) => {
      expect(messages({ ...address, street })).toEqual(['Please enter plain text on one line.'])
    },
  )
})

describe('a field', () => {
  it.each(['1011', '0110', ' 9012 '])('accepts the postcode %j', (value) => {
    expect(postcode.safeParse(value).success).toBe(true)
  })
  it.each(['101', '10110', 'SW1A', '1O11'])('refuses the postcode %j', (value) => {
    expect(postcode.safeParse(value).success).toBe(false)
  })
  it.each(['021 123 4567', '(09) 555-1234', '+64 21 123 4567'])('accepts the phone %j', (value) => {
    expect(phone.safeParse(value).success).toBe(true)
  })
  it.each(['12345', 'call me', '021 123 4567 8901 2345'])('refuses the phone %j', (value) => {
    expect(phone.safeParse(value).success).toBe(false)
  })
  it.each(['aroha@example', 'aroha example.com', '@example.com'])('refuses the email %j', (value) => {
    expect(email.safeParse(value).success).toBe(false)
  })
})

import { expect, it } from 'vitest'
import { profileOf } from './profile'

const CUSTOMER = {
  firstname: 'Aroha',
  lastname: 'Ngata',
  email: 'aroha@example.com',
  date_of_birth: null,
  phone_no: null,
  is_subscribed: null,
}

it('a profile has empty texts for what the customer has not told', () => {
  expect(profileOf({ customer: CUSTOMER })).toEqual({
    firstName: 'Aroha',
    lastName: 'Ngata',
    email: 'aroha@example.com',
    dateOfBirth: '',
    phone: '',
    isSubscribed: false,
  })
})

it('an answer without a customer is a session that has ended', () => {
  expect(() => profileOf({ customer: null })).toThrow(expect.objectContaining({ code: 'unauthorised' }))
})

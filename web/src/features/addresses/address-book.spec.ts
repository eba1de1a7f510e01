import { expect, it } from 'vitest'
import { addressesOf } from './address-book'

const ADDRESS = {
  id: 1,
  firstname: 'Hēmi',
  lastname: 'Kōpu',
  company: null,
  street: ['12 Cuba Street', 'Te Aro'],
  city: 'Wellington',
  region: { region: 'Wellington' },
  postcode: '6011',
  telephone: '04 555 0100',
  default_shipping: false,
  default_billing: false,
}

it('addresses have the fields of the form, and those that are used by default come first', () => {
  const addresses = [
    ADDRESS,
    { ...ADDRESS, id: 2, default_billing: true },
    { ...ADDRESS, id: 3, default_shipping: true },
  ]
  const found = addressesOf({ customer: { addresses: [...addresses, null] } })
  expect(found.map(({ id }) => id)).toEqual([3, 2, 1])
  expect(found[2]).toEqual({
    id: 1,
    firstname: 'Hēmi',
    lastname: 'Kōpu',
    company: '',
    street: '12 Cuba Street',
    street2: 'Te Aro',
    city: 'Wellington',
    region: 'Wellington',
    postcode: '6011',
    telephone: '04 555 0100',
    delivery: false,
    invoices: false,
  })
})

it('an answer without a customer is a session that has ended', () => {
  expect(() => addressesOf({ customer: null })).toThrow(expect.objectContaining({ code: 'unauthorised' }))
})

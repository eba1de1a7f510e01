import { describe, expect, it } from 'vitest'
import { addressForm, emailForm } from './checkout-forms'

const address = {
  firstname: 'Aroha',
  lastname: 'Ngata',
  company: '',
  street: '1 Queen Street',
  street2: '',
  city: 'Ōtautahi',
  region: '',
  postcode: '8011',
  telephone: '021 555 0100',
}

describe('the forms of the checkout', () => {
  it('trim the email', () => {
    expect(emailForm.parse({ email: '  aroha@example.co.nz ' })).toEqual({ email: 'aroha@example.co.nz' })
  })

  it('require a region only if there is a list of regions', () => {
    expect(addressForm(false).safeParse(address).success).toBe(true)
    expect(addressForm(true).safeParse(address).error?.issues).toMatchObject([
      { path: ['region'], message: 'This is a required field.' },
    ])
  })

  it('accept a postcode of another region, which the form only asks about', () => {
    expect(addressForm(true).safeParse({ ...address, region: 'Auckland' }).success).toBe(true)
  })
})

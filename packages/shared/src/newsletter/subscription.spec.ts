import { describe, expect, it } from 'vitest'
import { subscriptionPayload } from './subscription'

describe('the payload of a subscription', () => {
  it('of the popup has exactly these twelve fields', () => {
    const typed = { firstName: ' Mere ', email: ' mere@example.co.nz ', dateOfBirth: '1990-02-28' }
    const from = { pageId: 7, source: 'https://shop.example/photo-mugs', isPopup: true, hasOffer: true }
    expect(subscriptionPayload({ ...typed, ...from }, 'a-token')).toStrictEqual({
      firstName: 'Mere',
      lastName: '',
      email: 'mere@example.co.nz',
      date_of_birth: '1990-02-28',
      subscribe: true,
      category_id: 7,
      subscribe_source: 'https://shop.example/photo-mugs',
      popup: true,
      popup_design: true,
      phone_number: '',
      text_notification: false,
      recaptcha_response: 'a-token',
    })
  })

  it('of the account form has the same, with the names of the customer', () => {
    const customer = { firstName: 'Mere', lastName: 'Hura', email: 'mere@example.co.nz', phone: '021 555 123' }
    const source = 'https://shop.example/customer/account/newsletter'
    expect(subscriptionPayload({ ...customer, pageId: 0, source, isPopup: false }, 'a-token')).toStrictEqual({
      firstName: 'Mere',
      lastName: 'Hura',
      email: 'mere@example.co.nz',
      date_of_birth: '',
      subscribe: true,
      category_id: 0,
      subscribe_source: 'https://shop.example/customer/account/newsletter',
      popup: false,
      popup_design: false,
      phone_number: '021 555 123',
      text_notification: false,
      recaptcha_response: 'a-token',
    })
  })
})

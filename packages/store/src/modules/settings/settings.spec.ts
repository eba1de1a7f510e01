import { describe, expect, it } from 'vitest'
import shopFile from '../../../seed/shop.json'

describe('the seeded settings', () => {
  it('contain no real bank account and no real phone number', () => {
    expect(shopFile.config).toMatchObject({
      bank_account_name: 'Sample account, not real',
      // No bank has the number 00, and no number in Auckland begins with 0.
      bank_account_number: '00-0000-0000000-00',
      store_phone: '09 000 0000',
      store_email: expect.stringMatching(/\.example$/),
    })
  })
})

import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop()

describe('the seeded settings', () => {
  it('name nobody who could be paid or rung by mistake', async () => {
    const { data } = await shop.graphql(
      '{ configvalues(fields: ["bank_account_name", "bank_account_number", "store_phone", "store_email"]) { value } }',
    )
    expect(data.configvalues.map(({ value }: { value: string }) => value)).toEqual([
      'Sample account, not real',
      // No bank has the number 00, and no number in Auckland begins with 0.
      '00-0000-0000000-00',
      '09 000 0000',
      expect.stringMatching(/\.example$/),
    ])
  })
})

import { describe, expect, it } from 'vitest'
import shopFile from '../../../seed/shop.json'
import { createTestShop } from '../../testing/test-shop'

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

describe('the sample GST number', () => {
  const numberOf = async (mode: 'production' | 'preview') => {
    const { data } = await createTestShop({ MODE: mode }).graphql(
      '{ configvalues(fields: ["gst_number"]) { key value } }',
    )
    return data.configvalues
  }

  it('is shown in a preview and is none in production', async () => {
    // No number of the tax office begins with 000.
    expect(await numberOf('preview')).toEqual([{ key: 'gst_number', value: '000-000-000' }])
    expect(await numberOf('production')).toEqual([{ key: 'gst_number', value: '' }])
  })
})

it('only the listed names may be asked for, whatever is stored', async () => {
  const shop = createTestShop()
  await shop.db
    .prepare(
      "INSERT INTO config_values (key, value) VALUES ('warehouse_door_code', '4711'), ('price_cache_codes', 'a')",
    )
    .run()
  const { data } = await shop.graphql(
    '{ configvalues(fields: ["warehouse_door_code", "search_synonyms", "store_name", "price_cache_codes"]) { key value } }',
  )
  expect(data.configvalues).toEqual([
    { key: 'store_name', value: 'Kea Prints' },
    { key: 'price_cache_codes', value: 'a' },
  ])
  await shop.db.prepare("DELETE FROM config_values WHERE key IN ('warehouse_door_code', 'price_cache_codes')").run()
})

import { afterAll, describe, expect, it } from 'vitest'
import shopFile from '../../../seed/shop.json'
import { OWN_ACCOUNT, setBankAccount } from '../../testing/prepare-database'
import { createTestShop } from '../../testing/test-shop'

const TOKEN = 'operator-token-of-a-test'
const shop = createTestShop({ OPERATOR_TOKEN: TOKEN })

interface Answer {
  text?: string
  message?: string
  rows?: { key: string; value: string | null }[]
}

const run = async (...args: string[]): Promise<Answer> =>
  (
    await shop.request(
      '/operator',
      { method: 'POST', body: JSON.stringify({ args }), headers: { authorization: `Bearer ${TOKEN}` } },
      null,
    )
  ).json()

const settingNamed = (key: string) =>
  shop.db.prepare('SELECT value FROM config_values WHERE key = ?').bind(key).first<string>('value')

afterAll(async () => {
  await setBankAccount(...OWN_ACCOUNT)
  await run('settings', 'set', 'store_phone', shopFile.config.store_phone)
  await run('settings', 'set', 'badges', shopFile.config.badges)
})

describe('the settings', () => {
  it('are listed with their values', async () => {
    const { rows } = await run('settings')
    expect(rows).toContainEqual({ key: 'store_name', value: 'Kea Prints' })
    expect(rows).toContainEqual({ key: 'price_cache_codes', value: null })
  })

  it('of the seed can all be set, except the review figures', async () => {
    const { rows = [] } = await run('settings')
    const figures = ['average_rating', 'total_reviews']
    const seeded = Object.keys(shopFile.config).filter((key) => !figures.includes(key))
    const empty = ['birthday_gift', 'price_cache_codes']
    expect(rows.map(({ key }) => key).sort()).toEqual([...seeded, ...empty].sort())
  })

  it('are set by the operator to the exact text of the arguments', async () => {
    expect((await run('settings', 'set', 'bank_account_number', '38-9012-0345678-00')).text).toBe(
      'bank_account_number is now "38-9012-0345678-00". Pages show it within 90 seconds.',
    )
    expect(await settingNamed('bank_account_number')).toBe('38-9012-0345678-00')
    await run('settings', 'set', 'bank_account_name', 'Aroha’s', 'Prints', 'Limited')
    expect(await settingNamed('bank_account_name')).toBe('Aroha’s Prints Limited')
    expect((await run('settings', 'set', 'badges', '')).text).toBe(
      'badges is now empty. Pages show it within 90 seconds.',
    )
    expect(await settingNamed('badges')).toBe('')
  })

  it.each([
    [['set', 'store_nam', 'Kea'], 'There is no setting "store_nam".'],
    [['set', 'constructor', 'Kea'], 'There is no setting "constructor".'],
    [['set', 'average_rating', '5'], 'There is no setting "average_rating".'],
    [['set'], 'Give the setting and its value; "" for none.'],
    [['set', 'store_phone'], 'Give the setting and its value; "" for none.'],
    [['set', 'store_name', ''], 'store_name must be a text, not empty.'],
    [['set', 'store_email', 'nobody'], 'store_email must be an email address.'],
    [['set', 'store_phone', 'ring'], 'store_phone must be a phone number.'],
    [
      ['set', 'bank_account_number', '00-0000-0000000-00'],
      'bank_account_number must be an account number like 12-3456-0123456-00.',
    ],
    [
      ['set', 'bank_account_number', '12-3456-012345-00'],
      'bank_account_number must be an account number like 12-3456-0123456-00.',
    ],
    [['set', 'algolia_enable', 'yes'], 'algolia_enable must be 0 or 1.'],
    [['set', 'badges', 'a\u0007b'], 'A setting is one line of plain text.'],
  ])('are not set by %j', async (args, message) => {
    expect((await run('settings', ...args)).message).toBe(message)
  })
})

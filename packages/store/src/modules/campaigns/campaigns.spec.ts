import { expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const check = async (shop: ReturnType<typeof createTestShop>, id: string) => {
  const { data } = await shop.graphql('query ($id: String!) { checkmailchimpid(campaign_id: $id) { valid } }', { id })
  return data.checkmailchimpid
}

it('no campaign is valid in a shop without one', async () => {
  const shop = createTestShop()
  expect(await check(shop, '')).toEqual({ valid: false })
  expect(await check(shop, 'a1b2c3d4e5')).toEqual({ valid: false })
})

it('the id of a campaign is valid if it is one of the shop’s', async () => {
  const shop = createTestShop()
  await shop.db
    .prepare("UPDATE config_values SET value = 'a1b2c3d4e5, 0f9e8d7c6b' WHERE key = 'mailchimp_campaign_ids'")
    .run()
  expect(await check(shop, 'a1b2c3d4e5')).toEqual({ valid: true })
  expect(await check(shop, '0f9e8d7c6b')).toEqual({ valid: true })
  expect(await check(shop, 'a1b2c3d4e')).toEqual({ valid: false })
  expect(await check(shop, '')).toEqual({ valid: false })
})

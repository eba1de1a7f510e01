import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

describe('an order', () => {
  it('is not found by trying one postcode after the other, not even all at once', async () => {
    const shop = createTestShop()
    const guest = createShopper(shop, 'guest-key-of-a-test-guessed')
    const { cartId } = await guest.readyCart()
    const { orderV2 } = await guest.place(cartId)
    const find = (postcode: string) =>
      shop
        .graphql('query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }', {
          input: { number: orderV2.number, email: 'aroha@example.com', postcode },
        })
        .then(({ data }) => data?.guestOrder?.number ?? null)
    for (let i = 0; i < 30; i += 1) expect(await find('1011')).toBe(orderV2.number)
    await Promise.all(Array.from({ length: 30 }, (_, i) => find(String(6000 + i))))
    expect(await find('1011')).toBeNull()
    await shop.tick(2)
    expect(await find('1011')).toBe(orderV2.number)
  })
})

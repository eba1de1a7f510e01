import { describe, expect, it } from 'vitest'
import { createFakeNzPost } from '../../testing/fake-nz-post'
import { createTestShop } from '../../testing/test-shop'

const ASK = `query Ask($text: String!, $line: AddressLine!) {
  addressLookUp(text: $text, line: $line) { finds_streets suggestions { street suburb city region postcode } } }`

const KHANDALLAH = { street: null, suburb: 'Khandallah', city: 'Wellington', region: 'Wellington', postcode: '6035' }
const BOX_HILL = { ...KHANDALLAH, street: '5/33 Box Hill' }
const SECRET = 'client-secret-of-a-test'
const TOKEN = 'POST oauth.nzpost.co.nz/as/token.oauth2'
const ADDRESSES = 'GET api.nzpost.co.nz/parceladdress/2.0/domestic/addresses'

/** A shop with an account of its own, since tokens are kept for each. */
function shopWith(clientId: string, secret = SECRET) {
  const post = createFakeNzPost(SECRET, ['5/33 Box Hill, Khandallah, Wellington 6035'])
  const keys = { NZ_POST_CLIENT_ID: clientId, NZ_POST_CLIENT_SECRET: secret }
  const shop = createTestShop(keys, post.fetch)
  const streets = async (text: string) => (await shop.graphql(ASK, { text, line: 'STREET' })).data.addressLookUp
  return { shop, streets, state: post.state }
}

describe('without keys of New Zealand Post', () => {
  it('suburbs, towns and postcodes come from the shop’s own list, and streets are typed', async () => {
    const shop = createTestShop()
    const ask = async (text: string, line: string) => (await shop.graphql(ASK, { text, line })).data.addressLookUp
    expect(await ask('khand', 'PLACE')).toEqual({ finds_streets: false, suggestions: [KHANDALLAH] })
    expect(await ask('5/33 Box Hill', 'STREET')).toEqual({ finds_streets: false, suggestions: [] })
  })
})

describe('with keys of New Zealand Post', () => {
  it('streets come from it by one token, and places from the list', async () => {
    const { shop, streets, state } = shopWith('client-id-of-a-test-1')
    expect(await streets('5/33 box')).toEqual({ finds_streets: true, suggestions: [BOX_HILL] })
    expect((await streets('5/33 box hill')).suggestions).toEqual([BOX_HILL])
    expect(state.asked).toEqual([TOKEN, ADDRESSES, ADDRESSES])
    const { data } = await shop.graphql(ASK, { text: 'khand', line: 'PLACE' })
    expect(data.addressLookUp.suggestions).toEqual([KHANDALLAH])
    // A short text asks nobody.
    expect((await streets('5/3')).suggestions).toEqual([])
    expect(state.asked).toHaveLength(3)
  })

  it('a token is renewed before its end, and once it is refused', async () => {
    const { shop, streets, state } = shopWith('client-id-of-a-test-2')
    await streets('5/33 box')
    shop.wait(3_541 / 86_400)
    await streets('5/33 box')
    state.token = 'second-token'
    expect((await streets('5/33 box')).suggestions).toEqual([BOX_HILL])
    expect(state.asked).toEqual([TOKEN, ADDRESSES, TOKEN, ADDRESSES, ADDRESSES, TOKEN, ADDRESSES])
  })

  it('that are wrong, or while it fails or does not answer, streets are typed', async () => {
    const wrong = shopWith('client-id-of-a-test-3', 'another-secret-of-a-test')
    expect(await wrong.streets('5/33 box')).toEqual({ finds_streets: true, suggestions: [] })
    expect(wrong.state.asked).toEqual([TOKEN])

    const { streets, state } = shopWith('client-id-of-a-test-4')
    state.answer = () => new Response('<h1>Bad gateway</h1>', { status: 502 })
    expect((await streets('5/33 box')).suggestions).toEqual([])
    state.answer = () => Response.json({ success: false })
    expect((await streets('5/33 box')).suggestions).toEqual([])
    state.answer = (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    expect((await streets('5/33 box')).suggestions).toEqual([])
    state.answer = null
    expect((await streets('5/33 box')).suggestions).toEqual([BOX_HILL])
  })
})

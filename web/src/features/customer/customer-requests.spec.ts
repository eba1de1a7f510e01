import { getDefaultStore } from 'jotai/vanilla'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { savedForLaterAtom } from '~/lib/saved-for-later'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { fetchGreeted, logOut } from './customer-requests'

const json = (body: object) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
const refusal = (category: string) => json({ errors: [{ message: 'No.', extensions: { category } }], data: null })

beforeEach(() => vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:' }))
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const AROHA = { firstName: 'Aroha', email: 'aroha@example.com' }
const AROHA_DATA = { firstname: 'Aroha', email: 'aroha@example.com' }

/** Fetches the first name in a browser with or without the login cookie. */
function fetchName(hasCookie: boolean, answer: () => Promise<Response>) {
  const jar = cookieJar(hasCookie ? { logged_in: '1' } : {})
  vi.stubGlobal('document', jar.document)
  vi.stubGlobal('fetch', answer)
  const name = queryClient.fetchQuery({
    queryKey: ['HeaderCustomer'],
    queryFn: ({ signal }) => fetchGreeted(signal),
    retry: false,
  })
  return { name, jar }
}

it.each([true, false])(
  'the first name of a customer is cached and the login cookie is set, cookie before: %s',
  async (hasCookie) => {
    const { name, jar } = fetchName(hasCookie, async () => json({ data: { customer: AROHA_DATA } }))
    await name
    expect(queryClient.getQueryData(['HeaderCustomer'])).toEqual(AROHA)
    expect(jar.pairs.get('logged_in')).toBe('1')
  },
)

it.each([
  ['an authorisation error', async () => refusal('graphql-authorization')],
  ['a response without a customer', async () => json({ data: { customer: null } })],
])('the login cookie is deleted after %s', async (_, answer) => {
  const { name, jar } = fetchName(true, answer)
  expect(await name).toEqual({ firstName: '', email: '' })
  expect(jar.pairs.has('logged_in')).toBe(false)
})

it.each([
  ['a network error', () => Promise.reject(new TypeError('down'))],
  ['a server error', async () => new Response('<html>', { status: 502 })],
  ['a rate limit', async () => refusal('rate-limit')],
])('the login cookie stays after %s', async (_, answer) => {
  const { name, jar } = fetchName(true, answer)
  await expect(name).rejects.toThrow()
  expect(jar.pairs.get('logged_in')).toBe('1')
})

it('a logout deletes the cookies and the cached data of the customer', async () => {
  const order = '{"number":"000000012","token":"0123456789abcdef"}'
  const jar = cookieJar({ logged_in: '1', cart_id: 'c', price_cache: 'vip', order_data: order, redirect_path: '/' })
  vi.stubGlobal('document', jar.document)
  vi.stubGlobal('fetch', async () => json({ data: { revokeCustomerToken: { result: true } } }))
  const stored: Record<string, unknown> = {
    'draft:checkout/address': '12 Cuba Street',
    payingOrder: 'the order of this tab',
    choices: 'those of this tab',
    removeItem: (key: string) => delete stored[key],
  }
  vi.stubGlobal('sessionStorage', stored)
  const kept: Record<string, string> = {
    payingOrder: 'the last order of the browser',
    savedForLater: '[[{"sku":"photo-mug"}]]',
    recentlyViewed: '["/photo-mugs"]',
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => delete kept[key],
  })
  getDefaultStore().set(savedForLaterAtom, [[{ sku: 'photo-mug' }]])
  queryClient.setQueryData(['HeaderCustomer'], AROHA)
  expect(await logOut()).toBe(true)
  expect([...jar.pairs.keys()]).toEqual(['redirect_path'])
  expect(queryClient.getQueryData(['HeaderCustomer'])).toBeUndefined()
  expect(Object.keys(stored)).toEqual(['choices', 'removeItem'])
  expect(kept).toEqual({ savedForLater: '[]' })
  expect(getDefaultStore().get(savedForLaterAtom)).toEqual([])
})

it('a logout of a session that has ended before is one', async () => {
  const jar = cookieJar({ logged_in: '1' })
  vi.stubGlobal('document', jar.document)
  vi.stubGlobal('fetch', async () => refusal('graphql-authorization'))
  expect(await logOut()).toBe(true)
  expect(jar.pairs.has('logged_in')).toBe(false)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { fetchFirstName, logOut } from './customer-requests'

const json = (body: object) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
const refusal = (category: string) => json({ errors: [{ message: 'No.', extensions: { category } }], data: null })

beforeEach(() => vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:' }))
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** Asks in a browser that claims, or does not, that somebody is logged in. */
function ask(claims: boolean, answer: () => Promise<Response>) {
  const jar = cookieJar(claims ? { logged_in: '1' } : {})
  vi.stubGlobal('document', jar.document)
  vi.stubGlobal('fetch', answer)
  const asked = queryClient.fetchQuery({
    queryKey: ['HeaderCustomer'],
    queryFn: ({ signal }) => fetchFirstName(signal),
    retry: false,
  })
  return { asked, jar }
}

it.each([true, false])('a valid customer is kept in the state of the page, claimed before: %s', async (claims) => {
  const { asked, jar } = ask(claims, async () => json({ data: { customer: { firstname: 'Aroha' } } }))
  await asked
  expect(queryClient.getQueryData(['HeaderCustomer'])).toBe('Aroha')
  expect(jar.pairs.get('logged_in')).toBe('1')
})

it.each([
  ['is refused', async () => refusal('graphql-authorization')],
  ['finds nobody', async () => json({ data: { customer: null } })],
])('the claim goes when the question %s', async (_, answer) => {
  const { asked, jar } = ask(true, answer)
  expect(await asked).toBe('')
  expect(jar.pairs.has('logged_in')).toBe(false)
})

it.each([
  ['has no answer', () => Promise.reject(new TypeError('down'))],
  ['meets a shop that is down', async () => new Response('<html>', { status: 502 })],
  ['was asked too often', async () => refusal('rate-limit')],
])('the claim stays when the question %s', async (_, answer) => {
  const { asked, jar } = ask(true, answer)
  await expect(asked).rejects.toThrow()
  expect(jar.pairs.get('logged_in')).toBe('1')
})

it('a logout leaves nothing of the customer', async () => {
  const jar = cookieJar({ logged_in: '1', cart_id: 'c', price_cache: 'vip', redirect_path: '/' })
  vi.stubGlobal('document', jar.document)
  vi.stubGlobal('fetch', async () => json({ data: { revokeCustomerToken: { result: true } } }))
  queryClient.setQueryData(['HeaderCustomer'], 'Aroha')
  expect(await logOut()).toBe(true)
  expect([...jar.pairs.keys()]).toEqual(['redirect_path'])
  expect(queryClient.getQueryData(['HeaderCustomer'])).toBeUndefined()
})

import { ROOT_FIELDS } from '@kea/shared/constants/root-fields'
import { describe, expect, test } from 'vitest'
import { fakeShop, json, ORIGIN } from '../testing/fake-shop'

const COOKIES = 'customer_token=a-token-of-a-customer; guest_key=AAAAAAAAAAAAAAAAAAAAAA; logged_in=mark'
const FOREIGN = ['https://evil.example', 'null', `${ORIGIN}.evil.example`, ORIGIN.replace('https:', 'http:')]

const post = (query: string, headers: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ query }),
})

describe('a request of another site with the cookies of a customer', () => {
  test.each(Object.keys(ROOT_FIELDS))('does not reach a backend with %s', async (field) => {
    const { request, backendRequests } = fakeShop({ commerce: async () => json({ data: {} }) })
    for (const kind of ['mutation', 'query']) {
      for (const origin of FOREIGN) {
        const { status } = await request('/graphql', post(`${kind} { ${field} }`, { origin, cookie: COOKIES }))
        expect(status, origin).toBe(403)
      }
      // A form of another site sends no Origin in some browsers.
      const headers = { 'sec-fetch-site': 'cross-site', cookie: COOKIES }
      expect((await request('/graphql', post(`${kind} { ${field} }`, headers))).status).toBe(403)
    }
    expect(backendRequests).toEqual([])
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is not read as a form of the type %s',
    async (type) => {
      const { request, backendRequests } = fakeShop()
      const init = post('mutation { revokeCustomerToken { result } }', { 'content-type': type, origin: ORIGIN })
      expect((await request('/graphql', init)).status).toBe(415)
      expect(backendRequests).toEqual([])
    },
  )

  test('gets no session from a login, and no answer that it may read', async () => {
    const commerce = async () => json({ data: { generateCustomerToken: { token: 'a-token-of-the-attacker' } } })
    const { request } = fakeShop({ commerce })
    const [origin = ''] = FOREIGN
    const query = 'mutation { generateCustomerToken(email: "a", password: "b") { token } }'
    const answer = await request('/graphql', post(query, { origin }))
    expect(answer.headers.getSetCookie().filter((cookie) => /customer_token|logged_in/.test(cookie))).toEqual([])
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect((await request('/graphql', { method: 'OPTIONS', headers: { origin } })).status).toBe(405)
  })
})

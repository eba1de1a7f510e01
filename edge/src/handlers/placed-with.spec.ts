import { PLACED_WITH_HEADER } from '@kea/shared/measuring/placed-with'
import { expect, test } from 'vitest'
import { fakeShop, json } from '../testing/fake-shop'

const DEVICE = 'Mozilla/5.0 (iPhone)'
const COOKIES =
  'consent=1.yes.1000.meta-ga4; _ga=GA1.1.1234567890.1764333000; _ga_ABC=GS2.1.s1764333100$o1$g0; ' +
  '_fbp=fb.1.1764333000000.1116446470; _fbc=fb.1.1764333000000.IwAR-x; cart_id=abc'
const PIXELS = { PIXEL_IDS: 'meta:123,ga4:G-ABC' }
const PLACE = 'mutation { placeOrder(input: { cart_id: "c" }) { orderV2 { number } } }'

/** What the store is told with a document. */
async function told(
  settings: Record<string, string>,
  headers: Record<string, string> = {},
  query = PLACE,
): Promise<unknown> {
  const shop = fakeShop({ settings, commerce: async () => json({ data: {} }) })
  await shop.request('/graphql', {
    method: 'POST',
    headers: {
      origin: 'https://shop.example',
      'content-type': 'application/json',
      'user-agent': DEVICE,
      cookie: COOKIES,
      ...headers,
    },
    body: JSON.stringify({ query }),
  })
  const header = shop.backendRequests.at(-1)?.headers[PLACED_WITH_HEADER]
  return header === undefined ? null : JSON.parse(header)
}
const meta = { fbp: 'fb.1.1764333000000.1116446470', fbc: 'fb.1.1764333000000.IwAR-x', userAgent: DEVICE }
const ga4 = { clientId: '1234567890.1764333000', sessionId: '1764333100' }

test('an order goes to the store with the choice, and with how the allowed scripts call the browser', async () => {
  expect(await told(PIXELS)).toEqual({ consent: '1.yes.1000.meta-ga4', clients: { meta, ga4 } })
  expect(await told({ PIXEL_IDS: 'meta:123' })).toEqual({ consent: '1.yes.1000.meta-ga4', clients: { meta } })
})

test('a session of the older form is read too', async () => {
  const cookie = COOKIES.replace('GS2.1.s1764333100$o1$g0', 'GS1.1.1764333100.1.0')
  expect(await told(PIXELS, { cookie })).toMatchObject({ clients: { ga4 } })
})

test.each([
  ['a no', { cookie: COOKIES.replace('1.yes.1000.meta-ga4', '1.no.1000') }, '1.no.1000'],
  ['no choice', { cookie: COOKIES.replace(/^consent=\S+ /, '') }, ''],
  ['Global Privacy Control', { 'sec-gpc': '1' }, 'private'],
  ['a choice that is over', { cookie: COOKIES.replace('1000.meta', '1.meta').replace('1.yes', '0.yes') }, ''],
])('with %s nothing of the browser goes along', async (_, headers, consent) => {
  expect(await told(PIXELS, headers)).toEqual({ consent, clients: {} })
})

test('what is no name of these scripts does not go along', async () => {
  const cookie = 'consent=1.yes.1000.meta-ga4; _ga=hello; _fbp=<script>; _fbc=fb.1.x'
  expect(await told(PIXELS, { cookie })).toEqual({
    consent: '1.yes.1000.meta-ga4',
    clients: { meta: { userAgent: DEVICE } },
  })
})

test('nothing is said in a shop without vendors, of another document, or to another shop’s backend', async () => {
  expect(await told({})).toBeNull()
  expect(await told(PIXELS, {}, '{ cart(cart_id: "c") { id } }')).toBeNull()
  expect(await told({ ...PIXELS, BACKEND_URL: 'https://magento.example' })).toBeNull()
})

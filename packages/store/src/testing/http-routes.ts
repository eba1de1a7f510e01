import { signedMessage, WEBHOOK_SECRET } from './fake-stripe'
import { createCustomer } from './test-customer'
import { jpeg } from './test-images'
import { OPERATOR_TOKEN } from './test-operator'
import { orderSign } from './test-ordered-signs'
import { createPayer, SIGNING_KEY } from './test-payments'
import { GUEST, STRANGER, type TestShop } from './test-shop'
import { createShopper } from './test-shopper'

/** A request: its path, what is sent, and the guest key of its caller. */
export type Call = readonly [path: string, init?: RequestInit, key?: string | null]

export interface HttpRoute {
  /** What a call without its guard is refused with: a status, and the code or message of the answer. */
  refusal: string
  /** Calls without their guard or with a wrong one, and the same call with it. */
  calls: (shop: TestShop) => Promise<{ without: readonly Call[]; with: Call }>
}

const HANDOVER = '/guest-key/handover'
/** A key that is handed over owns nothing any more, so no other test uses it. */
const HANDED_OVER = 'guest-key-that-is-handed-over'
const NO_UID = '0'.repeat(32)

const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } })
const phone = (token: string, init: RequestInit = {}): RequestInit => ({ ...init, headers: { 'phone-token': token } })
const payerOf = (shop: TestShop) => createPayer(shop, GUEST, `guards-${crypto.randomUUID()}@example.nz`)

/** A photo of the guest, called by a stranger, by nobody, and with a link of a phone that is none. */
const ofPhoto =
  (at: (uid: string) => string, init: RequestInit = {}, arrives = true): HttpRoute['calls'] =>
  async (shop) => {
    const shopper = createShopper(shop)
    const file = jpeg()
    const uid = arrives
      ? await shopper.upload(file)
      : (await (await shopper.startUpload(file.length)).json<{ uid: string }>()).uid
    if (!arrives && init.method === 'POST') await shopper.putPart(uid, 0, file)
    const path = at(uid)
    return {
      without: [
        [path, init, STRANGER],
        [path, init, null],
      ],
      with: [path, init, GUEST],
    }
  }

const newUpload = { method: 'POST', body: JSON.stringify({ name: 'a.jpg', type: 'image/jpeg', size: 900 }) }

/**
 * The routes of the store beside /graphql that are for somebody only, by method and path. `tests/http-ownership.spec.ts`
 * compares both lists with the source.
 */
export const GUARDED_ROUTES: Readonly<Record<string, HttpRoute>> = {
  'POST /newsletter/unsubscribe': {
    refusal: '404',
    calls: async (shop) => {
      const email = `guards-${crypto.randomUUID()}@example.nz`
      await shop.submit(`mutation { subscribeEmailToNewsletter(email: "${email}") { status } }`)
      const token = await shop.db.prepare('SELECT token FROM subscribers WHERE email = ?').bind(email).first('token')
      const path = (text: unknown) => `/newsletter/unsubscribe?token=${text}`
      const init = { method: 'POST' }
      return {
        without: [
          ['/newsletter/unsubscribe', init, null],
          [path(NO_UID), init, null],
        ],
        with: [path(token), init, null],
      }
    },
  },
  'POST /guest-key/handover': {
    refusal: '403',
    calls: async (shop) => {
      const token = await createCustomer(shop, `guards-${crypto.randomUUID()}@example.nz`)
      const init = { method: 'POST' }
      return {
        without: [
          [HANDOVER, init, HANDED_OVER],
          [HANDOVER, { ...init, ...bearer('0'.repeat(43)) }, HANDED_OVER],
        ],
        with: [HANDOVER, { ...init, ...bearer(token) }, HANDED_OVER],
      }
    },
  },
  'POST /operator': {
    refusal: '401 The token is wrong.',
    calls: async () => {
      const init = { method: 'POST', body: '{"args":["orders"]}' }
      return {
        without: [
          ['/operator', init, null],
          ['/operator', { ...init, ...bearer('another-token-of-a-test') }, null],
        ],
        with: ['/operator', { ...init, ...bearer(OPERATOR_TOKEN) }, null],
      }
    },
  },
  'GET /pay/:uid': {
    refusal: '404 There is nothing here.',
    calls: async (shop) => {
      const { url } = await payerOf(shop).order()
      return { without: [[`/pay/${NO_UID}`], ['/pay/nobody']], with: [url] }
    },
  },
  'POST /pay/:uid': {
    refusal: '404 There is nothing here.',
    calls: async (shop) => {
      const { url } = await payerOf(shop).order()
      const init: RequestInit = { method: 'POST', body: new URLSearchParams({ result: 'paid' }), redirect: 'manual' }
      return { without: [[`/pay/${NO_UID}`, init]], with: [url, init] }
    },
  },
  'POST /pay/sandbox': {
    refusal: '400 refused',
    calls: async (shop) => {
      const payer = payerOf(shop)
      const order = await payer.order()
      const signed = async (key: string): Promise<Call> => {
        return ['/pay/sandbox', await payer.message(order, 'paid', {}, key), null]
      }
      const good = await signed(SIGNING_KEY)
      return {
        without: [['/pay/sandbox', { method: 'POST', body: String(good[1]?.body) }, null], await signed('another')],
        with: good,
      }
    },
  },
  'POST /pay/stripe': {
    refusal: '400 refused',
    calls: async () => {
      const signed = async (secret: string): Promise<Call> => {
        const message = await signedMessage('ping', {}, { secret, at: new Date('2026-11-02T09:00:00Z') })
        return ['/pay/stripe', { method: 'POST', ...message }, null]
      }
      const good = await signed(WEBHOOK_SECRET)
      const unsigned: Call = ['/pay/stripe', { method: 'POST', body: String(good[1]?.body) }, null]
      return { without: [unsigned, await signed('whsec_of_another')], with: good }
    },
  },
  'POST /uploads': {
    refusal: '403 NO_OWNER',
    calls: async () => ({ without: [['/uploads', newUpload, null]], with: ['/uploads', newUpload, GUEST] }),
  },
  'GET /uploads': {
    refusal: '200 {"photos":[]}',
    calls: async (shop) => {
      await createShopper(shop).upload(jpeg())
      const noPhotos = `guest-key-${crypto.randomUUID()}`
      return {
        without: [
          ['/uploads', {}, noPhotos],
          ['/uploads', {}, null],
        ],
        with: ['/uploads', {}, GUEST],
      }
    },
  },
  'POST /uploads/phone': {
    refusal: '403 NO_OWNER',
    calls: async () => {
      const init = { method: 'POST' }
      return { without: [['/uploads/phone', init, null]], with: ['/uploads/phone', init, GUEST] }
    },
  },
  'GET /uploads/phone': {
    refusal: '410 LINK_ENDED',
    calls: async (shop) => {
      const made = await shop.request('/uploads/phone', { method: 'POST' }, GUEST)
      const { token } = await made.json<{ token: string }>()
      return {
        without: [
          ['/uploads/phone', phone(NO_UID), GUEST],
          ['/uploads/phone', phone('x'), null],
        ],
        with: ['/uploads/phone', phone(token), null],
      }
    },
  },
  'GET /uploads/:uid': {
    refusal: '404 UPLOAD_NOT_FOUND',
    calls: ofPhoto((uid) => `/uploads/${uid}`),
  },
  'DELETE /uploads/:uid': {
    refusal: '404 UPLOAD_NOT_FOUND',
    calls: ofPhoto((uid) => `/uploads/${uid}`, { method: 'DELETE' }),
  },
  'PUT /uploads/:uid/parts/:n': {
    refusal: '404 UPLOAD_NOT_FOUND',
    calls: ofPhoto((uid) => `/uploads/${uid}/parts/0`, { method: 'PUT', body: jpeg() }, false),
  },
  'POST /uploads/:uid/complete': {
    refusal: '404 UPLOAD_NOT_FOUND',
    calls: ofPhoto((uid) => `/uploads/${uid}/complete`, { method: 'POST' }, false),
  },
  'GET /media/uploads/:uid': {
    refusal: '404 NOT_FOUND',
    calls: async (shop) => {
      const { without, with: allowed } = await ofPhoto((uid) => `/media/uploads/${uid}`)(shop)
      const [path] = allowed
      return { without: [...without, [`${path}?end=9999999999&signature=${'0'.repeat(64)}`, {}, null]], with: allowed }
    },
  },
  'GET /media/invoices/:number.pdf': {
    refusal: '404 NOT_FOUND',
    calls: async (shop) => {
      const payer = payerOf(shop)
      const order = await payer.order()
      await payer.callback(order)
      const path = `/media/invoices/${order.number}.pdf`
      return {
        without: [
          [path, {}, GUEST],
          [path, {}, null],
          [`${path}?token=${NO_UID}`, {}, GUEST],
        ],
        with: [`${path}?token=${order.token}`, {}, null],
      }
    },
  },
  'GET /media/wall-templates/:number/:n.pdf': {
    refusal: '404 NOT_FOUND',
    calls: async (shop) => {
      const order = await orderSign(createShopper(shop))
      const path = `/media/wall-templates/${order.number}/1.pdf`
      return {
        without: [
          [path, {}, GUEST],
          [path, {}, null],
          [`${path}?token=${NO_UID}`, {}, GUEST],
        ],
        with: [`${path}?token=${order.token}`, {}, null],
      }
    },
  },
}

const PUBLIC = 'the same for every caller'

/** The routes of the store that anybody may call, each with the reason. */
export const OPEN_ROUTES: Readonly<Record<string, string>> = {
  'GET /healthz': PUBLIC,
  'POST /graphql': 'each of its fields has a guard or a reason: guards.spec.ts',
  'GET /altcha': PUBLIC,
  'POST /events': 'adds to sums of a day, by names that the shop knows',
  'POST /rest/V1/customers/password': 'mails the owner of the address only, and answers the same for every address',
  'GET /rest/V1/reviews/summary': PUBLIC,
  'POST /search/1/indexes/*/queries': PUBLIC,
}

import { HANDOVER_PATH } from '@kea/shared/constants/handover'
import { PHONE_LINK } from '@kea/shared/constants/uploads'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

// A login hashes its password.
vi.setConfig({ testTimeout: 60_000 })

const shop = createTestShop()
let session: Record<string, string> = {}

beforeAll(async () => {
  const { data } = await shop.submit(
    'mutation { generateCustomerToken(email: "aroha@example.com", password: "Kereru-flies-42") { token } }',
    {},
    null,
  )
  session = { authorization: `Bearer ${data.generateCustomerToken.token}` }
})

const newKey = () => `guest-${crypto.randomUUID()}`
const handOver = async (key: string | null, headers = session, method = 'POST') =>
  (await shop.request(HANDOVER_PATH, { method, headers }, key)).status
const findDesign = async (uid: string, key: string | null, headers: Record<string, string> = {}) =>
  (await shop.graphql(`{ design(design_uid: "${uid}") { uid } }`, {}, key, headers)).data.design?.uid ?? null
const uploadStatus = async (uid: string, key: string | null, headers: Record<string, string> = {}) =>
  (await shop.request(`/uploads/${uid}`, { headers }, key)).status
const start = (key: string, headers: Record<string, string> = {}) =>
  shop.request('/uploads', { method: 'POST', headers, body: '{"name":"a.jpg","size":1000}' }, key)

describe('what a guest has', () => {
  it('belongs to the customer afterwards, on every device, and to the guest key no longer', async () => {
    const key = newKey()
    const design = await createShopper(shop, key).design()
    const { uid } = await (await start(key)).json<{ uid: string }>()
    expect(await handOver(key)).toBe(204)
    expect([await findDesign(design.uid, null, session), await findDesign(design.uid, key)]).toEqual([design.uid, null])
    expect([await uploadStatus(design.photo, null, session), await uploadStatus(design.photo, key)]).toEqual([200, 404])
    expect([await uploadStatus(uid, newKey(), session), await uploadStatus(uid, key)]).toEqual([200, 404])
    expect(await handOver(key)).toBe(204)
    expect(await findDesign(design.uid, null, session)).toBe(design.uid)
  })

  it('stays with the guest without a customer', async () => {
    const key = newKey()
    const design = await createShopper(shop, key).design()
    expect(await handOver(key, {})).toBe(403)
    expect(await handOver(key, { authorization: `Bearer ${'x'.repeat(43)}` })).toBe(403)
    expect(await handOver(key, session, 'GET')).toBe(405)
    expect(await findDesign(design.uid, key)).toBe(design.uid)
    expect(await handOver(null)).toBe(204)
  })

  it('of another guest stays there', async () => {
    const [one, other] = [newKey(), newKey()]
    const design = await createShopper(shop, other).design()
    await handOver(one)
    expect([await findDesign(design.uid, other), await findDesign(design.uid, null, session)]).toEqual([
      design.uid,
      null,
    ])
  })
})

describe('an upload under way', () => {
  it('goes on after the login', async () => {
    const key = newKey()
    const { uid } = await (await start(key)).json<{ uid: string }>()
    await handOver(key)
    const part = await shop.request(
      `/uploads/${uid}/parts/0`,
      { method: 'PUT', headers: session, body: new Uint8Array(1000) },
      newKey(),
    )
    expect(part.status).toBe(204)
  })

  it('whose request began before the login becomes the customer’s, and a later one does not', async () => {
    const key = newKey()
    const begun = await shop.between(
      (nth) => (nth === 1 ? handOver(key) : undefined),
      () => start(key),
    )
    expect(begun.status).toBe(201)
    const { uid } = await begun.json<{ uid: string }>()
    expect([await uploadStatus(uid, null, session), await uploadStatus(uid, key)]).toEqual([200, 404])
    await shop.db.prepare("UPDATE owner_moves SET moved_at = '2026-11-02T08:59:00.000Z'").run()
    const late = await (await start(key)).json<{ uid: string }>()
    expect([await uploadStatus(late.uid, null, session), await uploadStatus(late.uid, key)]).toEqual([404, 200])
  })

  it('of a phone reaches the customer who made the link as a guest', async () => {
    const key = newKey()
    const made = await shop.request('/uploads/phone', { method: 'POST' }, key)
    const { token } = await made.json<{ token: string }>()
    await handOver(key)
    const phone = { [PHONE_LINK.header]: token }
    const sent = await shop.request(
      '/uploads',
      { method: 'POST', headers: phone, body: '{"name":"b.jpg","size":1000}' },
      null,
    )
    const { uid } = await sent.json<{ uid: string }>()
    expect(await uploadStatus(uid, null, session)).toBe(200)
    expect(await uploadStatus(uid, key)).toBe(404)
  })
})

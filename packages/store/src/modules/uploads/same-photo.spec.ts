import { describe, expect, it } from 'vitest'
import { jpeg } from '../../testing/test-images'
import { createTestShop, STRANGER } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop)

const status = (uid: string) => shop.request(`/uploads/${uid}`).then((answer) => answer.json<Record<string, unknown>>())
const sha256 = async (file: Uint8Array<ArrayBuffer>) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', file))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

describe('an upload', () => {
  it('is not sent twice: the same bytes of the same shopper are the upload that is there', async () => {
    const file = jpeg({ width: 1111, height: 777 })
    const facts = { sha256: await sha256(file) }
    const begin = async (guest = shopper) =>
      (await (await guest.startUpload(file.length, facts)).json<{ uid: string }>()).uid
    const uid = await begin()
    await shopper.putPart(uid, 0, file)
    // Begun and not complete: it continues.
    expect(await begin()).toBe(uid)
    expect(await status(uid)).toMatchObject({ parts: [0], complete: false })
    await shopper.complete(uid)
    expect(await begin()).toBe(uid)
    expect(await status(uid)).toMatchObject({ parts: [0], complete: true })
    expect(await (await shopper.startUpload(file.length + 1, facts)).json()).not.toMatchObject({ uid })
    expect((await shop.request(`/uploads/${uid}`, { method: 'DELETE' })).status).toBe(204)
    expect(await begin()).not.toBe(uid)
  })

  it('of somebody else with the same bytes is another upload', async () => {
    const file = jpeg({ width: 1112, height: 778 })
    const facts = { size: file.length, name: 'a.jpg', sha256: await sha256(file) }
    const begin = async (key?: string) => {
      const answer = await shop.request('/uploads', { method: 'POST', body: JSON.stringify(facts) }, key)
      return (await answer.json<{ uid: string }>()).uid
    }
    expect(await begin(STRANGER)).not.toBe(await begin())
  })

  it('that is chosen again is kept as long as a new one', async () => {
    const later = createTestShop()
    const guest = createShopper(later)
    const file = jpeg({ width: 1113, height: 779 })
    const facts = { sha256: await sha256(file) }
    const { uid } = await (await guest.send(file, facts)).json<{ uid: string }>()
    await later.tick(6)
    expect(await (await guest.startUpload(file.length, facts)).json()).toMatchObject({ uid })
    await later.tick(5)
    expect((await later.request(`/uploads/${uid}`)).status).toBe(200)
  })
})

import { PHONE_LINK } from '@kea/shared/constants/uploads'
import { describe, expect, it } from 'vitest'
import { jpeg } from '../../testing/test-images'
import { createTestShop, STRANGER } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop)

const POST = { method: 'POST' }
const refusalOf = async (answer: Response) => [answer.status, (await answer.json<{ code: string }>()).code]

const newLink = async (where = shop, key?: string): Promise<string> =>
  (await (await where.request('/uploads/phone', POST, key)).json<{ token: string }>()).token

/** A phone: it has no cookies, only the token. */
function phoneOf(token: string, where = shop) {
  const request = (path: string, init: RequestInit = {}) =>
    where.request(path, { ...init, headers: { [PHONE_LINK.header]: token } }, null)
  const start = (size: number, facts: object = {}) =>
    request('/uploads', { ...POST, body: JSON.stringify({ name: 'phone.jpg', type: 'image/jpeg', size, ...facts }) })
  async function send(file: Uint8Array<ArrayBuffer>, facts: object = {}) {
    const { uid } = await (await start(file.length, facts)).json<{ uid: string }>()
    await request(`/uploads/${uid}/parts/0`, { method: 'PUT', body: file })
    return { uid, answer: await request(`/uploads/${uid}/complete`, POST) }
  }
  return { request, start, send }
}

const arrived = async (where = shop, key?: string) =>
  (await (await where.request('/uploads/phone', {}, key)).json<{ photos: { uid: string; name: string }[] }>()).photos

describe('a link for a phone', () => {
  it('brings photos to the shopper who made it, in their order', async () => {
    const phone = phoneOf(await newLink())
    expect(await (await phone.request('/uploads/phone')).json()).toMatchObject({ filesLeft: PHONE_LINK.files })
    const first = await phone.send(jpeg())
    const second = await phone.send(jpeg({ width: 700 }))
    expect([first.answer.status, second.answer.status]).toEqual([200, 200])
    expect(await arrived()).toEqual([
      { uid: first.uid, name: 'phone.jpg' },
      { uid: second.uid, name: 'phone.jpg' },
    ])
    expect((await shop.request(`/media/uploads/${first.uid}`)).status).toBe(200)
    expect(await arrived(shop, STRANGER)).toEqual([])
  })

  it('takes a photo that the shopper has already, which is not sent again', async () => {
    const file = jpeg({ width: 801 })
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', file))
    const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const { uid } = await (await shopper.send(file, { sha256 })).json<{ uid: string }>()
    const phone = phoneOf(await newLink())
    const again = await (await phone.start(file.length, { sha256 })).json<{ uid: string }>()
    expect(again.uid).toBe(uid)
    expect(await arrived()).toMatchObject([{ uid }])
  })

  it('is for one shopper, and the token of another one brings nothing to this one', async () => {
    const token = await newLink(shop, STRANGER)
    await phoneOf(token).send(jpeg())
    expect(await arrived(shop, STRANGER)).toHaveLength(1)
    await newLink()
    expect(await arrived()).toEqual([])
  })

  it('opens nothing for a guessed token', async () => {
    for (const token of ['0'.repeat(32), 'unknown', "' OR 1 = 1"]) {
      expect(await refusalOf(await phoneOf(token).start(100))).toEqual([410, 'LINK_ENDED'])
    }
  })

  it('neither reads, lists nor deletes the photos of the shopper, nor continues their uploads', async () => {
    const { uid: done } = await (await shopper.send(jpeg())).json<{ uid: string }>()
    const { uid: open } = await (await shopper.startUpload(50)).json<{ uid: string }>()
    const { request } = phoneOf(await newLink())
    expect((await request(`/media/uploads/${done}`)).status).toBe(404)
    expect((await request(`/uploads/${done}`)).status).toBe(404)
    expect((await request(`/uploads/${open}/parts/0`, { method: 'PUT', body: new Uint8Array(50) })).status).toBe(404)
    expect((await request(`/uploads/${open}/complete`, POST)).status).toBe(404)
    expect(await refusalOf(await request(`/uploads/${done}`, { method: 'DELETE' }))).toEqual([403, 'ONLY_ADDS'])
    expect((await request('/uploads')).status).toBe(405)
    expect((await request('/uploads/phone', POST)).status).toBe(405)
  })

  it('cannot delete what it has added', async () => {
    const phone = phoneOf(await newLink())
    const { uid } = await phone.send(jpeg())
    expect((await phone.request(`/uploads/${uid}`, { method: 'DELETE' })).status).toBe(403)
  })

  it('ends after ten minutes, also for an upload that has begun', async () => {
    const own = createTestShop()
    const phone = phoneOf(await newLink(own), own)
    const { uid } = await (await phone.start(100)).json<{ uid: string }>()
    own.wait((PHONE_LINK.minutes - 1) / 1440)
    expect((await phone.request('/uploads/phone')).status).toBe(200)
    own.wait(2 / 1440)
    expect(await refusalOf(await phone.request('/uploads/phone'))).toEqual([410, 'LINK_ENDED'])
    expect(await refusalOf(await phone.start(100))).toEqual([410, 'LINK_ENDED'])
    expect((await phone.request(`/uploads/${uid}/complete`, POST)).status).toBe(410)
  })

  it('ends when the shopper makes a new one', async () => {
    const first = phoneOf(await newLink())
    await newLink()
    expect((await first.request('/uploads/phone')).status).toBe(410)
  })

  it.each([
    ['files', 'files', PHONE_LINK.files],
    ['bytes', 'bytes', PHONE_LINK.bytes],
  ])('takes no more than its number of %s, also at once', async (_, column, most) => {
    const phone = phoneOf(await newLink())
    await shop.db
      .prepare(`UPDATE phone_links SET ${column} = ?`)
      .bind(most - 1)
      .run()
    const answers = await Promise.all([phone.start(1), phone.start(1)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429])
    expect(await refusalOf(await phone.start(1))).toEqual([429, 'LINK_FULL'])
  })

  it('takes photos only', async () => {
    const phone = phoneOf(await newLink())
    expect((await phone.start(100, { type: 'text/html' })).status).toBe(415)
    const { answer } = await phone.send(new Uint8Array(new TextEncoder().encode('<script>alert(1)</script>')))
    expect(answer.status).toBe(415)
    expect(await arrived()).toEqual([])
  })

  it('counts its photos as the shopper’s of today', async () => {
    const own = createTestShop()
    const phone = phoneOf(await newLink(own), own)
    const times = () =>
      own.db.prepare("SELECT sum(times) FROM daily_use WHERE what = 'uploads'").first<number>('sum(times)')
    const before = (await times()) ?? 0
    await phone.start(100)
    expect(await times()).toBe(before + 1)
  })

  it('is stored as a hash only', async () => {
    const token = await newLink()
    const { results } = await shop.db.prepare('SELECT * FROM phone_links').all()
    expect(JSON.stringify(results)).not.toContain(token)
  })
})

describe('the earlier photos', () => {
  it('are listed newest first, without previews, changed pixels and those of others', async () => {
    const own = createTestShop()
    const mine = createShopper(own, 'guest-key-of-earlier-photos')
    const photos = async () =>
      (await (await own.request('/uploads', {}, 'guest-key-of-earlier-photos')).json<{ photos: unknown[] }>()).photos
    expect(await photos()).toEqual([])
    const { uid: older } = await (await mine.send(jpeg())).json<{ uid: string }>()
    own.wait(1 / 1440)
    const { uid: newer } = await (await mine.send(jpeg({ width: 900 }))).json<{ uid: string }>()
    await mine.startUpload(100)
    expect(await photos()).toMatchObject([
      { uid: newer, name: 'photo.jpg', width: 900 },
      { uid: older, name: 'photo.jpg' },
    ])
    await own.db.prepare("UPDATE uploads SET name = 'preview.jpg' WHERE uid = ?").bind(newer).run()
    expect(await photos()).toHaveLength(1)
    const changed = own.db.prepare("UPDATE uploads SET name = 'photo.jpg, for print.jpg' WHERE uid = ?")
    await changed.bind(older).run()
    expect(await photos()).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { jpeg } from '../../testing/test-images'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const shop = createTestShop()

interface Facts {
  kind?: string
  size?: number
  sha256?: string
}
const start = async (guest: string, facts: Facts = {}, caller: string | null = null, at = shop): Promise<string> => {
  const answer = await at.request(
    '/uploads',
    {
      method: 'POST',
      body: JSON.stringify({ name: 'preview.jpg', type: 'image/jpeg', size: 1000, ...facts }),
      headers: caller === null ? {} : { 'x-caller': caller },
    },
    guest,
  )
  const { code } = await answer.json<{ code?: string }>()
  return code ? `${answer.status} ${code}` : `${answer.status}`
}
/** What a guest has counted: the number and the bytes. */
const spend = (what: string, times: number, bytes: number, at = shop) =>
  at.db.prepare('UPDATE daily_use SET times = ?2, bytes = ?3 WHERE what = ?1').bind(what, times, bytes).run()
const counted = async (what: string): Promise<number[][]> => {
  const { results } = await shop.db
    .prepare('SELECT times, bytes FROM daily_use WHERE what = ? ORDER BY times')
    .bind(what)
    .all<{ times: number; bytes: number }>()
  return results.map(({ times, bytes }) => [times, bytes])
}
const forget = () => shop.db.prepare('DELETE FROM daily_use').run()

describe('a guest who has sent 400 photos today', () => {
  it('still sends the preview of the book and the pictures of its pages, and puts it into the cart', async () => {
    await forget()
    const key = 'guest-key-of-a-book-of-400'
    const guest = createShopper(shop, key)
    const { photo } = await guest.design()
    await spend('uploads', 400, 1_900_000_000)
    expect(await start(key)).toBe('429 DAY_LIMIT')
    const painted = async (width: number) => {
      const file = jpeg({ width, height: 300 })
      const body = JSON.stringify({ name: 'preview.jpg', type: 'image/jpeg', size: file.length, kind: 'picture' })
      const { uid } = await (await shop.request('/uploads', { method: 'POST', body }, key)).json<{ uid: string }>()
      await guest.putPart(uid, 0, file)
      expect((await guest.complete(uid)).status).toBe(200)
      return uid
    }
    const { design } = await guest.save({
      product_type: 'uploadchoice',
      sku: 'canvas-print',
      tool_data: JSON.stringify(guest.document(photo)),
      preview_image: await painted(1200),
      for_cart: true,
    })
    const { cart } = await guest.add(await guest.newCart(), [guest.canvasItem(design)])
    expect(cart.total_quantity).toBe(1)
    const pages = [{ label: 'Cover', picture: await painted(1400) }]
    const { shareSavedDesign } = await guest.call(
      `mutation ($uid: ID!, $pages: [DesignPageInput!]) {
         shareSavedDesign(design_uid: $uid, pages: $pages) { token user_errors { code } } }`,
      { uid: design.uid, pages },
    )
    expect(shareSavedDesign).toEqual({ token: expect.stringMatching(/^[0-9a-f]{32}$/), user_errors: [] })
  })

  it('still sends changed pixels, as long as all bytes for print are no more than those of the photos alone', async () => {
    await forget()
    const key = 'guest-key-of-changed-pixels'
    expect(await start(key)).toBe('201')
    await spend('uploads', 400, 1_999_998_000)
    expect(await start(key, { kind: 'changed' })).toBe('201')
    expect([await counted('uploads'), await counted('changed')]).toEqual([[[400, 1_999_999_000]], [[1, 0]]])
    expect(await start(key, { kind: 'changed', size: 1001 })).toBe('429 DAY_LIMIT')
    expect(await start(key, { kind: 'changed', size: 1000 })).toBe('201')
    expect([await counted('uploads'), await counted('changed')]).toEqual([[[400, 2_000_000_000]], [[2, 0]]])
  })
})

describe('the pictures of a day', () => {
  it('are 1,500 and 400 MB of a guest, 15,000 and 4 GB of an address', async () => {
    await forget()
    const [key, caller] = ['guest-key-of-many-pictures', '203.0.113.20']
    const picture = (guest: string) => start(guest, { kind: 'picture' }, caller)
    expect(await picture(key)).toBe('201')
    const reach = (max: number, times: number, bytes: number) =>
      shop.db
        .prepare("UPDATE daily_use SET times = ?2, bytes = ?3 WHERE what = 'pictures' AND times_max = ?1")
        .bind(max, times, bytes)
        .run()
    for (const [times, bytes] of [
      [1499, 0],
      [0, 399_999_000],
    ] as const) {
      await reach(1500, times, bytes)
      expect([await picture(key), await picture(key)]).toEqual(['201', '429 DAY_LIMIT'])
    }
    for (const [at, [times, bytes]] of [[14_999, 0] as const, [0, 3_999_999_000] as const].entries()) {
      await reach(15_000, times, bytes)
      const fresh = `guest-key-of-another-picture-${at}`
      expect([await picture(fresh), await picture(`${fresh}-too`)]).toEqual(['201', '429 DAY_LIMIT'])
    }
  })

  it('that are sent at once are no more than that', async () => {
    await forget()
    const key = 'guest-key-of-pictures-at-once'
    expect(await start(key, { kind: 'picture' })).toBe('201')
    await spend('pictures', 1490, 0)
    const answers = await Promise.all(Array.from({ length: 25 }, () => start(key, { kind: 'picture' })))
    expect(answers.filter((answer) => answer === '201')).toHaveLength(10)
    expect(answers.filter((answer) => answer === '429 DAY_LIMIT')).toHaveLength(15)
  })

  it('end with the last second before midnight in New Zealand', async () => {
    await forget()
    const other = createTestShop()
    const key = 'guest-key-of-pictures-at-midnight'
    const picture = () => start(key, { kind: 'picture' }, null, other)
    // The clock shows 2026-11-02T09:00:00Z, which is 22:00 in New Zealand.
    expect(await picture()).toBe('201')
    await spend('pictures', 1500, 0, other)
    other.wait(7199 / 86_400)
    expect(await picture()).toBe('429 DAY_LIMIT')
    other.wait(1 / 86_400)
    expect(await picture()).toBe('201')
  })

  it('are 2 MB each, and count nothing when they are larger', async () => {
    await forget()
    const key = 'guest-key-of-a-large-picture'
    expect(await start(key, { kind: 'picture', size: 2_000_001 })).toBe('413 TOO_LARGE')
    expect(await counted('pictures')).toEqual([])
    expect(await start(key, { kind: 'picture', size: 2_000_000 })).toBe('201')
    expect(await counted('pictures')).toEqual([[1, 2_000_000]])
  })

  it('are not counted again when the same bytes are sent again', async () => {
    await forget()
    const key = 'guest-key-of-the-same-picture'
    const same = { kind: 'picture', sha256: 'ab'.repeat(32) }
    expect([await start(key, same), await start(key, same), await start(key, { ...same, kind: 'photo' })]).toEqual([
      '201',
      '201',
      '201',
    ])
    expect([await counted('pictures'), await counted('uploads')]).toEqual([[[1, 1000]], []])
  })
})

it('an invented kind of upload is refused, and one without a kind is a photo', async () => {
  await forget()
  const key = 'guest-key-of-an-inventor'
  for (const kind of ['design', '', 'Picture', '__proto__', 'constructor']) {
    expect(await start(key, { kind })).toBe('400 BAD_REQUEST')
  }
  expect([await counted('uploads'), await counted('pictures'), await counted('changed')]).toEqual([[], [], []])
  expect(await start(key)).toBe('201')
  expect(await counted('uploads')).toEqual([[1, 1000]])
})

it('what a phone adds over a link is a photo, whatever it says', async () => {
  await forget()
  const key = 'guest-key-of-a-phone-that-lies'
  const { token } = await (await shop.request('/uploads/phone', { method: 'POST' }, key)).json<{ token: string }>()
  const body = JSON.stringify({ name: 'a.jpg', size: 1000, kind: 'picture' })
  const sent = await shop.request('/uploads', { method: 'POST', body, headers: { 'phone-token': token } }, null)
  expect(sent.status).toBe(201)
  expect([await counted('uploads'), await counted('pictures')]).toEqual([[[1, 1000]], []])
})

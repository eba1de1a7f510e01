import { describe, expect, it } from 'vitest'
import { jpeg } from '../../testing/test-images'
import { createTestShop, STRANGER } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop, 'guest-key-of-page-links')
const stranger = createShopper(shop, STRANGER)
type Shopper = ReturnType<typeof createShopper>

interface Page {
  label: string
  picture: string
}

let made = 0
/** A picture of a page that no other test has. */
const picture = (who: Shopper = shopper, longPx = 1400) => {
  made += 1
  return who.upload(jpeg({ width: longPx, height: 300 + made }))
}
const pagesOf = async (...labels: string[]): Promise<Page[]> => {
  const pages: Page[] = []
  for (const label of labels) pages.push({ label, picture: await picture() })
  return pages
}
const share = (uid: string, pages: readonly Page[], who: Shopper = shopper) =>
  who
    .call(
      `mutation ($uid: ID!, $pages: [DesignPageInput!]) {
         shareSavedDesign(design_uid: $uid, pages: $pages) { token user_errors { code message } } }`,
      { uid, pages },
    )
    .then((data) => data.shareSavedDesign)
const shown = (token: string) =>
  stranger
    .call('query ($token: String!) { savedDesignByToken(token: $token) { pages { label picture } } }', { token })
    .then((data) => data.savedDesignByToken)
const stop = (uid: string) =>
  shopper.call(`mutation { stopSharingDesign(design_uid: "${uid}") { user_errors { code } } }`)
const statusOf = async (path: string) => (await shop.request(path, {}, STRANGER)).status
const rowsOf = (uid: string) =>
  shop.db.prepare('SELECT count(*) AS n FROM design_link_pages WHERE upload_uid = ?').bind(uid).first<number>('n')

const REFUSED = { token: null, user_errors: [{ code: 'INVALID_PAGES' }] }

describe('a link with pages', () => {
  it('shows their pictures in order to somebody else, and neither the photo nor the owner’s addresses', async () => {
    const { uid, photo } = await shopper.design()
    const pages = await pagesOf('Cover', 'First page', 'Pages 2–3')
    const { token } = await share(uid, pages)
    const seen = await shown(token)
    expect(seen.pages.map(({ label }: Page) => label)).toEqual(['Cover', 'First page', 'Pages 2–3'])
    for (const [at, { picture: path }] of seen.pages.entries()) {
      expect(path).toMatch(new RegExp(`^/media/uploads/${pages[at]?.picture}\\?end=\\d+&signature=`))
      const answer = await shop.request(path, {}, STRANGER)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=86400, immutable'])
      expect(await statusOf(`/media/uploads/${pages[at]?.picture}`)).toBe(404)
      expect(
        await statusOf(path.replace(/signature=./, (first: string) => `signature=${first.endsWith('a') ? 'b' : 'a'}`)),
      ).toBe(404)
    }
    expect(JSON.stringify(seen)).not.toContain(photo)
  })

  it('shows the pages of its time after the design has changed, and another link shows the new ones', async () => {
    const { uid, photo } = await shopper.design()
    const [before, after] = [await pagesOf('March 2027'), await pagesOf('July 2027')]
    const { token } = await share(uid, before)
    const tool_data = JSON.stringify({ ...shopper.document(photo), options: ['a'] })
    await shopper.save({ design_uid: uid, product_type: 'uploadchoice', sku: 'canvas-print', tool_data })
    const other = await share(uid, after)
    const labels = async (of: string) => (await shown(of)).pages.map(({ label }: Page) => label)
    expect([await labels(token), await labels(other.token)]).toEqual([['March 2027'], ['July 2027']])
  })

  it('ends with its pictures at once when its owner stops sharing, also for who has their addresses', async () => {
    const { uid } = await shopper.design()
    const [page] = await pagesOf('Cover')
    const { token } = await share(uid, page ? [page] : [])
    const path = (await shown(token)).pages[0].picture
    expect(await statusOf(path)).toBe(200)
    await stop(uid)
    expect([await shown(token), await statusOf(path), await rowsOf(page?.picture ?? '')]).toEqual([null, 404, 0])
  })

  it('that is ended leaves a picture that something else shows', async () => {
    const [one, other] = [await shopper.design(), await shopper.design()]
    const pages = await pagesOf('Cover')
    const [ended, kept] = [await share(one.uid, pages), await share(other.uid, pages)]
    await stop(one.uid)
    expect(await shown(ended.token)).toBeNull()
    const path = (await shown(kept.token)).pages[0].picture
    expect(await statusOf(path)).toBe(200)
  })

  it('keeps its pictures from being deleted as long as it works', async () => {
    const { uid } = await shopper.design()
    const pages = await pagesOf('Cover')
    await share(uid, pages)
    const deleted = await shop.request(`/uploads/${pages[0]?.picture}`, { method: 'DELETE' }, 'guest-key-of-page-links')
    expect(deleted.status).toBe(409)
  })

  it('ends with its design, and with all photos of its owner', async () => {
    const guest = createShopper(shop, 'guest-key-of-a-leaver-with-pages')
    const one = await guest.design()
    const pages = [{ label: 'Cover', picture: await picture(guest) }]
    const { token } = await share(one.uid, pages, guest)
    const path = (await shown(token)).pages[0].picture
    await guest.call('mutation { deleteMyPhotos { deleted kept } }')
    expect([await shown(token), await statusOf(path), await rowsOf(pages[0]?.picture ?? '')]).toEqual([null, 404, 0])
  })

  it('expires after ninety days, and its pictures with it', async () => {
    const own = createTestShop()
    const guest = createShopper(own, 'guest-key-of-an-expired-page-link')
    const { uid } = await guest.design()
    const pages = [{ label: 'Cover', picture: await picture(guest) }]
    const { token } = await share(uid, pages, guest)
    own.wait(91)
    const late = createShopper(own, STRANGER)
    const seen = await late.call('query ($token: String!) { savedDesignByToken(token: $token) { name } }', { token })
    expect(seen.savedDesignByToken).toBeNull()
    await own.tick()
    expect(await rowsOf(pages[0]?.picture ?? '')).toBe(0)
  })
})

describe('pages that are refused', () => {
  it('are pictures of somebody else, of nobody, of a photo in full size and one that has not arrived', async () => {
    const { uid, photo } = await shopper.design()
    const others = await picture(stranger)
    const large = await picture(shopper, 2001)
    const open = (await (
      await shop.request(
        '/uploads',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'preview.jpg', type: 'image/jpeg', size: 1000 }),
        },
        'guest-key-of-page-links',
      )
    ).json()) as { uid: string }
    expect(photo).toMatch(/^[0-9a-f]{32}$/)
    for (const bad of [others, large, open.uid, 'f'.repeat(32), '', "' OR 1=1 --"]) {
      const pages = [...(await pagesOf('Cover')), { label: 'First page', picture: bad }]
      expect(await share(uid, pages)).toMatchObject(REFUSED)
    }
    expect(await statusOf(`/media/uploads/${others}`)).toBe(200)
  })

  it('are the photos of a design that was copied from a mailed link', async () => {
    const source = await shopper.design()
    // The copy of a link refers to the photos of its source.
    await shop.db
      .prepare(
        `INSERT INTO design_uploads (design_uid, revision, upload_uid)
         SELECT uid, 1, ?2 FROM designs WHERE uid = ?1`,
      )
      .bind((await stranger.design()).uid, source.photo)
      .run()
    expect(await statusOf(`/media/uploads/${source.photo}`)).toBe(200)
    const { uid } = await stranger.design()
    expect(await share(uid, [{ label: 'Cover', picture: source.photo }], stranger)).toMatchObject(REFUSED)
  })

  it('have no name, a long one, or control characters in it', async () => {
    const { uid } = await shopper.design()
    const one = await picture()
    for (const label of ['', 'x'.repeat(81), 'Cover\u0007', 'a\nb']) {
      expect(await share(uid, [{ label, picture: one }])).toMatchObject(REFUSED)
    }
    expect((await share(uid, [{ label: 'x'.repeat(80), picture: one }])).token).toMatch(/^[0-9a-f]{32}$/)
  })

  it('are more than a book has', async () => {
    const { uid } = await shopper.design()
    const one = await picture()
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `Page ${at}`, picture: one }))
    expect(await share(uid, many(121))).toMatchObject(REFUSED)
    expect((await shown((await share(uid, many(120))).token)).pages).toHaveLength(120)
  })
})

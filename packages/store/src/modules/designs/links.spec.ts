import { describe, expect, it } from 'vitest'
import { createTestShop, STRANGER } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'
import { DAY_LIMITS } from '../limits/daily-use'

const shop = createTestShop()
const shopper = createShopper(shop)
const stranger = createShopper(shop, STRANGER)
const ORIGIN = { 'x-shop-origin': 'https://shop.example' }

const SAVED = 'design { uid revision name tool_data preview_image is_shared } user_errors { code message }'
type Shopper = ReturnType<typeof createShopper>

const share = (uid: string, who: Shopper = shopper) =>
  who
    .call('mutation ($uid: ID!) { shareSavedDesign(design_uid: $uid) { token expires_at user_errors { code } } }', {
      uid,
    })
    .then((data) => data.shareSavedDesign)
const open = (token: string, who: Shopper = stranger) =>
  who
    .call(`mutation ($token: String!) { openDesignLink(token: $token) { ${SAVED} } }`, { token })
    .then((data) => data.openDesignLink)
const shown = (token: string, who: Shopper = stranger) =>
  who
    .call('query ($token: String!) { savedDesignByToken(token: $token) { uid name sku preview_image tool_data } }', {
      token,
    })
    .then((data) => data.savedDesignByToken)

let mailboxes = 0
/** The token in the mail with the link. */
async function mailed(uid: string, key?: string): Promise<string> {
  mailboxes += 1
  const email = `link-${mailboxes}@example.nz`
  const query =
    'mutation ($uid: ID!, $email: String!) { mailDesignLink(design_uid: $uid, email: $email) { user_errors { code } } }'
  const { data } = await shop.submit(query, { uid, email }, key, ORIGIN)
  expect(data.mailDesignLink.user_errors).toEqual([])
  const body = await shop.db.prepare('SELECT body FROM outbox WHERE recipient = ?').bind(email).first<string>('body')
  return /^https:\/\/shop\.example\/design-link#([0-9a-f]{32})$/m.exec(body ?? '')?.[1] ?? ''
}
const media = (uid: string, key: string | null) => shop.request(`/media/uploads/${uid}`, {}, key)

const GONE = { design: null, user_errors: [{ code: 'LINK_NOT_FOUND' }] }

describe('a mailed link', () => {
  it('opens the design itself for its owner', async () => {
    const { uid } = await shopper.design()
    expect((await open(await mailed(uid), shopper)).design).toMatchObject({ uid, revision: 1 })
  })

  it('opens one copy on another device, with its photos, and the first design stays as it was', async () => {
    const { uid, photo } = await shopper.design()
    const token = await mailed(uid)
    expect((await media(photo, STRANGER)).status).toBe(404)
    const { design } = await open(token)
    expect(design.uid).not.toBe(uid)
    expect((await open(token)).design.uid).toBe(design.uid)
    expect((await media(photo, STRANGER)).status).toBe(200)
    const changed = await stranger.save({
      design_uid: design.uid,
      product_type: 'uploadchoice',
      sku: 'canvas-print',
      tool_data: design.tool_data,
      base_revision: 1,
      for_cart: true,
    })
    expect(changed.design).toMatchObject({ uid: design.uid, revision: 2 })
    const { user_errors } = await stranger.add(await stranger.newCart(), [stranger.canvasItem(changed.design)])
    expect(user_errors).toEqual([])
    const { data } = await shop.graphql(`{ design(design_uid: "${uid}") { revision } }`)
    expect(data.design.revision).toBe(1)
  })

  it('opens one copy also when it is opened twice at once', async () => {
    const token = await mailed((await shopper.design()).uid)
    const opened = await Promise.all([open(token), open(token)])
    expect(new Set(opened.map(({ design }) => design.uid)).size).toBe(1)
  })

  it('is stored as a hash, and its mail has nothing that was entered', async () => {
    const { uid } = await shopper.design()
    await shopper.call(`mutation { renameSavedDesign(design_uid: "${uid}", name: "casino.example") { ${SAVED} } }`)
    const token = await mailed(uid)
    const { results } = await shop.db.prepare('SELECT * FROM design_links').all()
    expect(JSON.stringify(results)).not.toContain(token)
    const body = await shop.db.prepare('SELECT body FROM outbox ORDER BY id DESC').first<string>('body')
    expect(body).toContain('Canvas print')
    expect(body).not.toContain('casino')
  })

  it('is sent for an own design only, and with a captcha', async () => {
    const { uid } = await shopper.design()
    const query = `mutation { mailDesignLink(design_uid: "${uid}", email: "a@example.nz") { user_errors { code } } }`
    expect((await shop.submit(query, {}, STRANGER)).data.mailDesignLink.user_errors).toEqual([
      { code: 'DESIGN_NOT_FOUND' },
    ])
    expect((await shop.graphql(query)).errors?.[0]?.message).toMatch(/^ReCaptcha validation failed/)
  })

  it('ends after thirty days, and with its design', async () => {
    const own = createTestShop()
    const guest = createShopper(own)
    const [kept, deleted] = [await guest.design(), await guest.design()]
    const tokens = [await mailed(kept.uid), await mailed(deleted.uid)]
    await guest.call(`mutation { deleteSavedDesign(design_uid: "${deleted.uid}") { result } }`)
    expect(await open(tokens[1] ?? '')).toMatchObject(GONE)
    own.wait(31)
    const late = createShopper(own, STRANGER)
    expect(await open(tokens[0] ?? '', late)).toMatchObject(GONE)
    await own.tick()
    const left = 'SELECT count(*) AS n FROM design_links WHERE design_uid = ?'
    expect(await shop.db.prepare(left).bind(kept.uid).first<number>('n')).toBe(0)
  })

  it.each(['', 'x', '0'.repeat(32), `' OR 1=1 --`, 'a'.repeat(64)])(
    'with the token %j opens nothing',
    async (token) => {
      expect(await open(token)).toMatchObject(GONE)
      expect(await shown(token)).toBeNull()
    },
  )
})

describe('a shared link', () => {
  it('shows the picture and the name, and no document, photo or uid', async () => {
    const { uid, photo } = await shopper.design()
    const { token, expires_at } = await share(uid)
    expect(expires_at).toBe('2027-01-31T09:00:00.000Z')
    const seen = await shown(token)
    expect(seen).toMatchObject({ uid: '', sku: 'canvas-print', tool_data: '' })
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${uid}|${photo}`))
    expect((await shop.request(seen.preview_image, {}, STRANGER)).status).toBe(200)
    expect((await media(photo, STRANGER)).status).toBe(404)
  })

  it('opens a copy without the photos', async () => {
    const { uid, photo } = await shopper.design()
    const { token } = await share(uid)
    const { design } = await open(token)
    const records = Object.values<{ kind: string }>(JSON.parse(design.tool_data).records)
    expect(records.map(({ kind }) => kind)).toEqual(['surface'])
    expect(design.preview_image).toBeNull()
    expect((await media(photo, STRANGER)).status).toBe(404)
  })

  it('shows the revision of its time, which stays while the link works', async () => {
    const own = createTestShop()
    const guest = createShopper(own)
    const { uid, photo } = await guest.design()
    const { token } = await share(uid, guest)
    const tool_data = JSON.stringify(guest.document(photo))
    for (let more = 0; more < 21; more += 1) {
      await guest.save({ design_uid: uid, product_type: 'uploadchoice', sku: 'canvas-print', tool_data })
    }
    expect(await shown(token, guest)).toMatchObject({ sku: 'canvas-print' })
  })

  it('ends when its owner stops sharing, for nobody else', async () => {
    const { uid } = await shopper.design()
    const { token } = await share(uid)
    const stop = (who: Shopper) =>
      who
        .call(`mutation { stopSharingDesign(design_uid: "${uid}") { user_errors { code } } }`)
        .then((data) => data.stopSharingDesign.user_errors)
    expect(await stop(stranger)).toEqual([{ code: 'DESIGN_NOT_FOUND' }])
    expect(await shown(token)).not.toBeNull()
    expect(await stop(shopper)).toEqual([])
    expect([await shown(token), await open(token)]).toMatchObject([null, GONE])
  })

  it('is made for an own design with a picture only', async () => {
    const { uid } = await shopper.design()
    expect((await share(uid, stranger)).user_errors).toEqual([{ code: 'DESIGN_NOT_FOUND' }])
    const { design } = await shopper.save({
      product_type: 'uploadchoice',
      sku: 'canvas-print',
      tool_data: JSON.stringify(shopper.document(null)),
    })
    expect((await share(design.uid)).user_errors).toEqual([{ code: 'NO_PREVIEW' }])
  })

  it('does not show a mailed link’s design', async () => {
    expect(await shown(await mailed((await shopper.design()).uid))).toBeNull()
  })

  it('is made twenty times a day at most', async () => {
    const guest = createShopper(shop, 'guest-key-of-many-links')
    const { uid } = await guest.design()
    for (let made = 0; made < DAY_LIMITS.links.owner.times; made += 1) await share(uid, guest)
    await expect(share(uid, guest)).rejects.toThrow('You have made a lot of links today.')
  })
})

describe('a copy', () => {
  it('of an own design is another design with the same document', async () => {
    const { uid } = await shopper.design()
    const duplicate = (who: Shopper) =>
      who
        .call(`mutation { duplicateSavedDesign(design_uid: "${uid}") { ${SAVED} } }`)
        .then((data) => data.duplicateSavedDesign)
    const { design } = await duplicate(shopper)
    const { data } = await shop.graphql(`{ design(design_uid: "${uid}") { tool_data } }`)
    expect(design).toMatchObject({ revision: 1, tool_data: data.design.tool_data })
    expect(design.uid).not.toBe(uid)
    expect(await duplicate(stranger)).toMatchObject({ design: null, user_errors: [{ code: 'DESIGN_NOT_FOUND' }] })
  })

  it('of an ordered design is for a person who has the token of the order', async () => {
    const { cartId, saved } = await shopper.readyCart()
    const { orderV2 } = await shopper.place(cartId)
    const line = await shop.db
      .prepare('SELECT l.id FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.number = ?')
      .bind(orderV2.number)
      .first<number>('id')
    const copy = (token: string, id = line) =>
      stranger
        .call(`mutation ($token: String!, $id: ID!) { copyOrderedDesign(token: $token, item_id: $id) { ${SAVED} } }`, {
          token,
          id: btoa(String(id)),
        })
        .then((data) => data.copyOrderedDesign)
    const missing = { design: null, user_errors: [{ code: 'DESIGN_NOT_FOUND' }] }
    expect(await copy('0'.repeat(32))).toMatchObject(missing)
    expect(await copy(orderV2.token, Number(line) + 1)).toMatchObject(missing)
    const { design } = await copy(orderV2.token)
    expect(JSON.parse(design.tool_data).records.p1.upload).toBe(saved.photo)
    expect((await media(saved.photo, STRANGER)).status).toBe(200)
  })
})

describe('a name', () => {
  it('is changed by the owner only', async () => {
    const { uid } = await shopper.design()
    const rename = (who: Shopper, name: string) =>
      who
        .call(`mutation ($name: String!) { renameSavedDesign(design_uid: "${uid}", name: $name) { ${SAVED} } }`, {
          name,
        })
        .then((data) => data.renameSavedDesign)
    expect((await rename(stranger, 'Mine')).user_errors).toMatchObject([{ code: 'DESIGN_NOT_FOUND' }])
    expect((await rename(shopper, '  Nana’s lake ')).design).toMatchObject({ name: 'Nana’s lake', revision: 1 })
  })
})

describe('a save with the revision that was changed', () => {
  const input = (photo: string, more: object = {}) => ({
    product_type: 'uploadchoice',
    sku: 'canvas-print',
    tool_data: JSON.stringify(shopper.document(photo)),
    ...more,
  })

  it('is refused once there is a newer one', async () => {
    const { uid, photo } = await shopper.design()
    expect((await shopper.save(input(photo, { design_uid: uid, base_revision: 1 }))).design.revision).toBe(2)
    const other = JSON.stringify({ ...shopper.document(photo), options: [] })
    const late = await shopper.save(input(photo, { design_uid: uid, base_revision: 1, tool_data: other }))
    expect(late).toMatchObject({ design: null, user_errors: [{ code: 'DESIGN_CHANGED' }] })
  })

  it('is answered again when its answer was lost, without another revision', async () => {
    const { uid, photo } = await shopper.design()
    const save = () => shopper.save(input(photo, { design_uid: uid, base_revision: 1 }))
    expect([(await save()).design.revision, (await save()).design.revision]).toEqual([2, 2])
  })

  it('succeeds for one of two at once', async () => {
    const { uid, photo } = await shopper.design()
    const save = (options: string[]) => {
      const tool_data = JSON.stringify({ ...shopper.document(photo), options })
      return shopper.save(input(photo, { design_uid: uid, base_revision: 1, tool_data }))
    }
    const answers = await Promise.all([save([]), save(['a']), save(['b'])])
    expect(answers.filter(({ design }) => design !== null)).toHaveLength(1)
    expect(answers.flatMap(({ user_errors }) => user_errors).map(({ code }) => code)).toEqual([
      'DESIGN_CHANGED',
      'DESIGN_CHANGED',
    ])
  })
})

describe('unfinished designs', () => {
  it('are those that were not saved for a cart since their last change', async () => {
    const guest = createShopper(shop, 'guest-key-of-unfinished')
    const finished = await guest.design()
    const other = await guest.design()
    const tool_data = JSON.stringify(guest.document(other.photo))
    await guest.save({ design_uid: other.uid, product_type: 'uploadchoice', sku: 'canvas-print', tool_data })
    const { savedDesigns } = await guest.call('{ savedDesigns(unfinished: true) { total_count items { uid } } }')
    expect(savedDesigns).toEqual({ total_count: 1, items: [{ uid: other.uid }] })
    expect(finished.uid).not.toBe(other.uid)
  })

  it('can be deleted, but not those in a cart', async () => {
    const saved = await shopper.design()
    await shopper.add(await shopper.newCart(), [shopper.canvasItem(saved)])
    const { deleteSavedDesign } = await shopper.call(
      `mutation { deleteSavedDesign(design_uid: "${saved.uid}") { result user_errors { code } } }`,
    )
    expect(deleteSavedDesign).toEqual({ result: false, user_errors: [{ code: 'DESIGN_IN_CART' }] })
  })
})

describe('the deletion of all photos', () => {
  it('deletes photos, designs and links, except for those in a cart or an order', async () => {
    const guest = createShopper(shop, 'guest-key-of-a-leaver')
    const [draft, inCart, ordered] = [await guest.design(), await guest.design(), await guest.design()]
    const loose = await guest.upload()
    await guest.add(await guest.newCart(), [guest.canvasItem(inCart)])
    const cartId = await guest.newCart()
    await guest.add(cartId, [guest.canvasItem(ordered)])
    await guest.fillCheckout(cartId)
    await guest.place(cartId)
    const { token } = await share(draft.uid, guest)
    const key = await shop.db
      .prepare('SELECT object_key FROM uploads WHERE uid = ?')
      .bind(loose)
      .first<string>('object_key')
    const others = await shopper.upload()
    const { deleteMyPhotos } = await guest.call('mutation { deleteMyPhotos { deleted kept } }')
    // Every design has a photo and a preview.
    expect(deleteMyPhotos).toEqual({ deleted: 3, kept: 4 })
    expect(await shown(token)).toBeNull()
    await shop.tick()
    expect(await shop.files.head(key ?? '')).toBeNull()
    const seen = [draft.photo, loose, inCart.photo, ordered.photo].map((uid) => media(uid, 'guest-key-of-a-leaver'))
    expect((await Promise.all(seen)).map(({ status }) => status)).toEqual([404, 404, 200, 200])
    const { savedDesigns } = await guest.call('{ savedDesigns { items { uid } } }')
    expect(savedDesigns.items.map(({ uid }: { uid: string }) => uid).sort()).toEqual([inCart.uid, ordered.uid].sort())
    expect((await media(others, 'guest-key-of-a-test-0001')).status).toBe(200)
  })
})

describe('the kind of a link', () => {
  const kindOf = async (token: string) =>
    (await stranger.call('query ($token: String!) { designLinkKind(token: $token) }', { token })).designLinkKind

  it('is known before it is opened, and a link that does not work has none', async () => {
    const { uid } = await shopper.design()
    const token = (await share(uid)).token
    expect([await kindOf(await mailed(uid)), await kindOf(token)]).toEqual(['MAILED', 'SHARED'])
    await shopper.call(`mutation { stopSharingDesign(design_uid: "${uid}") { user_errors { code } } }`)
    expect([await kindOf(token), await kindOf('f'.repeat(32)), await kindOf('')]).toEqual([null, null, null])
  })
})

import { describe, expect, it } from 'vitest'
import { createTestShop, GUEST } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'
import { DAY_LIMITS } from '../limits/daily-use'

const SAVE =
  'mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { design { uid } user_errors { code message } } }'
const shop = createTestShop()
const shopper = createShopper(shop)

const input = (more: object = {}) => ({
  product_type: 'uploadchoice',
  sku: 'canvas-print',
  tool_data: JSON.stringify(shopper.document(null)),
  ...more,
})

/** Saves like the edge, from a network address. */
const saveFrom = async (address: string, guest: string) =>
  (await shop.graphql(SAVE, { input: input({ for_cart: true }) }, guest, { 'x-caller': address })).data.saveDesign

const filesOf = async (uid: string): Promise<{ object_key: string; bytes: number; sha256: string }[]> => {
  const { results } = await shop.db
    .prepare(
      `SELECT object_key, bytes, sha256, document FROM design_files f JOIN design_revisions r ON r.file_key = f.object_key
       WHERE r.design_uid = ? ORDER BY revision`,
    )
    .bind(uid)
    .all<{ object_key: string; bytes: number; sha256: string; document: string }>()
  return results.map(({ document, ...file }) => (document === '' ? file : { ...file, object_key: 'in the row' }))
}

describe('the document of a design', () => {
  it('is a file beside the photos, and its row has the size and the hash', async () => {
    const { design } = await shopper.save(input())
    const [file] = await filesOf(design.uid)
    const object = await shop.files.get(file?.object_key ?? '')
    expect([await object?.text(), object?.size]).toEqual([input().tool_data, file?.bytes])
    const { sha256 } = object?.checksums.toJSON() ?? {}
    expect(sha256).toBe(file?.sha256)
  })

  it('stays in its row if it was stored there before', async () => {
    const { design } = await shopper.save(input())
    const guard = 'design_revisions_need_a_file'
    const sql = await shop.db.prepare('SELECT sql FROM sqlite_master WHERE name = ?').bind(guard).first<string>('sql')
    const insert = shop.db
      .prepare(
        `INSERT INTO design_revisions (design_uid, revision, document, created_at, expires_at)
         VALUES (?, 2, '{"old":true}', '2026-11-01', '2027-01-01')`,
      )
      .bind(design.uid)
    await expect(insert.run()).rejects.toThrow('DOCUMENT_IS_A_FILE')
    await shop.db.batch([shop.db.prepare(`DROP TRIGGER ${guard}`), insert, shop.db.prepare(sql ?? '')])
    const { data } = await shop.graphql(`{ design(design_uid: "${design.uid}") { revision tool_data } }`)
    expect(data.design).toEqual({ revision: 2, tool_data: '{"old":true}' })
  })

  it('is removed a day after its revision, and not before', async () => {
    const { design: draft } = await shopper.save(input())
    const { design: inCart } = await shopper.save(input())
    const [file, other] = [...(await filesOf(draft.uid)), ...(await filesOf(inCart.uid))]
    const inR2 = async () => (await shop.files.head(file?.object_key ?? '')) !== null
    await shop.db.prepare("UPDATE design_revisions SET expires_at = '2026' WHERE design_uid = ?").bind(draft.uid).run()
    await shop.tick()
    expect([(await filesOf(draft.uid)).length, await inR2()]).toEqual([0, true])
    const later = createTestShop()
    await later.tick(2)
    expect([await inR2(), await shop.files.head(other?.object_key ?? '')]).toEqual([false, expect.anything()])
    const row = shop.db.prepare('SELECT 1 FROM design_files WHERE object_key = ?').bind(file?.object_key)
    expect(await row.first()).toBeNull()
  })
})

describe('the daily limit of designs', () => {
  const fill = (limit: { times: number }) =>
    shop.db
      .prepare("UPDATE daily_use SET times = times_max WHERE what = 'designs' AND times_max = ?")
      .bind(limit.times)
      .run()
  const FULL = {
    design: null,
    user_errors: [
      {
        code: 'DAY_LIMIT',
        message: 'You have saved a lot of designs today. This one stays on your device. Please try again tomorrow.',
      },
    ],
  }
  const filesKept = () => shop.db.prepare('SELECT count(*) AS n FROM design_files').first<number>('n')

  it('of an address is the same for a new guest', async () => {
    expect((await saveFrom('203.0.113.20', 'guest-key-of-designs-1')).user_errors).toEqual([])
    await fill(DAY_LIMITS.designs.address)
    const before = await filesKept()
    expect(await saveFrom('203.0.113.20', 'guest-key-of-designs-2')).toEqual(FULL)
    expect(await filesKept()).toBe(before)
    expect((await saveFrom('203.0.113.21', 'guest-key-of-designs-2')).user_errors).toEqual([])
  })

  it('of designs that the tool saves by itself is another one, so that they stop none for the cart', async () => {
    const guest = 'guest-key-of-many-drafts'
    const save = (more: object) =>
      shop.graphql(SAVE, { input: input(more) }, guest).then(({ data }) => data.saveDesign.user_errors[0]?.code ?? null)
    expect(await save({})).toBeNull()
    const { owner } = DAY_LIMITS.drafts
    await shop.db
      .prepare("UPDATE daily_use SET times = times_max WHERE what = 'drafts' AND times_max = ?")
      .bind(owner.times)
      .run()
    expect([await save({}), await save({ for_cart: true })]).toEqual(['DAY_LIMIT', null])
  })

  it('of a guest is the same at every address, and ends with the day', async () => {
    const guest = `${GUEST}-busy`
    expect((await saveFrom('203.0.113.22', guest)).user_errors).toEqual([])
    const owner = DAY_LIMITS.designs.owner
    await shop.db
      .prepare("UPDATE daily_use SET bytes = bytes_max WHERE what = 'designs' AND bytes_max = ? AND times = 1")
      .bind(owner.bytes)
      .run()
    expect(await saveFrom('203.0.113.23', guest)).toEqual(FULL)
    const tomorrow = createTestShop()
    tomorrow.wait(1)
    const { data } = await tomorrow.graphql(SAVE, { input: input() }, guest)
    expect(data.saveDesign.user_errors).toEqual([])
  })
})

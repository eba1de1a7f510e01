import { describe, expect, it } from 'vitest'
import { foreignKeys } from '../../testing/foreign-keys'
import { createTestShop, GUEST } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'
import { UPLOAD_USES } from './upload-uses'

const shop = createTestShop()
const shopper = createShopper(shop)
const run = (sql: string, ...values: unknown[]) =>
  shop.db
    .prepare(sql)
    .bind(...values)
    .run()

const USES: Record<string, (uid: string) => Promise<unknown>> = {
  'a preview': async (uid) => {
    const { uid: design } = await shopper.design()
    await run(
      'INSERT INTO design_files VALUES (?1, 1, ?2, 0, ?3, NULL)',
      `designs/${uid}`,
      'a'.repeat(64),
      '2026-11-02',
    )
    await run(
      `INSERT INTO design_revisions (design_uid, revision, document, file_key, preview_uid, created_at, expires_at)
       VALUES (?1, 9, '', ?2, ?3, '2026-11-02', '2027-11-02')`,
      design,
      `designs/${uid}`,
      uid,
    )
  },
  'an original of a design': async (uid) => {
    const { uid: design, revision } = await shopper.design()
    await run('INSERT INTO design_uploads VALUES (?1, ?2, ?3)', design, revision, uid)
  },
  'a page of a link': async (uid) => {
    const { uid: design, revision } = await shopper.design()
    await run(
      `INSERT INTO design_links (sha256, kind, design_uid, revision, created_at, expires_at)
       VALUES (?1, 'share', ?2, ?3, '2026-11-02', '2027-11-02')`,
      uid.padEnd(64, '0'),
      design,
      revision,
    )
    await run("INSERT INTO design_link_pages VALUES (?1, 0, 'Cover', ?2)", uid.padEnd(64, '0'), uid)
  },
  'a photo of an enquiry': async (uid) => {
    await run(
      "INSERT INTO enquiries (kind, digest, email, details, created_at) VALUES ('photo', ?1, 'a@b.nz', '[]', '2026-11-02')",
      uid,
    )
    await run('INSERT INTO enquiry_photos SELECT id, ?1 FROM enquiries WHERE digest = ?1', uid)
  },
  'a photo of an order': async (uid) => {
    const { orderV2 } = await shopper.place((await shopper.readyCart()).cartId)
    await run(
      "INSERT INTO order_originals SELECT id, ?1, 'original' FROM orders WHERE number = ?2",
      uid,
      orderV2.number,
    )
  },
  'a photo of a review': async (uid) => {
    await run(
      `INSERT INTO reviews (uid, sku, rating, title, text, nickname, status, created_at)
       VALUES (?1, 'canvas-print', 4, 'Sharp', 'As I saw it.', 'Hana', 'refused', '2026-11-02')`,
      uid,
    )
    await run('INSERT INTO review_photos (review_uid, upload_uid, position) VALUES (?1, ?1, 0)', uid)
  },
}

describe('a used upload', () => {
  it('is looked up in every table that refers to uploads without a cascade', async () => {
    const keys = (await foreignKeys()).filter(({ parent, onDelete }) => parent === 'uploads' && onDelete !== 'CASCADE')
    expect(keys.length).toBeGreaterThan(4)
    expect(UPLOAD_USES).toEqual(keys.map(({ table, columns }) => [table, columns[0]]))
  })

  it.each(Object.keys(USES))('as %s cannot be deleted, and stays after its retention time', async (use) => {
    const uid = await shopper.upload()
    await USES[use]?.(uid)
    const answer = await shop.request(`/uploads/${uid}`, { method: 'DELETE' }, GUEST)
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { code: 'IN_USE', message: 'This photo is part of a saved design, an order, a review or a form that you sent.' },
    ])
    await shop.tick(8)
    expect(await shop.files.head(`uploads/${uid}`)).not.toBeNull()
    expect(await shop.db.prepare('SELECT state FROM uploads WHERE uid = ?').bind(uid).first('state')).toBe('complete')
  })

  it('is told from an unused one after the retention time', async () => {
    const uid = await shopper.upload()
    await shop.tick(8)
    expect(await shop.files.head(`uploads/${uid}`)).toBeNull()
    expect(await shop.db.prepare('SELECT state FROM uploads WHERE uid = ?').bind(uid).first('state')).toBeNull()
  })
})

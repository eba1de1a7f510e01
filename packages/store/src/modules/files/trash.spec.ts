import { HANDOVER_PATH } from '@kea/shared/constants/handover'
import { describe, expect, it, vi } from 'vitest'
import { createMember, PASSWORD } from '../../testing/test-customer'
import { jpeg } from '../../testing/test-images'
import { createTestOperator, OPERATOR_TOKEN } from '../../testing/test-operator'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const shop = createTestShop({ OPERATOR_TOKEN })
const operate = createTestOperator(shop)
const FILE = jpeg({ width: 1100, height: 800, scan: 7000 })

const bytesOf = async (key: string) => {
  const object = await shop.files.get(key)
  return object && new Uint8Array(await object.arrayBuffer())
}
/** The keys in the trash that end like this. */
const trashed = async (ending: string) =>
  (await shop.files.list({ prefix: 'trash/' })).objects.map(({ key }) => key).filter((key) => key.endsWith(ending))

describe('a deleted file', () => {
  it('is in the trash, is served to nobody, and comes back by a command', async () => {
    const guest = createShopper(shop, 'guest-key-of-the-trash-1')
    const uid = await guest.upload(FILE)
    await shop.files.put(`uploads/${uid}`, FILE, { httpMetadata: { contentType: 'image/jpeg' } })
    await shop.request(`/uploads/${uid}`, { method: 'DELETE' }, 'guest-key-of-the-trash-1')
    expect(await shop.files.head(`uploads/${uid}`)).toBeNull()
    const [inTrash = '', ...more] = await trashed(`uploads/${uid}`)
    expect([more, inTrash.split('/')[1]]).toEqual([[], '2026-11-02'])
    for (const path of [`/media/${inTrash}`, `/media/uploads/${uid}`, `/uploads/${uid}`]) {
      expect((await shop.request(path, {}, 'guest-key-of-the-trash-1')).status, path).toBe(404)
    }

    const listed = await operate('files', 'trash', '2026-11-02')
    expect(listed.rows).toContainEqual({ day: '2026-11-02', file: `uploads/${uid}`, bytes: FILE.length })
    expect((await operate('files', 'trash', '2026-11-01')).text).toBe('0 files in the trash.')
    expect((await operate('files', 'restore', '2026-11-02', `uploads/${uid}`)).text).toBe('1 file brought back.')
    expect(await bytesOf(`uploads/${uid}`)).toEqual(FILE)
    expect((await shop.files.head(`uploads/${uid}`))?.httpMetadata?.contentType).toBe('image/jpeg')
    expect((await operate('files', 'restore', '2026-11-02', `uploads/${uid}`)).text).toBe(
      '0 files brought back; 1 were there.',
    )
  })

  it('that is not in the trash is not restored, and the command says so', async () => {
    expect(await operate('files', 'restore', '2026-11-02', 'uploads/none')).toMatchObject({
      message: 'Not in the trash of 2026-11-02: uploads/none.',
    })
    expect(await operate('files', 'restore', 'today')).toMatchObject({
      message: '"today" is no day. Write it as 2026-11-02.',
    })
  })

  it('is gone for good after fourteen days, and not before', async () => {
    const own = createTestShop()
    const guest = createShopper(own, 'guest-key-of-the-trash-2')
    const uid = await guest.upload(FILE)
    await own.request(`/uploads/${uid}`, { method: 'DELETE' }, 'guest-key-of-the-trash-2')
    const isLeft = async () => (await trashed(uid)).length
    await own.tick(14)
    expect(await isLeft()).toBe(1)
    await own.tick(1)
    expect(await isLeft()).toBe(0)
  })

  it('of “delete my photos” goes to the trash with the next minute', async () => {
    const guest = createShopper(shop, 'guest-key-of-the-trash-3')
    const [one, two] = [await guest.upload(FILE), await guest.upload(jpeg({ width: 900, height: 700 }))]
    expect((await guest.call('mutation { deleteMyPhotos { deleted kept } }')).deleteMyPhotos.deleted).toBe(2)
    await shop.tick()
    expect([await shop.files.head(`uploads/${one}`), await shop.files.head(`uploads/${two}`)]).toEqual([null, null])
    expect([(await trashed(one)).length, (await trashed(two)).length]).toEqual([1, 1])
  })

  it('of a deleted account is gone at once, with what its owner has in the trash; others stay', {
    timeout: 60_000,
  }, async () => {
    const member = await createMember(shop, 'trash.leaver@example.nz')
    const customer = createShopper(shop, 'guest-key-of-the-trash-4', { authorization: `Bearer ${member.token}` })
    const headers = { authorization: `Bearer ${member.token}` }
    const send = async (file: Uint8Array<ArrayBuffer>) => {
      const init = { method: 'POST', body: JSON.stringify({ name: 'a.jpg', size: file.length }), headers }
      const { uid } = await (await shop.request('/uploads', init, null)).json<{ uid: string }>()
      await shop.request(`/uploads/${uid}/parts/0`, { method: 'PUT', body: file, headers }, null)
      expect((await shop.request(`/uploads/${uid}/complete`, { method: 'POST', headers }, null)).status).toBe(200)
      return uid
    }
    const [earlier, now] = [await send(FILE), await send(jpeg({ width: 1300, height: 1000 }))]
    const other = createShopper(shop, 'guest-key-of-the-trash-5')
    const others = await other.upload(jpeg({ width: 1400, height: 1000 }))
    await shop.request(`/uploads/${others}`, { method: 'DELETE' }, 'guest-key-of-the-trash-5')
    expect((await shop.request(`/uploads/${earlier}`, { method: 'DELETE', headers }, null)).status).toBe(204)
    expect((await trashed(earlier)).length).toBe(1)
    const leave = 'mutation ($password: String) { deleteCustomer(password: $password) }'
    expect((await customer.call(leave, { password: PASSWORD })).deleteCustomer).toBe(true)
    expect(await shop.files.head(`uploads/${now}`)).toBeNull()
    expect([await trashed(earlier), await trashed(now)]).toEqual([[], []])
    await shop.tick()
    expect([await trashed(now), (await trashed(others)).length]).toEqual([[], 1])
  })
})

describe('a deleted account', () => {
  const LEAVE = 'mutation ($password: String) { deleteCustomer(password: $password) }'
  const isThere = async (key: string) => (await shop.files.head(key)) !== null || (await trashed(key)).length > 0

  it('takes along documents, photos that wait for the trash, and what was deleted before the login', {
    timeout: 60_000,
  }, async () => {
    const member = await createMember(shop, 'trash.whole@example.nz')
    const headers = { authorization: `Bearer ${member.token}` }
    const key = 'guest-key-of-the-trash-7'
    const guest = createShopper(shop, key)
    const earlier = await guest.upload(jpeg({ width: 1500, height: 1000 }))
    await shop.request(`/uploads/${earlier}`, { method: 'DELETE' }, key)
    const design = await guest.design()
    const waiting = await guest.upload(jpeg({ width: 1600, height: 1000 }))
    const documentOf = () =>
      shop.db
        .prepare('SELECT file_key FROM design_revisions WHERE design_uid = ?')
        .bind(design.uid)
        .first<string>('file_key')
    const files = [`uploads/${earlier}`, `uploads/${waiting}`, `uploads/${design.photo}`, (await documentOf()) ?? '']
    expect((await shop.request(HANDOVER_PATH, { method: 'POST', headers }, key)).status).toBe(204)
    const customer = createShopper(shop, 'guest-key-of-the-trash-8', headers)
    // The design is in no cart: it goes with its photo and its preview.
    expect((await customer.call('mutation { deleteMyPhotos { deleted kept } }')).deleteMyPhotos.deleted).toBe(3)
    expect(await Promise.all(files.map(isThere))).toEqual([true, true, true, true])
    await customer.call(LEAVE, { password: PASSWORD })
    expect(await Promise.all(files.map(isThere))).toEqual([false, false, false, false])
    await shop.tick(3)
    expect(await Promise.all(files.map(isThere))).toEqual([false, false, false, false])
  })

  it('takes along its print files in the trash', { timeout: 60_000 }, async () => {
    const member = await createMember(shop, 'trash.printed@example.nz')
    const guest = createShopper(shop, 'guest-key-of-the-trash-9')
    const { number } = (await guest.place((await guest.readyCart()).cartId)).orderV2
    const key = `print/${number}-1-canvas-print.pdf`
    await shop.files.put(key, 'a print file')
    await shop.db.batch([
      shop.db
        .prepare(
          `UPDATE orders SET customer_id = (SELECT id FROM customers WHERE email = ?2), status = 'complete',
             paid_at = '2026-05-01', shipped_at = '2026-05-02' WHERE number = ?1`,
        )
        .bind(number, member.email),
      shop.db
        .prepare(
          `INSERT OR REPLACE INTO print_files (line_id, order_id, state, run_at, made_at, files)
           SELECT l.id, l.order_id, 'made', '2026', '2026-05-01', json_array(json_object('key', ?2, 'bytes', 12))
           FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.number = ?1`,
        )
        .bind(number, key),
    ])
    await shop.tick()
    expect([await shop.files.head(key), (await trashed(key)).length]).toEqual([null, 1])
    await createShopper(shop, 'guest-key-of-the-trash-0', { authorization: `Bearer ${member.token}` }).call(LEAVE, {
      password: PASSWORD,
    })
    expect(await trashed(key)).toEqual([])
  })
})

it('all of a day that is brought back has nothing that its shopper deleted', async () => {
  const own = createTestShop({ OPERATOR_TOKEN })
  own.wait(100)
  const key = 'guest-key-of-the-trash-a'
  const guest = createShopper(own, key)
  const [deleted, needed] = [await guest.upload(FILE), await guest.upload(jpeg({ width: 1700, height: 1000 }))]
  await own.request(`/uploads/${deleted}`, { method: 'DELETE' }, key)
  const { createTrash } = await import('./trash')
  await createTrash({ files: own.files, clock: () => new Date('2027-02-10T12:00:00Z') }).discard([
    { key: `uploads/${needed}`, owner: null },
  ])
  const restored = await createTestOperator(own)('files', 'restore', '2027-02-10')
  expect(restored.rows).toEqual([{ file: `uploads/${needed}` }])
  expect([await own.files.head(`uploads/${deleted}`), (await trashed(deleted)).length]).toEqual([null, 1])
})

describe('the files of open orders', () => {
  it('are looked for once a day, and a missing one is told to the operator until it is back', {
    timeout: 60_000,
  }, async () => {
    // Orders of other tests may miss files too.
    await shop.db.prepare("UPDATE orders SET status = 'complete' WHERE status <> 'cancelled'").run()
    const guest = createShopper(shop, 'guest-key-of-the-trash-6')
    const cartId = await guest.newCart()
    const design = await guest.design()
    await guest.add(cartId, [guest.canvasItem(design)])
    await guest.fillCheckout(cartId)
    const { number } = (await guest.place(cartId)).orderV2
    const { file_key: document, preview_uid: preview } = (await shop.db
      .prepare('SELECT file_key, preview_uid FROM design_revisions WHERE design_uid = ?')
      .bind(design.uid)
      .first<{ file_key: string; preview_uid: string }>()) ?? { file_key: '', preview_uid: '' }
    const keys = [document, `uploads/${design.photo}`, `uploads/${preview}`].sort()
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const told = () => log.mock.calls.flat().join('\n')
    // Orders of other tests have files of their own.
    const listed = async () =>
      (await operate('files')).rows
        ?.filter(({ order }) => order === number)
        .map(({ file }) => file)
        .sort()
    const checkedAt = () =>
      shop.db
        .prepare('SELECT c.checked_at FROM order_file_checks c JOIN orders o ON o.id = c.order_id WHERE o.number = ?')
        .bind(number)
        .first<string>('checked_at')
    // A run checks twenty orders, the oldest first, and other tests leave open ones.
    const check = async (days: number) => {
      const before = await checkedAt()
      await shop.tick(days)
      for (let runs = 1; runs < 60 && (await checkedAt()) === before; runs += 1) await shop.tick()
      expect(await checkedAt()).not.toBe(before)
    }
    await check(1.1)
    expect(told()).not.toContain(number)
    expect(await listed()).toEqual([])

    // A wrong job: everything of the order goes to the trash.
    const { createTrash } = await import('./trash')
    await createTrash({ files: shop.files, clock: () => new Date('2026-11-03T12:00:00Z') }).discard(
      keys.map((key) => ({ key, owner: null })),
    )
    await shop.tick()
    expect(told()).not.toContain(number)
    await check(1.1)
    expect(told()).toContain(`Order ${number} misses`)
    expect(await listed()).toEqual(keys)
    // A check that is not at its end tells what it has after an hour.
    await shop.tick(1.1 / 24)
    const mails = await shop.db
      .prepare("SELECT recipient FROM outbox WHERE message_id LIKE 'missing-files-%' AND instr(body, ?) > 0")
      .bind(`${number}: 3 files`)
      .all()
    expect(mails.results).toEqual([{ recipient: 'hello@keaprints.example' }])
    log.mockClear()
    expect((await operate('files', 'restore', '2026-11-03')).rows?.map(({ file }) => file).sort()).toEqual(keys)
    await check(0)
    expect([told().includes(number), await listed()]).toEqual([false, []])
    log.mockRestore()
  })
})

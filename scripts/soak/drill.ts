// The restore drill: a wrong job deletes the files of an order; D1 goes back to the minute before and R2 comes back from the
// trash. Everything must then be as it was, and the order can be printed.
import { createHash } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { storeShopper, type UploadedPhoto } from '../lib/store-shopper.ts'
import type { KilledStore } from './killed-store.ts'
import type { Shopper } from './order-story.ts'
import type { SoakRow } from './row.ts'
import { untilDone } from './until-done.ts'

const SIDES = [
  { width: 1600, height: 1200 },
  { width: 1300, height: 1700 },
]
const MINUTES_MAX = 5

/** What a job would do that takes everything for unused: retention then deletes it. */
const WRONG_JOB = [
  'DROP TRIGGER order_originals_frozen',
  'DROP TRIGGER uploads_frozen',
  'DELETE FROM order_originals',
  'UPDATE order_lines SET design_uid = NULL, design_revision = NULL',
  'DELETE FROM carts',
  "UPDATE design_revisions SET expires_at = '2020-01-01T00:00:00.000Z'",
  "UPDATE design_files SET created_at = '2020-01-01T00:00:00.000Z'",
  "UPDATE uploads SET created_at = '2020-01-01T00:00:00.000Z'",
  'DELETE FROM retention_cursors',
]

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The files of the shop, without what is in the trash: their keys and the hashes of their bytes. */
const filesOf = (store: KilledStore) =>
  store.inspect(async (_db, files) => {
    const found = new Map<string, string>()
    for (let cursor: string | undefined; ; ) {
      const page = await files.list({ cursor })
      for (const { key } of page.objects) {
        if (key.startsWith('trash/')) continue
        // The ETag of a file that came in parts is not the one of its copy.
        const file = await files.get(key)
        if (!file) throw new Error(`${key} is missing.`)
        found.set(key, hashOf(Buffer.from(await file.arrayBuffer())))
      }
      if (!page.truncated) return found
      cursor = page.cursor
    }
  })

async function orderPrints(shopper: Shopper): Promise<string> {
  const prints: UploadedPhoto[] = []
  for (const { width, height } of SIDES) {
    const background = { r: width % 256, g: height % 256, b: 120 }
    const file = await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer()
    prints.push({ upload: await shopper.upload(file), width, height })
  }
  const cart = await shopper.newCart()
  await shopper.add(cart, { item: shopper.prints(await shopper.savePrints(prints)), quantity: prints.length })
  await shopper.fillCheckout(cart)
  return (await shopper.place(cart)).number
}

export async function soakDrill(store: KilledStore): Promise<SoakRow> {
  // Without what the kills of other parts have left: files that no row names are not brought back.
  const others = await filesOf(store)
  await store.start()
  const number = await orderPrints(storeShopper(store.url, 'guest-key-of-soak-drill'))
  const before = new Map([...(await filesOf(store))].filter(([key]) => !others.has(key)))
  // What Time Travel is in production: the state of the database at that minute.
  const [database, saved] = [join(store.folder, 'state/v3/d1'), join(store.folder, 'd1-before')]
  cpSync(database, saved, { recursive: true })

  await store.start()
  for (const sql of WRONG_JOB) await store.change(sql)
  for (let minute = 0; minute < MINUTES_MAX; minute += 1) await store.work()
  const damaged = await filesOf(store)
  const deleted = [...before.keys()].filter((key) => !damaged.has(key)).length

  const startedAt = Date.now()
  rmSync(database, { recursive: true })
  cpSync(saved, database, { recursive: true })
  await store.start()
  const day = new Date().toISOString().slice(0, 10)
  const { rows: restored } = await untilDone(() => store.operate('files', 'restore', day))
  const minutes = (Date.now() - startedAt) / 60_000
  await store.work()
  const { rows: missing } = await untilDone(() => store.operate('files'))
  await untilDone(() => store.operate('paid', number))
  await store.work()
  const { rows: unprinted } = await untilDone(() => store.operate('print'))
  const after = await filesOf(store)
  return {
    about: `a restore drill: ${deleted} deleted files of an order, ${restored.length} brought back in ${minutes.toFixed(2)} minutes`,
    done: deleted,
    kills: 0,
    refused: 0,
    // Without a deletion nothing was practised.
    lost: deleted === 0 ? 1 : [...before].filter(([key, hash]) => after.get(key) !== hash).length,
    doubled: 0,
    broken: missing.length + unprinted.length,
  }
}

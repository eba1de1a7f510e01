// Saves designs while the server is killed. An acknowledged save exists with its complete document.
import { setTimeout as sleep } from 'node:timers/promises'
import { storeShopper } from '../lib/store-shopper.mjs'
import { allDone, untilDone } from './until-done.mjs'

/** Saves in progress when the server is killed. */
const AT_ONCE = 3

const FOUND = `SELECT r.design_uid AS uid, r.revision, r.file_key AS file, f.in_use,
    (SELECT count(*) FROM design_uploads u WHERE u.design_uid = r.design_uid AND u.revision = r.revision) AS uploads
  FROM design_revisions r LEFT JOIN design_files f ON f.object_key = r.file_key`

/** Returns a row of figures. */
export async function soakSaves(store, { kills }) {
  const shopper = storeShopper(store.url, 'guest-key-of-soak-designs')
  const photo = await shopper.upload()
  const first = await shopper.save(photo, 'first')
  const started = performance.now()
  const warm = await allDone(Array.from({ length: AT_ONCE }, (_, at) => shopper.save(photo, `warm ${at}`)))
  const span = performance.now() - started
  const acknowledged = [first, ...warm]
  let sent = acknowledged.length
  for (let round = 0; round < kills; round += 1) {
    const save = async (at) => {
      sent += 1
      // The first adds a revision to a design. The others are new designs.
      const saved = await shopper.save(photo, `round ${round} ${at}`, at === 0 ? first.uid : null)
      acknowledged.push(saved)
    }
    const saving = Array.from({ length: AT_ONCE }, (_, at) => save(at).catch(() => at))
    await sleep(((round + Math.random()) / kills) * span)
    await store.kill()
    const unanswered = (await Promise.all(saving)).filter((at) => at !== undefined)
    await store.start()
    await allDone(unanswered.map((at) => untilDone(() => save(at))))
  }
  const { rows, texts } = await store.look(async (db, files) => {
    const { results } = await db.prepare(FOUND).all()
    const read = results.map(async ({ file }) => [file, await (await files.get(file))?.text()])
    return { rows: results, texts: new Map(await Promise.all(read)) }
  })
  await store.start()
  const same = (a, b) => a !== undefined && JSON.stringify(JSON.parse(a)) === JSON.stringify(JSON.parse(b))
  const isThere = ({ uid, revision, document }) => {
    const row = rows.find((found) => found.uid === uid && found.revision === revision)
    return row !== undefined && same(texts.get(row.file), document)
  }
  const names = new Set(acknowledged.map(({ uid, revision }) => `${uid}/${revision}`))
  return {
    about: `designs saved, ${AT_ONCE} at once (${sent} sent)`,
    done: acknowledged.length,
    kills,
    refused: 0,
    lost: acknowledged.filter((saved) => !isThere(saved)).length,
    // Two responses with the same revision, or more revisions than requests.
    doubled: acknowledged.length - names.size + Math.max(0, rows.length - sent),
    broken: rows.filter(({ file, in_use, uploads }) => in_use !== 1 || uploads !== 1 || !texts.get(file)).length,
  }
}

// Saves designs while the server is killed. Each acknowledged save must exist afterwards with its complete document.
import { setTimeout as sleep } from 'node:timers/promises'
import { type SavedDesign, storeShopper } from '../lib/store-shopper.ts'
import type { KilledStore } from './killed-store.ts'
import type { SoakRow } from './row.ts'
import { allDone, untilDone } from './until-done.ts'

/** Saves in progress when the server is killed. */
const CONCURRENT_SAVES = 3

interface RevisionRow {
  uid: string
  revision: number
  /** The key of the file. */
  file: string
  in_use: number | null
  uploads: number
}

/** Every stored revision of one owner, with its file and the number of its photos. Other parts save designs too. */
const SELECT_REVISIONS = `SELECT r.design_uid AS uid, r.revision, r.file_key AS file, f.in_use,
    (SELECT count(*) FROM design_uploads u WHERE u.design_uid = r.design_uid AND u.revision = r.revision) AS uploads
  FROM design_revisions r JOIN designs d ON d.uid = r.design_uid LEFT JOIN design_files f ON f.object_key = r.file_key
  WHERE d.owner = (SELECT owner FROM designs WHERE uid = ?)`

export async function soakSaves(store: KilledStore, { kills }: { kills: number }): Promise<SoakRow> {
  const shopper = storeShopper(store.url, 'guest-key-of-soak-designs')
  const photo = await shopper.upload()
  const first = await shopper.save(photo, 'first')
  const started = performance.now()
  const warmUps = await allDone(
    Array.from({ length: CONCURRENT_SAVES }, (_, index) => shopper.save(photo, `warm-up ${index}`)),
  )
  // The kill is at a random time within the time that concurrent saves take.
  const saveMs = performance.now() - started
  const acknowledged = [first, ...warmUps]
  let sent = acknowledged.length
  for (let round = 0; round < kills; round += 1) {
    const save = async (index: number) => {
      sent += 1
      // The first adds a revision to a design. The others are new designs.
      const saved = await shopper.save(photo, `round ${round} ${index}`, index === 0 ? first.uid : null)
      acknowledged.push(saved)
    }
    const saving = Array.from({ length: CONCURRENT_SAVES }, (_, index) => save(index).catch(() => index))
    await sleep(((round + Math.random()) / kills) * saveMs)
    await store.kill()
    const unanswered = (await Promise.all(saving)).filter((index) => index !== undefined)
    await store.start()
    await allDone(unanswered.map((index) => untilDone(() => save(index))))
  }
  const { rows, texts } = await store.inspect(async (db, files) => {
    const { results } = await db.prepare(SELECT_REVISIONS).bind(first.uid).all<RevisionRow>()
    const reads = results.map(async ({ file }) => [file, await (await files.get(file))?.text()] as const)
    return { rows: results, texts: new Map(await Promise.all(reads)) }
  })
  const isSameJson = (a: string | undefined, b: string) =>
    a !== undefined && JSON.stringify(JSON.parse(a)) === JSON.stringify(JSON.parse(b))
  const isStored = ({ uid, revision, document }: SavedDesign) => {
    const row = rows.find((found) => found.uid === uid && found.revision === revision)
    return row !== undefined && isSameJson(texts.get(row.file), document)
  }
  const names = new Set(acknowledged.map(({ uid, revision }) => `${uid}/${revision}`))
  return {
    about: `designs saved, ${CONCURRENT_SAVES} at once (${sent} sent)`,
    done: acknowledged.length,
    kills,
    // A refusal is repeated like a lost response, so none is counted.
    refused: 0,
    lost: acknowledged.filter((saved) => !isStored(saved)).length,
    // Two responses with the same revision, or more revisions than requests.
    doubled: acknowledged.length - names.size + Math.max(0, rows.length - sent),
    broken: rows.filter(({ file, in_use, uploads }) => in_use !== 1 || uploads !== 1 || !texts.get(file)).length,
  }
}

import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { clearSmallPhotos, keepSmallPhoto } from '../photos/small-photos'
import { withRetry } from '../with-retry'
import type { DraftDesign, FlushedDraft } from './draft-design'
import { forgetDrafts, rememberDrafts } from './draft-mark'
import type { Draft, DraftEntry, Drafts } from './drafts'
import { newestOf } from './newest-draft'
import type { PhotoRecord } from './photo-record'

interface Tables extends DBSchema {
  designs: { key: string; value: DraftDesign }
  photos: { key: [draft: string, photo: string]; value: PhotoRecord }
}

const photosOf = (key: string) => IDBKeyRange.bound([key], [key, []])

let opened: Promise<IDBPDatabase<Tables>> | null = null

const database = (): Promise<IDBPDatabase<Tables>> => {
  opened ??= openDB<Tables>('kea-editor', 1, {
    upgrade(db) {
      db.createObjectStore('designs')
      db.createObjectStore('photos')
    },
  })
  return opened
}

/** Opens the storage while the tool is drawn. A failure is reported by the first use. */
export function openDrafts(): void {
  database().catch(() => {})
}

const FLUSHED = 'kea-draft:'

/**
 * Drafts with documents of version 2. A tab that still runs older code stores its drafts without this prefix, so it
 * cannot overwrite them with an empty design because it does not understand them.
 */
const ownKey = (key: string): string => `v2:${key}`

function flushedJson(key: string): string | null {
  try {
    return localStorage.getItem(FLUSHED + key)
  } catch {
    return null
  }
}

/** The draft written when the page closed. Damaged text counts as none. Most visits have none, so its schema loads later. */
async function readFlushed(key: string): Promise<FlushedDraft | null> {
  const json = flushedJson(key)
  if (json === null) return null
  const { readFlushedDraft } = await withRetry(() => import('./draft-design'))
  return readFlushedDraft(json)
}

function forgetFlushed(key: string): void {
  try {
    localStorage.removeItem(FLUSHED + key)
  } catch {
    // A device without storage has no draft.
  }
}

/** The newest draft of a key, which is the stored one afterwards. */
async function newestDraft(db: IDBPDatabase<Tables>, key: string): Promise<DraftDesign | null> {
  const stored = (await db.get('designs', key)) ?? null
  const draft = newestOf(stored, await readFlushed(key))
  if (draft && draft !== stored) await db.put('designs', draft, key)
  return draft
}

/** The draft of older code with its photos, copied: that code may still run in another tab. */
async function copyOlder(db: IDBPDatabase<Tables>, key: string): Promise<Draft | null> {
  const draft = await newestDraft(db, key)
  if (!draft) return null
  const photos = await db.getAll('photos', photosOf(key))
  const copy = db.transaction(['designs', 'photos'], 'readwrite')
  await Promise.all([
    copy.objectStore('designs').put(draft, ownKey(key)),
    ...photos.map((photo) => copy.objectStore('photos').put(photo, [ownKey(key), photo.key])),
    copy.done,
  ])
  return { ...draft, photos }
}

/** Drafts in IndexedDB with the files of their photos. They survive a reload, a closed tab and an empty battery. */
export const deviceDrafts: Drafts = {
  async load(key) {
    const db = await database()
    if (!(await newestDraft(db, ownKey(key)))) return copyOlder(db, key)
    // Both at one moment: the page that puts the design in the cart may delete them meanwhile.
    const reading = db.transaction(['designs', 'photos'])
    const [draft, photos] = await Promise.all([
      reading.objectStore('designs').get(ownKey(key)),
      reading.objectStore('photos').getAll(photosOf(ownKey(key))),
    ])
    return draft ? { ...draft, photos } : null
  },
  async saveDesign(key, draft, base) {
    const change = (await database()).transaction('designs', 'readwrite')
    const stored = await change.store.get(ownKey(key))
    const isOurs = (stored?.savedAt ?? null) === base
    if (isOurs) await change.store.put(draft, ownKey(key))
    await change.done
    if (isOurs) rememberDrafts()
    return isOurs
  },
  saveAtOnce(key, { picture: _picture, ...draft }, follows) {
    try {
      localStorage.setItem(FLUSHED + ownKey(key), JSON.stringify({ ...draft, follows } satisfies FlushedDraft))
      rememberDrafts()
    } catch {
      // The write to IndexedDB runs too.
    }
  },
  async savedAt(key) {
    return (await (await database()).get('designs', ownKey(key)))?.savedAt ?? null
  },
  async copy(from, to, draft) {
    const change = (await database()).transaction(['designs', 'photos'], 'readwrite')
    const photos = await change.objectStore('photos').getAll(photosOf(ownKey(from)))
    await Promise.all([
      change.objectStore('designs').put(draft, ownKey(to)),
      ...photos.map((photo) => change.objectStore('photos').put(photo, [ownKey(to), photo.key])),
      change.done,
    ])
  },
  async savePhoto(key, photo) {
    const place: [string, string] = [ownKey(key), photo.key]
    const { isDone, uid, thumbnail } = photo
    // The list of earlier photos shows it after the design is gone.
    if (isDone && uid && thumbnail) void keepSmallPhoto(uid, thumbnail).catch(() => {})
    const db = await database()
    await db.put('photos', photo, place)
    return (await db.get('photos', place)) ?? photo
  },
  async keepPhotos(key, photos) {
    const table = (await database()).transaction('photos', 'readwrite').store
    const stale = (await table.getAllKeys(photosOf(ownKey(key)))).filter(([, photo]) => !photos.includes(photo))
    await Promise.all(stale.map((place) => table.delete(place)))
  },
  async clear(key) {
    const change = (await database()).transaction(['designs', 'photos'], 'readwrite')
    // The draft of older code would come back otherwise.
    const deleted = [key, ownKey(key)].flatMap((each) => {
      forgetFlushed(each)
      return [change.objectStore('designs').delete(each), change.objectStore('photos').delete(photosOf(each))]
    })
    await Promise.all([...deleted, change.done])
  },
}

/** All drafts of this device, the last changed one first, without those of older code. */
export async function listDrafts(): Promise<DraftEntry[]> {
  const db = await database()
  const prefix = ownKey('')
  const keys = (await db.getAllKeys('designs')).filter((key) => key.startsWith(prefix))
  const drafts = await Promise.all(keys.map((key) => newestDraft(db, key)))
  const entries = drafts.flatMap((draft, at) =>
    draft ? [{ ...draft, key: (keys[at] ?? '').slice(prefix.length) }] : [],
  )
  if (entries.length === 0) forgetDrafts()
  return entries.sort((a, b) => b.savedAt.localeCompare(a.savedAt))
}

/** Deletes all drafts of this device with their photos. */
export async function clearDrafts(): Promise<void> {
  const db = await database()
  for (const key of await db.getAllKeys('designs')) forgetFlushed(key)
  const change = db.transaction(['designs', 'photos'], 'readwrite')
  await Promise.all([change.objectStore('designs').clear(), change.objectStore('photos').clear(), change.done])
  await clearSmallPhotos().catch(() => {})
  forgetDrafts()
}

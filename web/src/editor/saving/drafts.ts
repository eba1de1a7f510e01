import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { withRetry } from '~/lib/with-retry'
import type { PhotoRecord } from '../assets/photo-record'
import type { DraftDesign } from './draft-design'

export interface Draft extends DraftDesign {
  photos: readonly PhotoRecord[]
}

export interface Drafts {
  load(key: string): Promise<Draft | null>
  saveDesign(key: string, draft: DraftDesign): Promise<void>
  /** A synchronous write before the page closes. An asynchronous one would be lost. */
  saveAtOnce(key: string, draft: DraftDesign): void
  /** Resolves with the stored record, whose files are not in memory. */
  savePhoto(key: string, photo: PhotoRecord): Promise<PhotoRecord>
  /** Deletes the photos that the design no longer shows. */
  keepPhotos(key: string, photos: readonly string[]): Promise<void>
  clear(key: string): Promise<void>
}

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
async function readFlushed(key: string): Promise<DraftDesign | null> {
  const json = flushedJson(key)
  if (json === null) return null
  const { readDraftDesign } = await withRetry(() => import('./draft-design'))
  return readDraftDesign(json)
}

function forgetFlushed(key: string): void {
  try {
    localStorage.removeItem(FLUSHED + key)
  } catch {
    // A device without storage has no draft.
  }
}

const newer = (one: DraftDesign | null, other: DraftDesign | null): DraftDesign | null =>
  one && other ? (one.savedAt > other.savedAt ? one : other) : (one ?? other)

const newestDraft = async (db: IDBPDatabase<Tables>, key: string): Promise<DraftDesign | null> =>
  newer((await db.get('designs', key)) ?? null, await readFlushed(key))

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
    const draft = await newestDraft(db, ownKey(key))
    return draft ? { ...draft, photos: await db.getAll('photos', photosOf(ownKey(key))) } : copyOlder(db, key)
  },
  async saveDesign(key, draft) {
    await (await database()).put('designs', draft, ownKey(key))
  },
  saveAtOnce(key, draft) {
    try {
      localStorage.setItem(FLUSHED + ownKey(key), JSON.stringify(draft))
    } catch {
      // The write to IndexedDB runs too.
    }
  },
  async savePhoto(key, photo) {
    const place: [string, string] = [ownKey(key), photo.key]
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

import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { withRetry } from '~/lib/with-retry'
import type { PhotoRecord } from '../assets/UploadQueue'
import type { DraftDesign } from './draft-design'

export interface Draft extends DraftDesign {
  photos: readonly PhotoRecord[]
}

export interface Drafts {
  load(key: string): Promise<Draft | null>
  saveDesign(key: string, draft: DraftDesign): Promise<void>
  /** A synchronous write before the page closes. An asynchronous one would be lost. */
  saveAtOnce(key: string, draft: DraftDesign): void
  savePhoto(key: string, photo: PhotoRecord): Promise<void>
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

/** Drafts in IndexedDB with the files of their photos. They survive a reload, a closed tab and an empty battery. */
export const deviceDrafts: Drafts = {
  async load(key) {
    const db = await database()
    const draft = newer((await db.get('designs', key)) ?? null, await readFlushed(key))
    return draft ? { ...draft, photos: await db.getAll('photos', photosOf(key)) } : null
  },
  async saveDesign(key, draft) {
    await (await database()).put('designs', draft, key)
  },
  saveAtOnce(key, draft) {
    try {
      localStorage.setItem(FLUSHED + key, JSON.stringify(draft))
    } catch {
      // The write to IndexedDB runs too.
    }
  },
  async savePhoto(key, photo) {
    await (await database()).put('photos', photo, [key, photo.key])
  },
  async keepPhotos(key, photos) {
    const table = (await database()).transaction('photos', 'readwrite').store
    const stale = (await table.getAllKeys(photosOf(key))).filter(([, photo]) => !photos.includes(photo))
    await Promise.all(stale.map((place) => table.delete(place)))
  },
  async clear(key) {
    forgetFlushed(key)
    const change = (await database()).transaction(['designs', 'photos'], 'readwrite')
    await Promise.all([
      change.objectStore('designs').delete(key),
      change.objectStore('photos').delete(photosOf(key)),
      change.done,
    ])
  },
}

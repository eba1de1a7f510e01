import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { PhotoRecord } from '../assets/UploadQueue'

export interface Pieces {
  chosen: number
  /** 1 for a new design, else what was on its line: where that has changed since, the line counts. */
  from: number
}

/** A design that is being made, as the device keeps it between visits. */
export interface DraftDesign {
  design: unknown
  /** The kept design it goes back to; null for a new one. */
  designUid: string | null
  revision: number | null
  /** Options that the address asked for when it was begun: they were taken over then, and not again by a reload. */
  asked: readonly string[]
  /** Pieces that were chosen, and how many there were when the tool was opened. Older drafts have none. */
  pieces?: Pieces
  savedAt: string
}

export interface Draft extends DraftDesign {
  photos: readonly PhotoRecord[]
}

export interface Drafts {
  load(key: string): Promise<Draft | null>
  saveDesign(key: string, draft: DraftDesign): Promise<void>
  /** Before the page goes: a write that needs a moment more would be lost with it. */
  saveAtOnce(key: string, draft: DraftDesign): void
  savePhoto(key: string, photo: PhotoRecord): Promise<void>
  /** Drops the photos that no design shows any more. */
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

const FLUSHED = 'kea-draft:'

/** What was written when the page went; damaged text counts as nothing. */
function readFlushed(key: string): DraftDesign | null {
  try {
    return JSON.parse(localStorage.getItem(FLUSHED + key) ?? 'null') as DraftDesign | null
  } catch {
    return null
  }
}

function forgetFlushed(key: string): void {
  try {
    localStorage.removeItem(FLUSHED + key)
  } catch {
    // Without storage there is nothing to forget.
  }
}

const newer = (one: DraftDesign | null, other: DraftDesign | null): DraftDesign | null =>
  one && other ? (one.savedAt > other.savedAt ? one : other) : (one ?? other)

/** Drafts in IndexedDB, with the photos' files: a reload, a closed tab or an empty battery loses nothing. */
export const deviceDrafts: Drafts = {
  async load(key) {
    const db = await database()
    const draft = newer((await db.get('designs', key)) ?? null, readFlushed(key))
    return draft ? { ...draft, photos: await db.getAll('photos', photosOf(key)) } : null
  },
  async saveDesign(key, draft) {
    await (await database()).put('designs', draft, key)
  },
  saveAtOnce(key, draft) {
    try {
      localStorage.setItem(FLUSHED + key, JSON.stringify(draft))
    } catch {
      // The write to IndexedDB is under way too.
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

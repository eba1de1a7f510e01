import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** The stored photo is deleted after this time. */
const KEPT_MS = 24 * 60 * 60 * 1000
const KEY = 'photo'

interface Tables extends DBSchema {
  chosen: { key: string; value: { photo: File; at: number } }
}

let opened: Promise<IDBPDatabase<Tables>> | null = null

const database = (): Promise<IDBPDatabase<Tables>> => {
  opened ??= openDB<Tables>('kea-photo', 1, { upgrade: (db) => void db.createObjectStore('chosen') })
  return opened
}

let chosen: File | null = null

/** Keeps the photo with which the shopper looks at products. It stays on the device and survives a reload. */
export async function keepChosenPhoto(photo: File): Promise<void> {
  chosen = photo
  try {
    await (await database()).put('chosen', { photo, at: Date.now() }, KEY)
  } catch {
    // A device without storage keeps the photo until the reload.
  }
}

export async function forgetChosenPhoto(): Promise<void> {
  chosen = null
  try {
    await (await database()).delete('chosen', KEY)
  } catch {
    // A device without storage has no photo.
  }
}

async function storedPhoto(): Promise<File | null> {
  try {
    const stored = await (await database()).get('chosen', KEY)
    if (!stored) return null
    if (Date.now() - stored.at < KEPT_MS) return stored.photo
  } catch {
    return null
  }
  await forgetChosenPhoto()
  return null
}

export async function chosenPhoto(): Promise<File | null> {
  chosen ??= await storedPhoto()
  return chosen
}

/** Small pictures of uploaded photos, stored on this device. A list of photos would load whole originals without them. */
const NAME = 'kea-small-photos'
/** The oldest are deleted above this number. */
const MOST = 300

const keyOf = (uid: string): string => `/media/uploads/${encodeURIComponent(uid)}?small`

/** Null where the browser has no such storage, as on a page without https. */
const open = async (): Promise<Cache | null> =>
  'caches' in globalThis ? await caches.open(NAME).catch(() => null) : null

/** The small picture of an upload; null for none. */
export async function smallPhoto(uid: string): Promise<Blob | null> {
  const found = await (await open())?.match(keyOf(uid))
  return found ? found.blob() : null
}

export async function keepSmallPhoto(uid: string, picture: Blob): Promise<void> {
  const cache = await open()
  if (!cache) return
  await cache.put(keyOf(uid), new Response(picture, { headers: { 'Content-Type': picture.type } }))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(keys.length - MOST, 0)).map((key) => cache.delete(key)))
}

export async function clearSmallPhotos(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(NAME)
}

import type { StoredPhoto } from '~/lib/photos/phone-link-api'
import { keepSmallPhoto, smallPhoto } from '~/lib/photos/small-photos'
import { browserPlatform } from '../browser-platform'

const SIDE = 320

let making: Promise<unknown> = Promise.resolve()

async function make({ uid, widthPx, heightPx }: StoredPhoto): Promise<Blob> {
  const original = await browserPlatform.fetchOriginal(uid)
  const { bitmap, file } = await browserPlatform.decodeProxy(original, { widthPx, heightPx, side: SIDE })
  bitmap.close()
  if (file) await keepSmallPhoto(uid, file).catch(() => {})
  return file ?? original
}

/** A small picture of a photo that the shop has. It is made on this device once; two at a time would need much memory. */
export async function earlierPicture(photo: StoredPhoto): Promise<Blob> {
  const kept = await smallPhoto(photo.uid).catch(() => null)
  if (kept) return kept
  const made = making.then(() => make(photo))
  making = made.catch(() => {})
  return made
}

import { PHONE_LINK } from '@kea/shared/constants/uploads'
import { fieldsOf } from '../fields-of'
import { getFrom, postTo, readFields } from './upload-rest'

/** A photo that the shop has. */
export interface StoredPhoto {
  uid: string
  name: string
  widthPx: number
  heightPx: number
}

export interface PhoneLink {
  token: string
  expiresAt: string
  /** The address of the shop that a phone can open; null for that of this page. */
  origin: string | null
}

const PATH = ['phone']

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function readPhotos(body: string): StoredPhoto[] {
  const { photos } = readFields(body)
  return (Array.isArray(photos) ? photos : [])
    .map((photo) => fieldsOf(photo))
    .map(({ uid, name, width, height }) => ({
      uid: text(uid),
      name: text(name),
      widthPx: Number(width) || 0,
      heightPx: Number(height) || 0,
    }))
    .filter(({ uid }) => uid !== '')
}

/** Makes a link by which a phone adds photos to this shopper's uploads. It ends the one before. */
export const createPhoneLink = (): Promise<PhoneLink> =>
  postTo(PATH, undefined, (body) => {
    const { token, expiresAt, origin } = readFields(body)
    return { token: text(token), expiresAt: text(expiresAt), origin: text(origin) || null }
  })

/** The photos that came over the link. */
export const arrivedPhotos = (signal: AbortSignal): Promise<StoredPhoto[]> => getFrom(PATH, readPhotos, { signal })

/** The photos that this shopper has sent before, newest first. */
export const earlierPhotos = (): Promise<StoredPhoto[]> => getFrom([], readPhotos)

/** How many photos a phone may still add. */
export const phoneRoom = (token: string): Promise<number> =>
  getFrom(PATH, (body) => Number(readFields(body).filesLeft) || 0, { headers: { [PHONE_LINK.header]: token } })

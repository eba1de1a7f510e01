/**
 * A photo in the draft on the device. The original is stored until its upload is complete; the pictures stay for the
 * next visit.
 */
export interface PhotoRecord {
  key: string
  name: string
  type: string
  size: number
  sha256: string
  widthPx: number
  heightPx: number
  original: Blob | null
  /** The picture for the stage; null until the photo is shown there. */
  proxy: Blob | null
  /** A small picture. Older drafts have none. */
  thumbnail?: Blob | null
  uid: string | null
  isDone: boolean
}

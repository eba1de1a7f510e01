import type { DraftDesign } from './draft-design'
import type { PhotoRecord } from './photo-record'

export interface Draft extends DraftDesign {
  photos: readonly PhotoRecord[]
}

/** A draft in a list. */
export interface DraftEntry extends DraftDesign {
  key: string
}

export interface Drafts {
  load(key: string): Promise<Draft | null>
  /**
   * False, and nothing is saved, if the stored draft is not that of the time `base`: another tab has changed or
   * finished it.
   *
   * @param base null for a draft that is not stored yet
   */
  saveDesign(key: string, draft: DraftDesign, base: string | null): Promise<boolean>
  /**
   * A synchronous write before the page closes. An asynchronous one would be lost.
   *
   * @param follows when the drafts were saved of which one is stored then: the stored one, and one whose save still runs
   */
  saveAtOnce(key: string, draft: DraftDesign, follows: readonly (string | null)[]): void
  /** When the stored draft was saved; null without one. */
  savedAt(key: string): Promise<string | null>
  /** Stores a draft under another key, with the photos of the first. */
  copy(from: string, to: string, draft: DraftDesign): Promise<void>
  /** Resolves with the stored record, whose files are not in memory. */
  savePhoto(key: string, photo: PhotoRecord): Promise<PhotoRecord>
  /** Deletes the photos that the design no longer shows. */
  keepPhotos(key: string, photos: readonly string[]): Promise<void>
  clear(key: string): Promise<void>
}

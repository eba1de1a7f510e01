import type { ByteSource } from '@kea/photo/byte-source'
import type { JpegHeadFacts } from '@kea/photo/jpeg-facts'
import type { JpegEnd } from '@kea/photo/jpeg-parts'
import type { PhotoMask } from '@kea/photo/photo-mask'
import type { Part } from './pdf-plan'

/** An original as a PDF embeds it. */
export interface OriginalJpeg {
  facts: JpegHeadFacts
  /**
   * Its picture: what a decoder needs of the header, then the coded data as it is. Metadata, surplus bytes and what lies
   * behind are left out, and a missing end is added.
   */
  picture: readonly Part[]
  /** The compressed rows of its mask, of the same size; null for an opaque photo. */
  mask: Part | null
}

/** Where the picture of an original ends, and where the rows of its mask are. */
export type PictureEnd = Pick<JpegEnd, 'end' | 'hasEnd'> & { mask: Pick<PhotoMask, 'start' | 'end'> | null }

/** The original of a photo, as it was uploaded. */
export interface Original {
  /** Equal for equal bytes: the file has one object for them. */
  key: string
  /** The name of the shopper's file, for messages. */
  name: string
  /** What is known of it before it is read, for the plan of a file that is not written. */
  jpeg?: OriginalJpeg
  source: ByteSource
  /** Where its picture ends; null where that is not known before it is read. */
  end: PictureEnd | null
  /** A stream of exactly these bytes. It fails where the original has changed since it was read. */
  open(from: number, to: number): Promise<ReadableStream<Uint8Array>>
}

/** Changed pixels of a photo, or of blurred sides, as JPEGs beside each other. */
export interface DerivedPixels {
  /** The whole picture at the scale of the tiles. */
  widthPx: number
  heightPx: number
  tiles: readonly { x: number; y: number; widthPx: number; heightPx: number; original: Original }[]
}

/** What the writer reads besides the pages. */
export interface PrintResources {
  /** The original of a photo's record. */
  original(photo: string): Promise<Original>
  /** The changed pixels of this key; null where they are not there. */
  derived(key: string): Promise<DerivedPixels | null>
  /** The TrueType file of a font of our list. */
  font(id: string): Promise<Uint8Array>
  /** The font with the outlines of these glyphs only, under the ids that they have. */
  subset(font: Uint8Array, glyphs: Iterable<number>): Uint8Array
}

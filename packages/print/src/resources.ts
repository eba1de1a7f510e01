/** The original of a photo, as it was uploaded. */
export interface Original {
  /** Equal for equal bytes: the file has one object for them. */
  key: string
  /** The name of the shopper's file, for messages. */
  name: string
  /** All its bytes. */
  length: number
  read(offset: number, length: number): Promise<Uint8Array>
  /** A stream of exactly `length` bytes. It fails where the original has changed since it was read. */
  open(): Promise<ReadableStream<Uint8Array>>
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

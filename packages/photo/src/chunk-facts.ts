/** What the chunks of a PNG or a WebP say, before anything is decoded. */
export interface ChunkFacts {
  type: 'image/png' | 'image/webp'
  width: number
  height: number
  /** Samples per pixel. */
  components: number
  isWhole: boolean
  isAnimated: boolean
  hasPosition: boolean
  /** A chunk is too long to be read, or there are too many. */
  isOverlong: boolean
  /** True where something lies behind the picture that is not zero. */
  hasTrailer: boolean
  exif: Uint8Array | null
}

/** A named chunk of a file, and the range of its data. */
export interface Chunk {
  name: string
  start: number
  end: number
}

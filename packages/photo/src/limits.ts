/** What a photo file may have, for the upload and for the print alike: what the store takes, the writer can place. */
export const PHOTO_LIMITS = {
  /** A photo has a few dozen segments, and one of long metadata a few hundred. More would only cost time. */
  segments: 2_000,
  /** Pixels of the largest photo: those of a larger one are not counted. */
  pixels: 120_000_000,
  /** A photo that sharpens in steps has about ten scans. Each is a pass over all its pixels. */
  scans: 100,
  /** Tables and headers that a print file has of each JPEG. Encoders write about a thousand bytes. */
  headBytes: 65_536,
  /** The largest PNG has a few ten thousand chunks. */
  chunks: 50_000,
  /** Text and coordinates are short. A longer chunk of a PNG or WebP may hide something. */
  textBytes: 4 * 1024 * 1024,
  /** A mask is decoded in full, as the PNG that it was made of. */
  maskPixels: 40_000_000,
} as const

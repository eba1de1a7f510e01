/** Pixels as stored, and what the printer needs to print the unchanged file. */
export interface ImageFacts {
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  width: number
  height: number
  /** 1–8, as in Exif. */
  orientation: number
  components: number
}

export const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

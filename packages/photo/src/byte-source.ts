/** Bytes that are read in pieces, so that a large photo is never in memory as a whole. */
export interface ByteSource {
  size: number
  /** Returns fewer bytes than requested only at the end. */
  read(offset: number, length: number): Promise<Uint8Array>
  /** The available bytes from `offset`, for sequential reading: at least two, fewer only at the end. */
  ahead(offset: number): Promise<Uint8Array>
}

/** Bytes that are in memory. */
export const bytesSource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async (offset, length) => bytes.subarray(offset, offset + length),
  ahead: async (offset) => bytes.subarray(offset),
})

/** True if all bytes between the two offsets are zero. */
export async function isBlank(source: ByteSource, from: number, to: number): Promise<boolean> {
  for (let offset = from; offset < to; ) {
    const bytes = (await source.ahead(offset)).subarray(0, to - offset)
    for (const byte of bytes) if (byte !== 0) return false
    offset += bytes.length
  }
  return true
}

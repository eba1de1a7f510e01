/** Bytes that are read in pieces, so that a large photo never stands in memory as a whole. */
export interface ByteSource {
  size: number
  /** Fewer bytes than asked for only at the end. */
  read(offset: number, length: number): Promise<Uint8Array>
}

/** What one read of R2 brings; headers of a photo lie together at its beginning. */
const WINDOW = 256 * 1024

/** An object of R2 through a window. `etag` ends the reading where the object has changed. */
export function objectSource(files: R2Bucket, key: string, size: number): ByteSource {
  let start = 0
  let window: Uint8Array<ArrayBufferLike> = new Uint8Array()
  const fetchWindow = async (offset: number, length: number) => {
    const object = await files.get(key, { range: { offset, length: Math.min(length, size - offset) } })
    if (!object || !('body' in object)) throw new Error(`${key} is not there`)
    return new Uint8Array(await object.arrayBuffer())
  }
  return {
    size,
    async read(offset, length) {
      if (offset >= size) return new Uint8Array()
      const end = Math.min(offset + length, size)
      if (offset < start || end > start + window.length) {
        window = await fetchWindow(offset, Math.max(WINDOW, length))
        start = offset
      }
      return window.subarray(offset - start, end - start)
    },
  }
}

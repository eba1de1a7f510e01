/** Bytes that are read in pieces, so that a large photo never stands in memory as a whole. */
export interface ByteSource {
  size: number
  /** Fewer bytes than asked for only at the end. */
  read(offset: number, length: number): Promise<Uint8Array>
  /** What is at hand from `offset` on: two bytes at least, fewer only at the end. For reading through. */
  ahead(offset: number): Promise<Uint8Array>
}

/** What the first read of R2 brings; headers of a photo lie together at its beginning. */
const WINDOW = 256 * 1024
/** Who reads on is read ahead for, so that a whole photo takes a few dozen reads. */
const WINDOW_MAX = 4 * 1024 * 1024

/** An object of R2 through a window. */
export function objectSource(files: R2Bucket, key: string, size: number): ByteSource {
  let start = 0
  let window: Uint8Array<ArrayBufferLike> = new Uint8Array()
  let reach = WINDOW
  const fetchWindow = async (offset: number, length: number) => {
    const object = await files.get(key, { range: { offset, length: Math.min(length, size - offset) } })
    if (!object || !('body' in object)) throw new Error(`${key} is not there`)
    return new Uint8Array(await object.arrayBuffer())
  }
  const open = async (offset: number, length: number): Promise<void> => {
    const stop = start + window.length
    if (offset >= start && offset + length <= stop) return
    const isReadOn = window.length > 0 && offset >= start && offset <= stop
    reach = isReadOn ? Math.min(reach * 2, WINDOW_MAX) : WINDOW
    window = await fetchWindow(offset, Math.max(reach, length))
    start = offset
  }
  const read = async (offset: number, length: number): Promise<Uint8Array> => {
    if (offset >= size) return new Uint8Array()
    const wanted = Math.min(length, size - offset)
    await open(offset, wanted)
    return window.subarray(offset - start, offset - start + wanted)
  }
  return {
    size,
    read,
    async ahead(offset) {
      await read(offset, 2)
      return offset >= size ? new Uint8Array() : window.subarray(offset - start)
    },
  }
}

/** True where nothing but zeros stands between the two offsets. */
export async function isBlank(source: ByteSource, from: number, to: number): Promise<boolean> {
  for (let offset = from; offset < to; ) {
    const bytes = (await source.ahead(offset)).subarray(0, to - offset)
    for (const byte of bytes) if (byte !== 0) return false
    offset += bytes.length
  }
  return true
}
